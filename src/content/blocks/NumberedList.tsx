import type { NumberedListBlock } from '../../interpreter';
import { contentClass } from '../contentClass';

/** Things to do, in order: one below the other on a phone, side by side where there is room. */
export function NumberedList({ block: { items } }: { block: NumberedListBlock }) {
  return (
    <ol className={contentClass('numberedList')}>
      {items.map(({ title, text }, index) => (
        <li key={index}>
          <div aria-hidden className={contentClass('listNumber')}>
            {index + 1}
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
