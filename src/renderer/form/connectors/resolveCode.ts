import type { Option } from '../../../interpreter';
import { choiceWords } from '../../../messages/id';
import { showToast } from '../session/announce';
import type { Session } from '../session/session';

/** A list that has come. */
export interface Found {
  options: readonly Option[];
  /** By code. */
  records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/**
 * An answer that the page's address has given as a bare code gets its label now that its list is here. One that the list does
 * not know is taken back: the field opens, and the visitor is told.
 */
export function resolveCode(session: Session, name: string, { options, records }: Found): void {
  const { values, locks } = session.latest();
  const held = values[name];
  if (typeof held !== 'string' || held === '' || held.includes('|')) return;
  const option = options.find(({ code }) => code === held);
  if (option) {
    const writes = { [name]: { raw: option.value, record: records.get(held) } };
    void session.send({ type: 'write', by: 'effect', writes });
    return;
  }
  const { [name]: _taken, ...others } = locks;
  void session.send({ type: 'query', writes: { [name]: { raw: '' } }, locks: others });
  showToast(session, { variant: 'default', title: choiceWords.unknownCode(held) });
}
