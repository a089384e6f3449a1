import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type ReactNode, useState, type ReactElement } from 'react';
import { ThemeRoot } from '../../theme/ThemeRoot';
import { ContentImage } from './ContentImage';
import { ContentTable } from './ContentTable';
import { NumberedList, LinkCards } from '../PageBlock';
import { QrCodeBlock } from './QrCodeBlock';
import { RichText } from './RichText';
import { Section } from './Section';
import jsQR from 'jsqr';
import { QrCode } from '../QrCode';
import { ContentBlockView, Heading, GuideText, Action } from '../ContentBlockView';
import { RetryBoundary } from '../RetryBoundary';

const show = (block: ReactNode) =>
  render(
    <ThemeRoot>
      <MemoryRouter>{block}</MemoryRouter>
    </ThemeRoot>,
  );

describe('Content blocks', () => {
  test.each([1, 2, 3, 4, 5, 6] as const)('a heading H%i, aligned and underlined', (level) => {
    show(<Heading block={{ type: 'heading', level, text: 'Judul', align: 'center', underline: true }} />);
    const heading = screen.getByRole('heading', { level, name: 'Judul' });
    expect(heading).toHaveStyle({ textAlign: 'center', textDecoration: 'underline' });
  });

  test('a heading stands on the left, plain, when nothing else is said', () => {
    show(<Heading block={{ type: 'heading', level: 2, text: 'Judul' }} />);
    expect(screen.getByRole('heading')).toHaveStyle({ textAlign: 'left' });
    expect(screen.getByRole('heading')).not.toHaveStyle({ textDecoration: 'underline' });
  });

  test('a button link, which may open a new tab and says so', () => {
    const block = {
      type: 'button',
      text: 'Brosur',
      href: 'https://bank.example/a.pdf',
      newTab: true,
    } as const;
    show(<Action block={block} inner={null} />);
    const link = screen.getByRole('link', { name: 'Brosur (membuka tab baru)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a button link to a page of the portal does not reload it', () => {
    show(<Action block={{ type: 'button', text: 'Ajukan', href: '/form/a' }} inner={null} />);
    const link = screen.getByRole('link', { name: 'Ajukan' });
    expect(link).toHaveAttribute('href', '/form/a');
    expect(link).not.toHaveAttribute('target');
    // The router takes the click: the browser's own navigation is prevented.
    expect(fireEvent.click(link)).toBe(false);
  });

  test.each(['dialog', 'popover'] as const)('a button that opens a %s, which Escape closes', async (as) => {
    const user = userEvent.setup();
    const opens = { as, title: 'Syarat', blocks: [] };
    show(<Action block={{ type: 'button', text: 'Baca syarat', opens }} inner={<p>Isi syarat</p>} />);
    const button = screen.getByRole('button', { name: 'Baca syarat' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Syarat' });
    expect(within(dialog).getByText('Isi syarat')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Baca syarat' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['table', 'dataTable'] as const)('a %s with its columns and rows', (type) => {
    const block = { type, caption: 'Biaya', columns: ['Nama', 'Jumlah'], rows: [['Admin', 'Rp 0']] };
    show(<ContentTable block={block} />);
    const table = screen.getByRole('table', { name: 'Biaya' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Nama', 'Jumlah']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Admin', 'Rp 0']);
  });

  test.each(['table', 'dataTable'] as const)('a %s without a caption is named by its columns', (type) => {
    show(<ContentTable block={{ type, columns: ['Nama', 'Jumlah'], rows: [['Admin', 'Rp 0']] }} />);
    expect(screen.getByRole('region', { name: 'Nama, Jumlah' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: '' })).toBeInTheDocument();
  });

  test.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'PNG'])('a picture .%s is shown', (extension) => {
    show(<ContentImage block={{ type: 'image', src: `/files/a.${extension}`, alt: 'Kantor' }} />);
    expect(screen.getByRole('img', { name: 'Kantor' })).toHaveAttribute('src', `/files/a.${extension}`);
  });

  test.each(['header', 'product', 'document', 'person'] as const)(
    'what is no picture gets the placeholder of its kind: %s',
    (kind) => {
      show(<ContentImage block={{ type: 'image', src: '/files/a.svg', alt: 'Kantor', kind }} />);
      expect(screen.getByRole('img')).toHaveAttribute('src', `/illustrations/${kind}.svg`);
    },
  );

  test('a picture that does not come gets the placeholder too', () => {
    show(<ContentImage block={{ type: 'image', src: '/files/a.png', alt: '' }} />);
    const image = document.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/illustrations/header.svg');
  });

  test('a QR code, with its text in letters below it', () => {
    show(<QrCodeBlock block={{ type: 'qrCode', text: 'EF7', label: 'Nomor registrasi' }} inner={null} />);
    expect(screen.getByRole('img', { name: 'Kode QR: EF7' })).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent('Nomor registrasiEF7');
  });

  test('a day is handed over as a file for the calendar, and what is no day is not', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => String(files.push(file));
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const block = { type: 'calendar', title: 'Kunjungan', place: 'Jl. Braga 12' } as const;
    show(<ContentBlockView block={{ ...block, day: '' }} />);
    show(<ContentBlockView block={{ ...block, day: '2026-03-04' }} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Simpan ke kalender' }));
    const text = await new Response(files[0]).text();
    expect(text).toMatch(
      /DTSTART;VALUE=DATE:20260304\r\nSUMMARY:Kunjungan\r\n[^]*LOCATION:Jl\. Braga 12\r\n/,
    );
  });

  test('a text that is too long for a QR code stands there in letters alone', () => {
    const text = 'a'.repeat(107);
    show(<QrCodeBlock block={{ type: 'qrCode', text }} inner={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a section is named by its title; a high one scrolls, with the keyboard too', () => {
    show(
      <Section block={{ type: 'section', title: 'Biaya', maxHeight: 200, blocks: [] }} inner={<p>Isi</p>} />,
    );
    const area = within(screen.getAllByRole('region', { name: 'Biaya' })[0] as HTMLElement).getByRole(
      'region',
    );
    expect(area).toHaveAttribute('tabindex', '0');
    expect(area).toHaveStyle({ maxHeight: '200px', overflowY: 'auto' });
  });

  test('ways on and things to do are lists', () => {
    const items = [{ title: 'Lacak', text: 'Cari pengajuan', href: '/tracking', icon: 'search' as const }];
    show(
      <>
        <LinkCards block={{ type: 'linkCards', items }} />
        <NumberedList block={{ type: 'numberedList', items: [{ title: 'Pilih', text: 'Pilih produk' }] }} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Lacak' })).toHaveAttribute('href', '/tracking');
    expect(screen.getAllByRole('list')).toHaveLength(2);
  });

  test('formatted text with a table has all the room, and no other has', async () => {
    show(
      <>
        <RichText html="<table><tr><td>Biaya</td></tr></table>" />
        <RichText html={'<p>Tanpa &lt;table&gt;</p>'} />
      </>,
    );
    const table = await screen.findByRole('table');
    expect(table.parentElement).toHaveClass('Eform-richText', 'Eform-richText_wide');
    expect((await screen.findByText('Tanpa <table>')).parentElement).not.toHaveClass('Eform-richText_wide');
  });

  test('guide text stands in sight, or behind a button', async () => {
    const { rerender } = show(<GuideText block={{ type: 'guideText', html: '<p>Sesuai KTP</p>' }} />);
    expect(await screen.findByText('Sesuai KTP')).toBeVisible();
    rerender(<GuideText block={{ type: 'guideText', html: '<p>Sesuai KK</p>', display: 'popover' }} />);
    expect(screen.queryByText('Sesuai KK')).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Petunjuk: Sesuai KK' }));
    const popover = await screen.findByRole('dialog', { name: 'Petunjuk: Sesuai KK' });
    expect(within(popover).getByText('Sesuai KK')).toBeVisible();
  });

  test('long help is named by its first words', () => {
    const html = '<p>Nama ibu kandung sebagaimana tertulis di kartu keluarga</p><p>Bukan ibu tiri</p>';
    show(<GuideText block={{ type: 'guideText', html, display: 'popover' }} />);
    const name = 'Petunjuk: Nama ibu kandung sebagaimana tertulis di kartu …';
    expect(screen.getByRole('button', { name })).toHaveTextContent('Petunjuk');
  });
});

describe('A QR code', () => {
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
});

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

describe('RetryBoundary', () => {
  /** Text beside an element that comes and goes. */
  function Beside(): ReactElement {
    const [on, setOn] = useState(false);
    return (
      <>
        <p data-testid="text">
          {on && <b>!</b>}
          Lanjut
        </p>
        <button onClick={() => setOn(!on)} />
      </>
    );
  }

  const toggle = (): void => {
    fireEvent.click(screen.getByRole('button'));
  };

  const fallback = (): ReactElement => <p>Halaman ini bermasalah</p>;
  const shown = (place: string): ReactElement => (
    <RetryBoundary place={place} fallback={fallback}>
      <Beside />
    </RetryBoundary>
  );

  /** As a browser does that translates: the text stands in elements of its own, and the node is another one. */
  function translate(): void {
    const text = screen.getByTestId('text').lastChild;
    const font = document.createElement('font');
    font.textContent = text?.textContent ?? '';
    text?.replaceWith(font);
  }

  beforeEach(() => {
    // React reports each fault that a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation();
  });

  test('what others have replaced is drawn once more, and says nothing of a fault', () => {
    render(shown('a'));
    translate();
    toggle();
    expect(screen.getByTestId('text')).toHaveTextContent('Lanjut');
    expect(screen.queryByText('Halaman ini bermasalah')).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('a second fault at the same place is reported, one at another place is not', () => {
    const { rerender } = render(shown('a'));
    translate();
    toggle();
    rerender(shown('b'));
    translate();
    toggle();
    expect(screen.getByTestId('text')).toHaveTextContent('Lanjut');
    translate();
    toggle();
    expect(screen.getByText('Halaman ini bermasalah')).toBeInTheDocument();
    rerender(shown('c'));
    expect(screen.getByTestId('text')).toHaveTextContent('Lanjut');
  });
});
