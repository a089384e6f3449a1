/** Hands a file to the browser, under a name that no definition can make a path of. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, '_');
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Parts of a name that stay whole: up to its next line or hyphen, and from a dot on, so that the extension is never torn. */
const partsOf = (name: string): string[] =>
  name.match(/\.?[^-_.]*[-_]*/g)?.filter((part) => part !== '') ?? [];

/** The name of a file, which breaks between its parts before it breaks inside a word. Another name is another element, as a whole. */
export const FileName = ({ name }: { name: string }) => (
  <span key={name}>
    {partsOf(name).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]))}
  </span>
);
