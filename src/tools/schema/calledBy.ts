/**
 * What a key or a kind is called, out of the sentence on it: its first words, without the value that they begin with. `rest` is what the
 * sentence says beyond.
 */
export function calledBy(sentence: string): { called: string; rest: string } {
  const [, value = '', text = ''] = /^(?:'(true|false)':\s*)?(.*)$/s.exec(sentence) ?? [];
  // A key that is `false` for no is called by what it is no to.
  const plain = value === 'false' ? text.replace(/^tidak\s+/, '') : text;
  const at = plain.search(/[.;:,](?=\s|$)/);
  const first = (at < 0 ? plain : plain.slice(0, at)).trim();
  const rest = at < 0 ? '' : plain.slice(at + 1).trim();
  return {
    called: first.charAt(0).toUpperCase() + first.slice(1),
    rest: rest.charAt(0).toUpperCase() + rest.slice(1),
  };
}

/** A sentence on a key of yes and no without the value that it begins with. */
export function withoutValue(sentence: string): string {
  const text = sentence.replace(/^'(?:true|false)':\s*/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
