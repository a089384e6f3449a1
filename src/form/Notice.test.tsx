import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

test('the button of a notice is there before its box, or the first Tab goes past it', async () => {
  render(
    <Notice severity="error" action={<button type="button">Coba lagi</button>}>
      Gagal memuat
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat');
  expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1);
});
