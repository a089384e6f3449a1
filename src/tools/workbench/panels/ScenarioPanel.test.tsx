import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { formOf } from '../../../interpreter/engine/testing/form';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import type { Scenario } from '../../scenarios/language';
import type { Proofs } from '../source/proofs';
import { memoryFolder } from '../testing/memoryFolder';
import type { Preview } from '../usePreview';
import { ScenarioPanel } from './ScenarioPanel';

// Whether a visit passes is the player's matter: here one that answers does.
jest.mock('../../scenarios', (): object => ({
  ...jest.requireActual<object>('../../scenarios'),
  createPlayer:
    () =>
    (_: unknown, { steps }: Scenario) =>
      Promise.resolve({
        passed: steps.some(({ act }) => act === 'fill' || act === 'expect'),
        lines: ['', '    Belum benar'],
      }),
}));

const form = formOf({ data: { title: 'Data', blocks: [{ name: 'nama', label: 'Nama', required: true }] } });

const own = (name: string, steps: readonly object[]): object => ({ name, today: '2026-03-02', steps });
const broken = own('Sampai ringkasan', [{ next: true }]);
const other = own('Nama wajib', [{ next: 'data', expect: { missing: ['nama'] } }]);
const visit = { today: '2026-03-02', steps: [{ fill: { nama: 'Siti' } }, { next: 'preview' }] };

const nobody = (): Promise<never> => Promise.reject(new Error('nobody proves here'));

const open = (scenarios = [broken, other]): { files: Map<string, string> } => {
  const { files, folder } = memoryFolder({
    'contoh.scenarios.json': JSON.stringify({ scenarios }, null, 2),
  });
  const proofs: Proofs = {
    prove: nobody,
    publish: nobody,
    walk: () => Promise.resolve({ complete: true, words: '3 kunjungan' }),
  };
  const preview = { record: () => [visit] } as unknown as Preview;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ScenarioPanel {...{ slug: 'contoh', folder, form, preview, proofs }} text="a" saved />
    </SWRConfig>,
    { wrapper: ThemeRoot },
  );
  return { files };
};

/** The scenarios of the file. */
const kept = (files: Map<string, string>): unknown =>
  (JSON.parse(files.get('contoh.scenarios.json') ?? '') as { scenarios: unknown }).scenarios;

test('A scenario that an edit has broken is replaced by the visit in the preview', async () => {
  const { files } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Jalankan semua skenario' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ganti dengan jawaban pratinjau: Sampai ringkasan' }),
  );
  expect(await screen.findByText('Skenario disimpan dan berhasil.')).toBeVisible();
  expect(kept(files)).toEqual([{ name: 'Sampai ringkasan', ...visit }, other]);
  // One that holds is not offered for it.
  expect(screen.queryByRole('button', { name: /pratinjau: Nama wajib/ })).toBeNull();
});

test('What fails stands before what holds, and the robot is a line of the same list', async () => {
  open([other, broken]);
  await userEvent.click(await screen.findByRole('button', { name: 'Jalankan semua skenario' }));
  await screen.findByText('1 berhasil, 1 gagal.');
  await userEvent.click(screen.getByRole('button', { name: 'Jalankan robot' }));
  await screen.findByText('3 kunjungan');
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(({ dataset }) => dataset.scenario)).toEqual(['passed', 'failed', 'passed']);
});

test('A scenario is taken out of the file', async () => {
  const { files } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus skenario: Sampai ringkasan' }));
  expect(await screen.findByText('Skenario dihapus: Sampai ringkasan')).toBeVisible();
  await waitFor(() => expect(kept(files)).toEqual([other]));
});

test('The last scenario of the file stays: a file without one cannot be read', async () => {
  const { files } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus skenario: Sampai ringkasan' }));
  await waitFor(() => expect(kept(files)).toEqual([other]));
  await userEvent.click(await screen.findByRole('button', { name: /^Hapus skenario: Nama wajib/ }));
  expect(await screen.findByText(/^Skenario terakhir tidak dihapus/)).toBeVisible();
  expect(kept(files)).toEqual([other]);
});
