import { render } from '@testing-library/react';
import { FileName } from './FileName';

test.each([
  ['laporan_keuangan-2026 akhir.final.pdf', 'laporan_|keuangan-|2026 akhir|.final|.pdf'],
  ['KTP.png', 'KTP|.png'],
  ['..__a', '.|.__|a'],
])('%s may break between its parts, and its extension stays whole', (name, parts) => {
  const { container } = render(<FileName name={name} />);
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(parts);
  expect(container).toHaveTextContent(name);
});
