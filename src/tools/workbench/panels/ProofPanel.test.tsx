import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import type { Signed } from '../../publication/release';
import type { Proofs, ServedProof } from '../source/proofs';
import { ProofPanel } from './ProofPanel';

const proof: ServedProof = { slug: 'kartu', title: 'Kartu', day: '2026-03-02', fingerprint: 'x', parts: [] };

function Panel({ text, proofs, begun }: { text: string; proofs: Proofs; begun: Partial<Signed> }) {
  const [signed, setSigned] = useState(begun);
  return <ProofPanel slug="kartu" text={text} saved proofs={proofs} signed={signed} onSign={setSigned} />;
}

async function prove(found: Partial<ServedProof>, begun: Partial<Signed> = {}) {
  const published: Signed[] = [];
  const proofs: Proofs = {
    prove: () => Promise.resolve({ ...proof, ...found }),
    publish: (_, signed) => {
      published.push(signed);
      const release = { version: published.length, at: '2026-03-02T03:00:00.000Z', ...signed };
      return Promise.resolve({ ...proof, to: 'publikasi/kartu', release });
    },
    walk: () => Promise.reject(new Error('nobody walks here')),
  };
  const user = userEvent.setup();
  const { rerender } = render(<Panel text="a" {...{ proofs, begun }} />, { wrapper: ThemeRoot });
  await user.click(screen.getByRole('button', { name: 'Buat lembar bukti' }));
  return {
    published,
    user,
    edit: (text: string) => rerender(<Panel text={text} {...{ proofs, begun }} />),
    author: screen.getByRole('textbox', { name: 'Ditayangkan oleh' }),
    reason: screen.getByRole('textbox', { name: 'Alasan perubahan' }),
    publish: screen.getByRole('button', { name: 'Tayangkan' }),
  };
}

test('nobody publishes without a name and a reason, and neither is made up', async () => {
  const { user, author, reason, publish, published } = await prove({});
  expect([author, reason].map((box) => (box as HTMLInputElement).value)).toEqual(['', '']);
  expect(publish).toBeDisabled();
  expect(screen.getByText('Tulis nama yang menayangkan.')).toBeVisible();
  await user.type(author, 'Sari{Enter}');
  expect(published).toEqual([]);
  await user.type(reason, 'Batas naik{Enter}');
  expect(published).toEqual([{ author: 'Sari', reason: 'Batas naik' }]);
  await screen.findByText(/^Versi 1 ditulis ke publikasi\/kartu/);
});

test('who is known is offered, and the first publication has its reason', async () => {
  const { user, publish, published } = await prove({ author: 'Budi', isFirst: true });
  await user.click(publish);
  expect(published).toEqual([{ author: 'Budi', reason: 'Penayangan pertama' }]);
});

test('the reason of a version that was brought back is offered', async () => {
  const { user, publish, published } = await prove({ author: 'Budi' }, { reason: 'Kembali ke versi 1' });
  await user.click(publish);
  expect(published).toEqual([{ author: 'Budi', reason: 'Kembali ke versi 1' }]);
});

test('what was proved of another text cannot be published', async () => {
  const { edit } = await prove({ author: 'Budi', isFirst: true });
  edit('b');
  expect(screen.queryByRole('button', { name: 'Tayangkan' })).toBeNull();
  expect(screen.queryByText(/Tidak ada yang menghalangi/)).toBeNull();
});
