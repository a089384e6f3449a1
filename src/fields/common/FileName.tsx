import { Fragment } from 'react';

/** Parts of a name that stay whole: up to its next line or hyphen, and from a dot on, so that the extension is never torn. */
const partsOf = (name: string): string[] =>
  name.match(/\.?[^-_.]*[-_]*/g)?.filter((part) => part !== '') ?? [];

/** The name of a file, which breaks between its parts before it breaks inside a word. */
export const FileName = ({ name }: { name: string }) =>
  partsOf(name).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
