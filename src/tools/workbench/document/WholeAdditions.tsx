import Button from '@mui/material/Button';
import type { CompiledForm } from '../../../interpreter';
import { Ask } from './Ask';
import type { Known } from './questions';
import type { Path } from '../../../language/schema';
import { ageEnd, recipes } from './recipes';
import type { Try } from './useEditing';
import { words } from './words';

interface WholeAdditionsProps {
  form: CompiledForm;
  known: Known | undefined;
  attempt: Try;
  isAgeAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  onReport: (why: string | undefined) => void;
  onAdded: (path: Path, title: string) => void;
}

/** What is added to a product as a whole: what recipes make, and an end by age. */
export function WholeAdditions({
  form,
  known,
  attempt,
  isAgeAsked,
  onAsk,
  onReport,
  onAdded,
}: WholeAdditionsProps) {
  const addAgeEnd = (years: string): string | undefined => {
    if (!known) return undefined;
    const end = ageEnd(known, years);
    if (typeof end === 'string') return end;
    const path = [...end.step.path, end.step.index];
    const why = attempt(end.edit, path);
    if (why !== undefined) return why;
    onAsk(false);
    onAdded(path, words.ageEnd.title(Number.parseInt(years, 10)));
    return undefined;
  };
  return (
    <>
      {recipes.map(({ name, needs, make, focus }) => (
        <Button
          key={name}
          size="small"
          onClick={() => {
            const edit = make(form);
            onReport(edit ? attempt(edit, focus) : needs);
          }}
        >
          {name}
        </Button>
      ))}
      <Button size="small" aria-expanded={isAgeAsked} onClick={() => onAsk(!isAgeAsked)}>
        {words.ageEnd.add}
      </Button>
      {isAgeAsked && known && <Ask name={words.ageEnd.years} first="17" onAnswer={addAgeEnd} />}
    </>
  );
}
