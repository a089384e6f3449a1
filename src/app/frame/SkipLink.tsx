import { pageWords } from '../../messages';
import { frameClass } from './frameClass';

/** The first stop of the keyboard: past the header, to the element of the given id. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // The address stays as it is: a form's steps live in it.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      className={frameClass('skipLink')}
    >
      {pageWords.skipToContent}
    </a>
  );
}
