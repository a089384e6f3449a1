import { frameClass } from './frameClass';

/** Who watches over Indonesian banks, and who insures their deposits. */
const authorities = /\b(?:OJK|LPS)\b/g;

/** Who has licensed the bank, with a mark for each authority that the sentence names. */
export function Licence({ text }: { text: string }) {
  return (
    <p data-licence className={frameClass('licence')}>
      {[...new Set(text.match(authorities))].map((mark) => (
        <span key={mark} aria-hidden className={frameClass('authority')}>
          {mark}
        </span>
      ))}
      <span>{text}</span>
    </p>
  );
}
