import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const amount = { type: 'currency', name: 'nominal' };
const fee = { type: 'currency', name: 'biaya', guideText: 'Dua persen', compute: 'nominal * 0.02' };
const inWords = { type: 'textarea', name: 'kata', compute: "terbilang(nominal) + ' Rupiah'" };
const short = { name: 'singkatan', compute: "upper('ktp')" };
const half = { type: 'decimal', name: 'separuh', compute: 'nominal / 2', computeWhen: 'manual' };
const manual = [{ name: 'nominal', condition: 'greaterThan', value: 0 }];
const result = (name: string) => screen.getByRole('status', { name });

describe('A result', () => {
  const open = async () => {
    const checks = [{ that: 'biaya < 1000000', message: 'Biaya terlalu besar', at: ['biaya'] }];
    serve(
      definitionOf([stepOf('satu', [amount, fee, inWords, short, half, { name: 'catatan' }], { checks })], {
        conditions: { manual },
      }),
    );
    await visit();
  };

  test('is reported as it reads, with its guide text; nothing yet is empty', async () => {
    await open();
    expect(result('biaya')).toBeEmptyDOMElement();
    expect(result('biaya')).toHaveAccessibleDescription('Dua persen');
    await userEvent.type(screen.getByRole('textbox', { name: /nominal/ }), '1150000');
    expect(result('biaya')).toHaveTextContent('Rp 23.000');
    expect(result('kata')).toHaveTextContent(/^Satu Juta Seratus Lima Puluh Ribu Rupiah$/);
    expect(result('biaya')).toHaveAttribute('name', 'biaya');
    // A figure is drawn large, words are not.
    expect(['biaya', 'kata', 'singkatan'].map((name) => 'words' in result(name).dataset)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is no stop for Tab; what is computed now and then is a control', async () => {
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: /nominal/ }));
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: /separuh/ })).toHaveFocus();
  });

  test('that a check finds wrong is marked, and the summary leads to it', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /nominal/ }), '90000000');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('link', { name: /Biaya terlalu besar/ }));
    await waitFor(() => expect(result('biaya')).toHaveFocus());
    expect(result('biaya')).toHaveAccessibleDescription(/Biaya terlalu besar/);
  });
});
