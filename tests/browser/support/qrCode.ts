import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/** Pixels around the code: readers want four modules of quiet. */
const margin = 40;

/**
 * What the QR code on a page of a PDF says, read as a scanner reads it. The PDF draws the code's dark modules as rectangles
 * (`x y width height re`) in an uncompressed content stream, as the mock back end's does; PDF counts upwards.
 */
export const readQrCode = (pdf: Buffer): string | undefined => {
  const rectangles = [...pdf.toString('latin1').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
    ([, ...numbers]) => numbers.map(Number) as [x: number, y: number, width: number, height: number],
  );
  const left = Math.min(...rectangles.map(([x]) => x));
  const right = Math.max(...rectangles.map(([x, , width]) => x + width));
  const bottom = Math.min(...rectangles.map(([, y]) => y));
  const top = Math.max(...rectangles.map(([, y, , height]) => y + height));
  const [width, height] = [right - left + 2 * margin, top - bottom + 2 * margin];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y, w, h] of rectangles)
    for (let row = top - y - h + margin; row < top - y + margin; row += 1)
      for (let column = x - left + margin; column < x - left + w + margin; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return jsQR(pixels, width, height)?.data;
};

/** What a scanner before the screen reads of a QR code. */
export const scanQrCode = async (code: Locator): Promise<string | undefined> => {
  const picture = (await code.screenshot()).toString('base64');
  // A page of its own: the portal lets no picture in that it does not know.
  const tab = await code.page().context().newPage();
  const { pixels, width, height } = await tab.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    // As one text: half a million numbers take seconds on their way from the page.
    const pixels = btoa(Array.from(data, (value) => String.fromCharCode(value)).join(''));
    return { pixels, width: image.width, height: image.height };
  }, picture);
  await tab.close();
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data;
};
