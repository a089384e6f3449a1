import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

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
