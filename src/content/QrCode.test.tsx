import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { QrCode } from './QrCode';

/** What a scanner reads of the code that is drawn for a text, four pixels to a module. */
function scanned(text: string): string | undefined {
  render(<QrCode text={text} label="Kode" />);
  const code = screen.getByRole('img', { name: 'Kode' });
  const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    code
      .querySelector('path:last-child')
      ?.getAttribute('d')
      ?.match(/\d+ \d+(?=h1)/g),
  );
  const side = modules * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (dark.has(`${Math.floor(x / 4)} ${Math.floor(y / 4)}`))
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}

test.each([
  'EF2611210001',
  '7',
  'https://bank.example/tracking?nomor='.padEnd(106, '0123456789'),
  'é'.repeat(53),
])('"%s" is read back from its code', (text) => {
  expect(scanned(text)).toBe(text);
});

test.each(['a'.repeat(107), 'é'.repeat(54)])('a text of more than 106 bytes has no code', (text) => {
  render(<QrCode text={text} label="Kode" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
