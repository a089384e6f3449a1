import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import type { Signed } from '../../publication/release';
import type { Proofs, ServedProof } from '../source/proofs';
import { checkDefinition, type Finding } from '../../checker';
import { FindingList } from './FindingList';
import { FlowPanel } from './FlowPanel';
import { PublishPanel } from './PublishPanel';
import type { CompiledForm } from '../../../interpreter';
import type { Examined } from '../useExamined';
import { definitionOf, loaded } from '../../../interpreter/engine/testing/form';
import { manifestOf } from '../../publication/contents';
import { memoryFolder } from '../testing/memoryFolder';

const none = (): void => undefined;
const Around = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <ThemeRoot>{children}</ThemeRoot>
  </SWRConfig>
);
const examinedAs = (text: string, form: CompiledForm, findings: Examined['findings'] = []): Examined => ({
  ...{ text, form, findings, sources: '', includedForms: [], users: [] },
});

const asked = JSON.stringify({
  version: 1,
  slug: 'kartu',
  title: 'Kartu',
  subProductId: 'KRT-01',
  steps: [
    {
      id: 'setoran',
      title: 'Setoran',
      blocks: [{ type: 'currency', name: 'jumlah', label: 'Jumlah Setoran' }],
    },
  ],
});

describe('what is proved', () => {
  const proof: ServedProof = {
    slug: 'kartu',
    title: 'Kartu',
    day: '2026-03-02',
    fingerprint: 'x',
    parts: [],
  };

  const gone: string[] = [];
  const { folder } = memoryFolder({});

  test('what keeps a version from being published is a sentence that leads to its cause', async () => {
    const found = [
      'GAGAL pada kunjungan 1 (ulangi: npm run walk:forms -- kartu --seed 1)',
      'langkah "setoran": kolom "jumlah" tidak menerima 5 (baris 65)',
      'jawaban: {"jumlah":"5"}',
      'kolom 19/19, pilihan 4/4',
      '"lainNya": true atau false',
      'dokumen.html',
      'langkah: data-diri → setoran',
    ];
    const part = { id: 'robot', title: 'Robot', verdict: 'look', done: 'kartu: 3 kunjungan', found } as const;
    const { user } = await prove({ parts: [part] });
    const items = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.proof === undefined);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'GAGAL pada kunjungan 1 ',
      'langkah “Setoran”: kolom “Jumlah Setoran” tidak menerima 5 Ke “Jumlah Setoran”',
    ]);
    expect(screen.getByText(/npm run/)).not.toBeVisible();
    expect(screen.getByText(/^: perlu dibaca\. 3 kunjungan/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ke “Jumlah Setoran”' }));
    expect(gone).toEqual(['steps[0].blocks[0]']);
  });

  function Panel({ text, proofs, begun }: { text: string; proofs: Proofs; begun: Partial<Signed> }) {
    const [signed, setSigned] = useState(begun);
    return (
      <PublishPanel
        {...{ text, proofs, signed, folder, slug: 'kartu', saved: true, onTests: none }}
        examined={examinedAs(asked, loaded(asked))}
        onSign={setSigned}
        onGo={(path) => gone.push(path)}
        onWrite={() => Promise.resolve(undefined)}
      />
    );
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
    const { rerender } = render(<Panel text="a" {...{ proofs, begun }} />, { wrapper: Around });
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
    await user.click(publish);
    expect(await screen.findByText('Tulis nama yang menayangkan.')).toBeVisible();
    await user.type(author, 'Sari{Enter}');
    await waitFor(() => expect(reason).toHaveFocus());
    expect(published).toEqual([]);
    await user.type(reason, 'Batas naik{Enter}');
    await waitFor(() => expect(published).toEqual([{ author: 'Sari', reason: 'Batas naik' }]));
    const end = (await screen.findByText(/^Versi 1 sudah tayang\./)).closest('[role="alert"]');
    expect(end).toHaveTextContent('Berkasnya di publikasi/kartu');
    expect(screen.getByRole('link', { name: 'Lihat sebagai pengunjung' })).toHaveAttribute(
      'href',
      '/form/kartu',
    );
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const sheets: Blob[] = [];
    URL.createObjectURL = (sheet: Blob) => `blob:${sheets.push(sheet)}`;
    await user.click(screen.getByRole('button', { name: 'Lembar bukti' }));
    expect(opened).toHaveBeenCalledWith('blob:1');
    expect(sheets[0]?.type).toBe('text/html');
  });

  test('the first publication has its reason, and nobody is offered as who publishes it', async () => {
    const { user, author, publish, published } = await prove({ isFirst: true });
    await user.type(author, 'Budi');
    await user.click(publish);
    await waitFor(() => expect(published).toEqual([{ author: 'Budi', reason: 'Penayangan pertama' }]));
  });

  test('the reason of a version that was brought back is offered', async () => {
    const { user, publish, published } = await prove({}, { author: 'Budi', reason: 'Kembali ke versi 1' });
    await user.click(publish);
    await waitFor(() => expect(published).toEqual([{ author: 'Budi', reason: 'Kembali ke versi 1' }]));
  });

  test('what was proved of another text cannot be published', async () => {
    const { edit, author, user } = await prove({ isFirst: true });
    await user.type(author, 'Sari{Enter}');
    await screen.findByText(/^Versi 1 sudah tayang/);
    edit('b');
    expect(screen.queryByRole('button', { name: 'Tayangkan' })).toBeNull();
    expect(screen.queryByText(/Tidak ada yang menghalangi|^Versi 1 sudah tayang/)).toBeNull();
  });
});

