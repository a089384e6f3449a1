/** Sentences with words of code in backticks, and whole lines of code between fences, as an element. */
export function proseElement(text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-prose';
  for (const part of text.split(/\n{2,}|(?<=```)\n|\n(?=```)/)) {
    const paragraph = element.appendChild(document.createElement('p'));
    part
      .replace(/^```\w*\n?|```$/g, '')
      .replace(/\\([^\w\s])/g, '$1')
      .replaceAll('&nbsp;', ' ')
      .split('`')
      .forEach((piece, index) => {
        if (index % 2 === 0) paragraph.append(piece);
        else paragraph.appendChild(document.createElement('code')).textContent = piece;
      });
    if (paragraph.textContent?.trim() === '') paragraph.remove();
  }
  return element;
}
