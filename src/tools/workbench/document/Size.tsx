import { numberWords } from '../../words/plain';
import { Labelled, TypedBox, type LabelledProps } from './Control';
import { numberIn } from './plainWords';
import { words } from './words';

/** A size in bytes, said in megabytes. */
export function Size({
  name,
  about,
  value,
  onSet,
}: Pick<LabelledProps, 'name' | 'about'> & { value: number; onSet: (bytes: number) => string | undefined }) {
  return (
    <Labelled name={words.said.inMegabytes(name)} about={about}>
      {(ids) => (
        <TypedBox
          ids={ids}
          value={numberWords(value / megabyte)}
          short
          onLeave={(typed) => {
            const [, number = typed, unit = 'MB'] = /^(.*?)\s*(MB|KB)?$/i.exec(typed.trim()) ?? [];
            const size = numberIn(number);
            if (typeof size !== 'number' || size <= 0) return words.said.noSize;
            return onSet(Math.round(size * (unit.toUpperCase() === 'KB' ? 1024 : megabyte)));
          }}
        />
      )}
    </Labelled>
  );
}

const megabyte = 1_048_576;
