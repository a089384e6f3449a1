/** The picture's size in its own pixels: twice that on the screen, so that letters stay sharp on a phone. */
export const pictureSize = { width: 336, height: 128 } as const;

/** Dark teal on white. */
const ink = '#00504a';
const ground = '#ffffff';

/** A number from 0 to 1 that a code always gives the same: a picture that is drawn again looks the same. */
const wobble = (code: string, index: number): number => {
  const sum = [...code].reduce((total, character) => total * 31 + character.charCodeAt(0), index + 7);
  return (Math.abs(Math.sin(sum)) * 1000) % 1;
};

/** Draws a code, one call of `fillText` for each character in order, each a little turned and moved, with lines across. */
export function drawCode(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = pictureSize;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = '600 68px Georgia, serif';
  const column = width / (code.length + 1);
  [...code].forEach((character, index) => {
    const turn = wobble(code, index) - 0.5;
    context.save();
    context.translate(column * (index + 1), height / 2 + turn * 24);
    context.rotate(turn * 0.6);
    context.fillText(character, 0, 0);
    context.restore();
  });
  context.lineWidth = 2;
  for (const line of [11, 12, 13]) {
    context.beginPath();
    context.moveTo(0, wobble(code, line) * height);
    context.lineTo(width, wobble(code, line + 3) * height);
    context.stroke();
  }
}
