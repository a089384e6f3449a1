import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const box = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const number = (name: string, more: object = {}) => ({ type: 'number', name, label: name, ...more });

const open = async () => {
  serve(
    definitionOf([
      stepOf(
        'satu',
        [
          number('awal', { checks: [{ that: 'awal != akhir', message: 'Awal dan akhir tidak boleh sama' }] }),
          number('akhir'),
          {
            type: 'group',
            title: 'Limit',
            blocks: [number('pertama'), number('kedua')],
            checks: [
              { that: 'pertama + kedua <= 10', message: 'Bersama paling banyak 10', at: ['kedua'] },
              { that: 'pertama >= kedua', message: 'Biasanya yang pertama lebih besar', level: 'warning' },
            ],
          },
        ],
        {},
      ),
      stepOf('dua', [{ name: 'catatan' }]),
    ]),
  );
  await visit();
};

const fill = async (answers: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(answers)) {
    await userEvent.clear(box(name));
    await userEvent.type(box(name), text);
  }
};

test('what does not hold stands at its field, in the summary, and stops the visitor', async () => {
  await open();
  await fill({ awal: '5', akhir: '5' });
  await submit();
  const list = within(document.querySelector<HTMLElement>('[data-error-summary]') ?? document.body);
  await userEvent.click(list.getByRole('link', { name: 'awal: Awal dan akhir tidak boleh sama' }));
  expect(box('awal')).toHaveFocus();
  expect(box('awal')).toBeInvalid();
  expect(box('awal')).toHaveAccessibleDescription('Awal dan akhir tidak boleh sama');
  expect(box('akhir')).toBeValid();
});

test('what does not hold in a group stands above it; the field that it names is marked and described by it', async () => {
  await open();
  await fill({ pertama: '6', kedua: '5' });
  await submit();
  const group = screen.getByRole('group', { name: 'Limit' });
  expect(within(group).getByText('Bersama paling banyak 10')).toBeInTheDocument();
  expect([box('pertama'), box('kedua')].map((one) => one.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ]);
  expect(box('kedua')).toHaveAccessibleDescription('Bersama paling banyak 10');
  const list = within(document.querySelector<HTMLElement>('[data-error-summary]') ?? document.body);
  await userEvent.click(list.getByRole('link', { name: 'Bersama paling banyak 10' }));
  expect(box('kedua')).toHaveFocus();
  await fill({ kedua: '4' });
  expect(screen.queryByText('Bersama paling banyak 10')).not.toBeInTheDocument();
  expect(box('kedua')).toBeValid();
});

test('a warning is shown once all that it reads was left, is none of the errors, and stops nobody', async () => {
  await open();
  await fill({ pertama: '1', kedua: '2' });
  expect(screen.queryByText('Biasanya yang pertama lebih besar')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText('Biasanya yang pertama lebih besar')).toBeInTheDocument();
  expect(box('pertama')).toBeValid();
  await submit();
  await screen.findByRole('heading', { level: 1, name: 'dua' });
});

test('a warning stands on the preview, too, below the answers of its step', async () => {
  await open();
  await fill({ pertama: '1', kedua: '2' });
  await submit();
  await screen.findByRole('heading', { level: 1, name: 'dua' });
  await submit();
  await screen.findByRole('button', { name: 'Kirim Permohonan' });
  const step = screen.getByRole('region', { name: 'satu' });
  expect(within(step).getByRole('note')).toHaveTextContent('Biasanya yang pertama lebih besar');
  expect(within(screen.getByRole('region', { name: 'dua' })).queryByRole('note')).not.toBeInTheDocument();
});

test('what a press on the button makes known of a group waits until the press is over: it would move the button away', async () => {
  await open();
  await fill({ pertama: '6', kedua: '5' });
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Submit' });
  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  expect(box('kedua')).not.toHaveFocus();
  expect(screen.queryByText('Bersama paling banyak 10')).not.toBeInTheDocument();
  await user.pointer({ target: button, keys: '[/MouseLeft]' });
  expect(
    await within(screen.getByRole('group', { name: 'Limit' })).findByText('Bersama paling banyak 10'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bersama paling banyak 10' })).toBeInTheDocument();
});