test('the flow draws steps with their conditions and ends beside the way to them; a box leads to its step', async () => {
  const gone: string[] = [];
  const step = (id: string, more: object = {}): object => ({
    ...{
      id,
      title: id.toUpperCase(),
      blocks: [{ type: 'number', name: `n${id}`, label: `Berapa ${id}` }],
      ...more,
    },
  });
  const form = loaded(
    definitionOf([
      step('a', {
        next: {
          goTo: [{ step: 'tolak', when: [{ name: 'na', condition: 'lessThan', value: 17 }] }, { step: 'b' }],
        },
      }),
      step('b', {
        next: { goTo: [{ step: 'c' }] },
        visibleWhen: [{ name: 'na', condition: 'greaterThan', value: 20 }],
      }),
      step('tolak', { ends: true, blocks: [{ type: 'heading', level: 2, text: 'Maaf.' }] }),
      step('c'),
    ]),
  );
  const insight = {
    ...{ step: 'a', skipped: { b: 'B dilewati.' } },
    fields: [{ id: 'na', name: 'na', label: 'Berapa a', path: 'p', hidden: 'Tersembunyi.' }],
  };
  render(<FlowPanel {...{ form, insight }} onGo={(path) => gone.push(path)} />, { wrapper: ThemeRoot });
  const boxes = screen.getAllByRole('button').map(({ textContent }) => textContent);
  const expected = [
    'ASedang tampil',
    'Berapa a',
    'TOLAK',
    'BB dilewati.',
    'C',
    'C',
    'Ringkasan jawaban',
    'Terkirim',
  ];
  expect(boxes).toEqual(expected);
  expect(screen.getByRole('button', { current: 'step' })).toHaveTextContent('A');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(gone).toEqual([form.steps.get('tolak')?.path]);
});

