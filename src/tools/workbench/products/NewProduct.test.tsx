import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemeRoot } from '../../../theme/ThemeRoot';
import type { StartingForm } from '../../new-form/startingForm';
import { NewProduct } from './NewProduct';

const own = 'form-definitions';
const texts = new Map(
  ['', 'fragments/', 'templates/'].flatMap((below) =>
    readdirSync(`${own}/${below}`)
      .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .map((name) => [`${below}${name}`, readFileSync(`${own}/${below}${name}`, 'utf8')] as const),
  ),
);

function open(slug?: string) {
  const made: StartingForm[] = [];
  const onMake = (one: StartingForm): Promise<undefined> => {
    made.push(one);
    return Promise.resolve(undefined);
  };
  render(<NewProduct texts={texts} slug={slug} onMake={onMake} onCancel={() => undefined} />, {
    // Ripples of the library's own theme would come after the test.
    wrapper: ThemeRoot,
  });
  return { made, user: userEvent.setup() };
}

const box = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const make = (): HTMLElement => screen.getByRole('button', { name: 'Buat dan buka' });

test('a name is enough: address and code follow from it, and the form is an empty one', async () => {
  const { made, user } = open();
  await user.type(box('Nama produk'), 'Tabungan Pelajar');
  expect(box('Alamat')).toHaveValue('tabungan-pelajar');
  expect(box('Kode produk')).toHaveValue('TP-01');
  await user.click(make());
  expect(made[0]?.definition).toMatchObject({
    slug: 'tabungan-pelajar',
    title: 'Tabungan Pelajar',
    subProductId: 'TP-01',
  });
  expect(made[0]?.definition.steps).toHaveLength(1);
  expect(made[0]?.definition).toMatchObject({
    product: { name: 'Tabungan Pelajar' },
    texts: { next: 'Selanjutnya', last: 'Periksa Permohonan' },
  });
});

test('a template is chosen by its title; the product stands in the category that was chosen', async () => {
  const { made, user } = open();
  await user.click(screen.getByRole('radio', { name: /^Pembukaan rekening sederhana/ }));
  await user.type(box('Nama produk'), 'Tabungan Pelajar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kartu di beranda' }), 'Tabungan Perorangan');
  await user.click(make());
  const { definition, scenarios } = made[0] ?? {};
  expect(definition?.steps?.map(({ title }) => title)).toContain('Rekening');
  expect(definition?.product).toMatchObject({ name: 'Tabungan Pelajar', category: { slug: 'tabungan' } });
  expect(JSON.stringify(scenarios)).toContain('TP-01');
});

test('a copy says whose it is, and what comes of its scenarios', async () => {
  const { made, user } = open();
  await user.click(screen.getByRole('radio', { name: /^Salinan sebuah produk/ }));
  await user.type(box('Nama produk'), 'Tabungan Pelajar');
  await user.click(make());
  expect(made).toEqual([]);
  expect(screen.getByText('Pilih produk yang disalin.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Produk yang disalin' }), 'Simulasi Kredit');
  expect(screen.getByText(/skenarionya ikut disalin\./)).toBeVisible();
  await user.click(make());
  expect(made[0]?.definition).toMatchObject({ slug: 'tabungan-pelajar', subProductId: 'TP-01' });
});

test('what another product has is refused at its box, which has the focus, and nothing typed is lost', async () => {
  const { made, user } = open('tandamata');
  await user.type(box('Nama produk'), 'Tandamata Dua');
  await user.clear(box('Kode produk'));
  await user.type(box('Kode produk'), 'TM-01');
  await user.click(make());
  expect(made).toEqual([]);
  expect(await screen.findByText('tandamata.json sudah ada.')).toBeVisible();
  expect(screen.getByText(/^Kode itu sudah dipakai tandamata\./)).toBeVisible();
  expect(box('Alamat')).toBeInvalid();
  expect(box('Alamat')).toHaveFocus();
  expect(box('Nama produk')).toHaveValue('Tandamata Dua');
});

describe('an XLSForm', () => {
  const read = async (bytes: Uint8Array<ArrayBuffer>, name = 'pendek.xlsx') => {
    const { made, user } = open();
    await user.click(screen.getByRole('radio', { name: /^Impor dari XLSForm/ }));
    await user.upload(screen.getByLabelText('Berkas XLSForm'), new File([bytes], name, { type: xlsx }));
    await user.type(box('Nama produk'), 'Survei Usaha');
    return { made, user };
  };
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  test('is counted question by question, and becomes a product under the name that is typed', async () => {
    const { made, user } = await read(new Uint8Array(readFileSync('src/tools/xlsform/testing/pendek.xlsx')));
    await screen.findByText(/^\d+ pertanyaan: \d+ terbawa utuh/);
    await user.click(make());
    expect(made[0]?.definition).toMatchObject({
      slug: 'survei-usaha',
      title: 'Survei Usaha',
      subProductId: 'SU-01',
    });
  });

  test('that is none is reported in words, and nothing is made', async () => {
    const { made, user } = await read(new Uint8Array([1, 2, 3, 4, 5]));
    await screen.findByText(/^Berkas ini bukan \.xlsx/);
    await user.click(make());
    expect(made).toEqual([]);
  });
});
