import type { Json } from '../../language';
import { dialogAt, extrasRead } from './dialog';
import { after, begun, facts, typed, type Block } from './testing/form';

const brought = {
  ok: true,
  response: { data: { nomor: 'R1', rahasia: 'x', daftar: [1, 2] }, pesan: 'Baik', kosong: null },
};

/** A call whose outcome opens a dialog, in a form with more actions. */
function opening(dialog: Block, actions: Readonly<Record<string, Json>> = {}) {
  const call: Json = {
    call: 'wic-check',
    outcomes: [{ match: 'ok', do: [{ wait: 1 }, { dialog: dialog as Json }] }],
  };
  const { form, state } = begun([{ name: 'nama' }], { actions: { uji: [call], ...actions } });
  return { form, state: after(form, state, typed({ nama: 'Siti' })) };
}

const path = 'actions.uji[0].outcomes[0].do[1].dialog';
const kept = (dialog: Block, actions?: Readonly<Record<string, Json>>): unknown =>
  extrasRead(opening(dialog, actions).form, path, brought);

describe('What is kept of an answer for a dialog that is open', () => {
  test('what its texts read, and nothing beside', () => {
    expect(kept({ title: 'Nomor {response.data.nomor}', text: '{nama}' })).toEqual({
      response: { data: { nomor: 'R1' } },
    });
    expect(kept({ title: 'Selesai' })).toEqual({});
  });

  test('several parts of one answer, and what is no object', () => {
    const title = "{response['data']['nomor']} {response.pesan} {response.kosong} {ok ? 'a' : 'b'}";
    expect(kept({ title })).toEqual({
      ok: true,
      response: { data: { nomor: 'R1' }, pesan: 'Baik', kosong: null },
    });
  });

  test('a list as a whole, but no whole object, and nothing that did not come', () => {
    expect(kept({ title: '{response.data.daftar[0]} {response.data} {response.lain.nomor}' })).toEqual({
      response: { data: { daftar: [1, 2] } },
    });
    expect(kept({ title: "{isEmpty(response.data) ? 'A' : 'B'}" })).toEqual({ response: { data: {} } });
  });

  test('nothing by a key that is computed', () => {
    expect(kept({ title: '{response[nama]}' })).toEqual({ response: {} });
    expect(kept({ title: '{response[nama].nomor}' })).toEqual({ response: {} });
  });

  test('what the effects of its buttons read, also by the names of actions', () => {
    const toast = (title: string): Json => [{ toast: { title } }];
    const actions = {
      lanjut: [{ if: [{ name: 'nama', condition: 'isFilled' }], then: [], else: [{ wait: 1 }] }],
      ulang: toast('{response.data.rahasia}'),
      ulangLagi: toast('{response.pesan}'),
    };
    // Formulas of an action know what a call brings only inside its outcomes, so these read it through one.
    const reading = (title: string): Json => [
      { call: 'wic-check', outcomes: [{ match: 'ok', do: toast(title) }] },
    ];
    const more = {
      ...actions,
      ulang: reading('{response.data.rahasia}'),
      ulangLagi: reading('{response.pesan}'),
    };
    expect(
      kept({ title: 'A', buttons: [{ text: '{response.data.nomor}', do: toast('{response.pesan}') }] }),
    ).toEqual({
      response: { data: { nomor: 'R1' }, pesan: 'Baik' },
    });
    expect(kept({ title: 'A', buttons: [{ text: 'B', do: 'lanjut' }] }, more)).toEqual({});
    expect(kept({ title: 'A', buttons: [{ text: 'B', do: 'ulang' }] }, more)).toEqual({
      ok: true,
      response: { data: { rahasia: 'x' } },
    });
    expect(kept({ title: 'A', closeButton: { do: 'ulangLagi' } }, more)).toEqual({
      ok: true,
      response: { pesan: 'Baik' },
    });
    const asking = {
      tanya: [
        {
          dialog: {
            title: 'B',
            buttons: [
              { text: 'C', do: 'ulang' },
              { text: 'D', do: 'tanya' },
            ],
          },
        },
      ],
    };
    expect(kept({ title: 'A', buttons: [{ text: 'B', do: 'tanya' }] }, { ...more, ...asking })).toEqual({
      ok: true,
      response: { data: { rahasia: 'x' } },
    });
  });

  test('nothing of a dialog that the form has no more', () => {
    expect(
      extrasRead(opening({ title: '{response.pesan}' }).form, 'actions.lain[0].dialog', brought),
    ).toEqual({});
  });
});

describe('A dialog that was open when its page ended', () => {
  const { form, state } = opening({ title: 'Halo {nama}, {response.pesan}' });
  const context = { form, state: () => state, facts: () => facts, reasonOf: () => '' };

  test('comes back with what was kept', () => {
    expect(dialogAt(context, path, { response: { pesan: 'Baik' } })).toMatchObject({
      title: 'Halo Siti, Baik',
    });
  });

  test('is gone when the form has it no more', () => {
    expect(dialogAt(context, 'actions.lain[0].dialog', {})).toBeUndefined();
  });
});
