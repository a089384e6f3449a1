import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

test('the button of a notice is there before its box, or the first Tab goes past it, and keeps the focus', async () => {
  render(
    <Notice severity="error" action={<button type="button">Coba lagi</button>}>
      Gagal memuat
    </Notice>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Coba lagi' }).focus();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat');
  expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toHaveFocus();
});
