import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '../theme/ThemeRoot';
import { ContentBlockView } from './ContentBlockView';

test('a code whose drawing is on its way is named and read at once, in the room that it will take', async () => {
  render(
    <ThemeRoot>
      <ContentBlockView block={{ type: 'qrCode', text: 'EF2611260001', label: 'Nomor registrasi' }} />
    </ThemeRoot>,
  );
  expect(screen.getByText('EF2611260001').closest('.Eform-roomForCode')).toBeInTheDocument();
  expect(screen.getByText('Nomor registrasi')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  expect(await screen.findByRole('img')).toBeInTheDocument();
  expect(screen.getAllByText('EF2611260001')).toHaveLength(1);
});
