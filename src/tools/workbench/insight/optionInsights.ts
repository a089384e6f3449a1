import type { CompiledField } from '../../../interpreter';
import { reasonWords } from '../../documents/reasonWords';
import { reasonAt } from './reasons';
import type { Standing } from './standing';
import { words } from './words';

/** A choice that is not always offered, and why it is offered now or not. */
export interface OptionInsight {
  label: string;
  offered: boolean;
  why: string;
}

/** The choices of a field that have a condition. */
export function optionInsights(standing: Standing, field: CompiledField | undefined): OptionInsight[] {
  return (field?.listed ?? []).flatMap(({ label, visibleWhen }) => {
    const reason = reasonAt(standing, visibleWhen);
    if (!reason) return [];
    const is = reason.holds ? words.is.offered : words.is.withheld;
    return [{ label, offered: reason.holds, why: reasonWords(reason, is, words.when.offered) }];
  });
}
