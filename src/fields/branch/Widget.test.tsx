import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BranchWidget } from './Widget';
import { Field, type Brought } from '../common/testing/Field';
import { type BranchProps, type OfferedBranch } from '../common/types';

const branchOf = (code: string, name: string, more: Partial<OfferedBranch> = {}): OfferedBranch => ({
  value: `${code}|${name}`,
  code,
  label: name,
  address: `Jalan ${name} 1`,
  services: [],
  ...more,
});

const naripan = branchOf('0001', 'Naripan', {
  address: 'Jalan Naripan 12-14, Bandung & sekitarnya',
  services: [
    { name: 'Teller', availability: 12, queue: 8 },
    { name: 'Customer Service', availability: 20 },
  ],
});
const dago = branchOf('0002', 'Dago');
const many = Array.from({ length: 30 }, (_, index) => branchOf(`1${index}`, `Cabang ${index}`));

const onChange = jest.fn();
const onBlur = jest.fn();
const onRetry = jest.fn();
const Picker = (more: Partial<BranchProps>) => {
  const rest: Omit<BranchProps, keyof Brought> = {
    value: '',
    branches: [naripan, dago],
    status: 'ready',
    waitingText: 'Pilih Kota dulu',
    readOnly: false,
    sampleUnknown: false,
    contact: null,
    onChange,
    onBlur,
    onRetry,
    ...more,
  };
  return <Field type="branch" widget={BranchWidget} rest={rest} />;
};
const show = (more: Partial<BranchProps> = {}) => render(<Picker {...more} />);
const list = () => screen.getByRole('radiogroup', { name: 'Jawaban' });
const radios = () => within(list()).queryAllByRole('radio');

beforeEach(() => jest.resetAllMocks());

describe('An entry', () => {
  test('is named by the branch, and described by its address, availability and queue per service', () => {
    show();
    expect(radios()[0]).toHaveAccessibleName('Naripan');
    expect(radios()[0]).toHaveAccessibleDescription(
      'Jalan Naripan 12-14, Bandung & sekitarnya Teller Tersedia 12 orang Antrian saat ini 8 Customer Service Tersedia 20 orang',
    );
  });

  test('at which nobody can be served any more is marked', () => {
    const services = [{ name: 'Teller', availability: 0, queue: 30 }];
    show({ branches: [branchOf('0003', 'Penuh', { services }), naripan] });
    expect(radios()[0]).toHaveAccessibleDescription(
      'Jalan Penuh 1 Teller Tersedia 0 orang Antrian saat ini 30 Kuota habis',
    );
    expect(radios()[1]).not.toHaveAccessibleDescription(/Kuota habis/);
  });

  test('at which nobody can be served any more may be chosen, and says so below the list', () => {
    const services = [
      { name: 'Teller', availability: 0, queue: 30 },
      { name: 'Customer Service', availability: 3 },
    ];
    const full = branchOf('0003', 'Penuh', { services });
    const warning =
      'Kuota Teller di kantor cabang ini habis pada tanggal ini. Pilih kantor cabang atau tanggal lain.';
    const { unmount } = show({ branches: [full, naripan], value: naripan.value });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    unmount();
    show({ branches: [full, naripan], value: full.value });
    expect(screen.getByText(warning)).toBeInTheDocument();
  });

  test('leads to directions to its address in a new tab', () => {
    show();
    const link = screen.getByRole('link', { name: 'Lihat Lokasi Naripan (membuka tab baru)' });
    const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '');
    expect([pathname, searchParams.get('destination')]).toEqual(['/maps/dir/', naripan.address]);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link).toHaveTextContent('Lihat Lokasi');
  });

  test('is chosen by any of its words, as code and name', async () => {
    show();
    await userEvent.click(screen.getByText(naripan.address));
    expect(onChange).toHaveBeenCalledWith('0001|Naripan');
  });

  test('is the only one chosen, though others have no code either', () => {
    const both = [branchOf('0000', 'Lama'), branchOf('0000', 'Baru')];
    show({ branches: both, value: '0000|Baru' });
    expect(radios().map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
  });

  test('is found by its code when its name has changed', () => {
    show({ value: '0002|Dago Lama' });
    expect(screen.getByRole('radio', { name: 'Dago' })).toBeChecked();
  });
});

describe('The list', () => {
  test('waits for city and day in words', () => {
    show({ status: 'waiting', branches: [] });
    expect(list()).toHaveTextContent('Pilih Kota dulu');
  });

  test('says that it is loading', () => {
    show({ status: 'loading', branches: [] });
    expect(list()).toHaveTextContent('Memuat daftar kantor cabang …');
    expect(list()).toHaveAttribute('data-loading');
  });

  test('says when there is no branch', () => {
    show({ branches: [] });
    expect(list()).toHaveTextContent('Data tidak ditemukan!');
  });

  test('that did not come shows a sample, says so, and can be asked for again', async () => {
    show({ status: 'failed' });
    expect(screen.getByText(/gagal dimuat. Yang ditampilkan hanyalah contoh/)).toBeInTheDocument();
    expect(radios()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(list()).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
  });

  test('that did not come, without a sample, says so alone', () => {
    show({ status: 'failed', branches: [] });
    expect(screen.getByText('Daftar kantor cabang gagal dimuat.')).toBeInTheDocument();
    expect(screen.queryByText(/contoh|tidak ditemukan/)).not.toBeInTheDocument();
  });

  test('of one answer that cannot be changed is that branch alone', () => {
    show({ value: '0002|Dago', readOnly: true });
    expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['0002|Dago']);
  });

  test('reports an answer that it does not hold', () => {
    show({ value: '0009|Lembang' });
    expect(screen.getByText('Terpilih: Lembang')).toBeInTheDocument();
  });

  test('is left when focus leaves all of it, not when it moves inside', async () => {
    show();
    await userEvent.tab();
    act(() => screen.getAllByRole('link').at(-1)?.focus());
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('A search', () => {
  const searched = () => screen.getByRole('searchbox', { name: 'Cari kantor cabang' });

  test('is offered where there is something to search', () => {
    show();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('finds by words of name and address, in any order, and keeps the chosen one in words', async () => {
    show({ branches: many, value: '10|Cabang 0' });
    await userEvent.type(searched(), '29 jalan');
    expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['129|Cabang 29']);
    expect(screen.getByText('1 kantor cabang ditemukan')).toBeInTheDocument();
    expect(screen.getByText('Terpilih: Cabang 0')).toBeInTheDocument();
  });

  test('finds but for one wrong letter, after what it finds as it is written', async () => {
    show({ branches: [branchOf('0009', 'Suaran'), branchOf('0003', 'Buaran'), naripan, dago, ...many] });
    await userEvent.type(searched(), 'buaran');
    expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['0003|Buaran', '0009|Suaran']);
    await userEvent.clear(searched());
    await userEvent.type(searched(), 'narpian');
    expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['0001|Naripan']);
  });

  test('without a hit says so', async () => {
    show({ branches: many });
    await userEvent.type(searched(), 'nihil');
    expect(list()).toHaveTextContent('Data tidak ditemukan!');
  });

  test('is no answer: Enter sends nothing, and the box has no name', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', onSubmit);
    render(
      <form>
        <Picker branches={many} />
      </form>,
    );
    await userEvent.type(searched(), 'dago{Enter}');
    document.removeEventListener('submit', onSubmit);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(searched()).not.toHaveAttribute('name');
  });
});