test('a finding leads to its setting by what it is called, and keys and lines are for developers', () => {
  const gone: string[] = [];
  const [finding] = checkDefinition(
    JSON.stringify({ ...JSON.parse(asked), texts: { next: 'Lanjut', last: '' } }, null, 2),
    { file: 'kartu.json' },
  );
  const findings = finding ? [{ ...finding, where: 'Langkah “Setoran”', fix: 'Tulis isi "guideText".' }] : [];
  render(
    <FindingList
      {...{ findings, checked: true, text: asked, onShow: none, onEdit: none }}
      onGo={(path) => gone.push(path)}
    />,
    { wrapper: ThemeRoot },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Langkah “Setoran”' }));
  expect(gone).toEqual([finding?.path]);
  expect(screen.getByText(/Tulis isi “Bantuan di bawah pertanyaan”\./)).toBeVisible();
  expect(screen.getByText(/^Baris \d+, kolom/)).not.toBeVisible();
});

describe('versions', () => {
  const textWith = (label: string): string =>
    definitionOf([
      { id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label }, { fragment: 'alamat' }] },
    ]);
  const fragment = '{"blocks":[{"type":"text","name":"kota","label":"Kota"}]}';
  const release = (version: number, author: string, reason: string): object => ({
    version,
    at: `2026-03-0${version}T03:00:00.000Z`,
    author,
    reason,
    fingerprint: 'x',
  });

  async function published(version: number, label: string): Promise<Record<string, string>> {
    const definitions = new Map([
      ['form-definitions/contoh.json', textWith(label)],
      ['form-definitions/fragments/alamat.json', fragment],
    ]);
    const kept = new Map(definitions)
      .set('manifest.json', await manifestOf('contoh', definitions))
      .set('skenario.json', `{"scenarios":[],"today":"2026-03-0${version}"}`);
    return Object.fromEntries(
      [...kept].map(([path, text]) => [`publikasi/contoh/versi/${version}/${path}`, text]),
    );
  }

  async function open(
    files: Readonly<Record<string, string>> = {},
    findings: readonly Finding[] | null = [],
  ) {
    const written = textWith('Nama Anda');
    const memory = memoryFolder({
      'contoh.json': written,
      'contoh.scenarios.json': '{"scenarios":[]}',
      'fragments/alamat.json': fragment,
      ...(await published(1, 'Nama')),
      ...(await published(2, 'Nama Lengkap')),
      'publikasi/contoh/riwayat.json': JSON.stringify({
        versions: [release(1, 'Sari', 'Penayangan pertama'), release(2, 'Budi', 'Label lebih jelas')],
      }),
      ...files,
    });
    const restored: (string | undefined)[] = [];
    const texts: string[] = [];
    const form = loaded(written, new Map([['fragments/alamat', fragment]]));
    const refuse = (): Promise<never> => Promise.reject(new Error('nobody proves here'));
    render(
      <PublishPanel
        {...{ slug: 'contoh', folder: memory.folder, text: written, saved: true, signed: {} }}
        {...{ onGo: none, onTests: none, proofs: { prove: refuse, publish: refuse, walk: refuse } }}
        examined={findings ? examinedAs(written, form, findings) : undefined}
        onSign={({ reason }) => restored.push(reason)}
        onWrite={(text) => {
          texts.push(text);
          return Promise.resolve(undefined);
        }}
      />,
      { wrapper: Around },
    );
    return { ...memory, restored, texts, written, user: userEvent.setup() };
  }

  test('each version tells who published it, when and why; the newest stands first', async () => {
    await open();
    await screen.findByText('Label lebih jelas');
    const versions = screen.getAllByText(/^Versi \d$/, { selector: 'strong' }).map((one) => one.textContent);
    expect(versions).toEqual(['Versi 2', 'Versi 1']);
    expect(screen.getByText(/1 Maret 2026.*oleh Sari/)).toBeVisible();
  });

  test('what has changed since the last version is said before, and what a version has changed at it', async () => {
    await open();
    const check = (id: string): HTMLElement | null => document.querySelector(`[data-proof="${id}"]`);
    await screen.findByText(/ › Nama Lengkap › Pertanyaan: “Nama Lengkap” → “Nama Anda”\./);
    expect(check('changed')).toHaveTextContent('Sejak versi 2:');
    expect(check('errors')).toHaveAttribute('data-verdict', 'ok');
    expect(check('skenario')).toHaveAttribute('data-verdict', 'wait');
    await screen.findByText(/ › Nama › Pertanyaan: “Nama” → “Nama Lengkap”\./);
  });

  test('a text that is published already has nothing new to go live', async () => {
    await open(await published(2, 'Nama Anda'));
    expect(await screen.findByText(/Tidak ada yang berubah sejak versi 2$/)).toBeVisible();
    expect(document.querySelector('[data-proof="changed"]')).toHaveTextContent(
      /versi 2\. Belum ada yang baru untuk ditayangkan\.$/,
    );
  });

  test('what is still being looked for is not called sound', async () => {
    await open({}, null);
    await screen.findByText('Label lebih jelas');
    const sound = [...document.querySelectorAll<HTMLElement>('[data-verdict="ok"]')];
    expect(sound.map(({ dataset }) => dataset.proof)).toEqual(['saved']);
  });

  test('a mistake keeps a version from going live, and a text that is missing has to be known of', async () => {
    const wrong = definitionOf([
      { id: 'a', title: 'A', blocks: [{ type: 'text', name: 'nama', label: 'nama' }] },
    ]);
    const [text] = checkDefinition(wrong, { file: 'contoh.json' }).filter(
      ({ rule }) => rule === 'missing-label',
    );
    if (!text) throw new Error('the label is a name');
    await open({}, [text, { ...text, rule: 'slug', severity: 'error', where: 'Alamat' }]);
    await screen.findByText(/→ “Nama Anda”/);
    const verdicts = ['texts', 'errors'].map((id) =>
      document.querySelector(`[data-proof="${id}"]`)?.getAttribute('data-verdict'),
    );
    expect(verdicts).toEqual(['look', 'red']);
    expect(screen.getByRole('button', { name: 'Ke “Alamat”' })).toBeVisible();
  });

  const question = (): HTMLElement => screen.getByRole('group', { name: /^Naskah dan skenario sekarang/ });

  /** Says yes to what is asked. */
  const bringBack = async (user: UserEvent, version: number): Promise<void> => {
    const name = `Kembalikan versi ${version}`;
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(question()).getByRole('button', { name }));
  };

  test('what a version would replace is said before, and nothing is written until it was answered', async () => {
    const { user, files, texts } = await open();
    await screen.findByText(/ › Nama › Pertanyaan: “Nama” → “Nama Lengkap”\./);
    await user.click(screen.getByRole('button', { name: 'Kembalikan versi 1' }));
    expect(question()).toHaveFocus();
    expect(question()).toHaveTextContent(/ › Pertanyaan: “Nama Anda” → “Nama”\./);
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    expect(await screen.findByRole('button', { name: 'Kembalikan versi 1' })).toBeVisible();
    expect(texts).toEqual([]);
    expect(files.get('contoh.scenarios.json')).toBe('{"scenarios":[]}');
  });

  test('a version is brought back with its scenarios, and one press takes that back', async () => {
    const { user, files, texts, restored, written } = await open();
    await bringBack(user, 1);
    const reported = await screen.findByText(/^Versi 1 dikembalikan dan disimpan\./);
    expect(reported).toHaveTextContent('Skenarionya ikut dikembalikan.');
    expect(reported).not.toHaveTextContent('Tidak ikut dikembalikan');
    expect(texts).toEqual([textWith('Nama')]);
    expect(files.get('contoh.scenarios.json')).toContain('2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Urungkan pengembalian' }));
    await screen.findByText('Naskah dan skenario kembali seperti sebelumnya.');
    expect(texts.at(-1)).toBe(written);
    expect(files.get('contoh.scenarios.json')).toBe('{"scenarios":[]}');
    expect(restored).toEqual(['Kembali ke versi 1', undefined]);
  });

  test('what a version took in and has changed since stays, and is named', async () => {
    const { user } = await open({ 'fragments/alamat.json': fragment.replace('Kota', 'Kabupaten') });
    await bringBack(user, 1);
    await screen.findByText(/Tidak ikut dikembalikan, karena dipakai bersama .*: alamat\./);
  });

  test('a version whose files are gone is reported, and nothing is written', async () => {
    const { user, files, texts } = await open({
      'publikasi/contoh/riwayat.json': JSON.stringify({ versions: [release(3, 'Sari', 'Hilang')] }),
    });
    await bringBack(user, 3);
    await screen.findByText('Berkas versi itu tidak ada lagi.');
    expect(texts).toEqual([]);
    expect(files.get('contoh.scenarios.json')).toBe('{"scenarios":[]}');
  });

  test.each([
    [{ 'publikasi/contoh/riwayat.json': '{' }, /Riwayat gagal dibaca\..*riwayat\.json/],
    [{ 'publikasi/contoh/riwayat.json': '{"versions":[]}' }, /belum pernah ditayangkan/],
  ])('a history of %j has words of its own', async (files, words) => {
    await open(files);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
