/** Whether a text has more than so many bytes in UTF-8. */
export function isLonger(text: string, mostBytes: number): boolean {
  // One byte per UTF-16 unit at least, three at most.
  if (text.length > mostBytes) return true;
  if (text.length * 3 <= mostBytes) return false;
  let bytes = text.length;
  // Most of a definition is ASCII, over which a regular expression runs fastest.
  for (const [run] of text.matchAll(/\P{ASCII}+/gu)) {
    for (let at = 0; at < run.length; at++) bytes += extraBytes(run.charCodeAt(at));
  }
  return bytes > mostBytes;
}

/** How many bytes more than one a UTF-16 unit beyond ASCII takes in UTF-8; the halves of a pair have four together. */
function extraBytes(unit: number): number {
  const isHalfOfPair = unit >= 0xd800 && unit <= 0xdfff;
  return unit < 0x800 || isHalfOfPair ? 1 : 2;
}
