import type { Page } from 'playwright-core';
import type { SampleFile } from './sampleFiles';

/** A picture of this size, in lines and grey noise as a photo or a screenshot of a text has them, written by the browser. */
export const drawnPicture = async (
  page: Page,
  name: string,
  [width, height]: readonly [number, number],
  mimeType: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<SampleFile> => {
  const base64 = await page.evaluate(
    ([across, down, type]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [across, down];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('this browser draws nothing');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, across, down);
      for (let line = 0; line < down / 20; line += 1) {
        pen.fillStyle = `rgb(${(line * 37) % 256} ${(line * 59) % 256} ${(line * 83) % 256})`;
        pen.fillRect((line * 13) % 97, line * 20, across - ((line * 29) % 211), 11);
      }
      return canvas.toDataURL(type, 0.95).split(',')[1] ?? '';
    },
    [width, height, mimeType] as const,
  );
  return { name, mimeType, buffer: Buffer.from(base64, 'base64') };
};

/** The same JPEG with the word of its camera that it was held upright: it is to be turned by a quarter. */
export const heldUpright = ({ buffer, ...file }: SampleFile): SampleFile => {
  const orientation = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientation]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), head, content, buffer.subarray(2)]) };
};
