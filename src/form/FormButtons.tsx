import { type Elements } from '../fields/common/elements';
import { formClass } from '../theme';

/**
 * The two ways from a step or the preview, the one on first, where the fields begin: the next Tab behind the last field, and on
 * phones the first below it. Above them stands what they wait for, in room of its own.
 */
export function FormButtons({
  back,
  next,
  announcement,
}: {
  back: Elements;
  next: Elements;
  announcement?: string;
}) {
  return (
    <div className="no-print">
      <div role="status" className={formClass('formNotice')}>
        {announcement}
      </div>
      <div className={formClass('formButtons')}>
        {next}
        {back}
      </div>
    </div>
  );
}
