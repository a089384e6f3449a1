import type { Json } from '../../language';
import { scopeOf } from './read';
import { actionEffects } from './runAction';
import type { Dialog } from './effects';
import { after, begun, facts, typed, type Block } from './testing/form';
import { dialogOf } from './words';

/** A dialog as a visitor with these answers sees it. */
function shownAs(dialog: Json, answers: Readonly<Record<string, Json>>): Dialog {
  const fields: readonly Block[] = [{ name: 'nik' }, { name: 'nama' }];
  const { form, state } = begun(fields, { actions: { uji: [{ dialog }] } });
  const [effect] = actionEffects(form, 'uji');
  if (effect?.kind !== 'dialog') throw new Error('no dialog');
  return dialogOf(effect.dialog, scopeOf(form, after(form, state, typed(answers)), facts), {});
}

const shown = (blocks: readonly Json[], rest: Block = {}): Dialog =>
  shownAs({ title: 'Data', blocks, ...rest }, { nik: '3273', nama: 'Siti' });

describe('What a dialog shows', () => {
  test.each<[string, Block, Block]>([
    ['heading', { level: 2, text: '{nama}' }, { level: 2, text: 'Siti' }],
    ['richText', { html: '<p>{nama}</p>' }, { html: '<p>Siti</p>' }],
    ['guideText', { html: '{nik}' }, { html: '3273' }],
    ['button', { text: '{nama}', href: '/' }, { text: 'Siti', href: '/' }],
    [
      'dataTable',
      {
        caption: 'T',
        columns: ['A', 'B'],
        rows: [
          ['{nik}', 'b'],
          ['c', '{nama}'],
        ],
      },
      {
        caption: 'T',
        columns: ['A', 'B'],
        rows: [
          ['3273', 'b'],
          ['c', 'Siti'],
        ],
      },
    ],
    [
      'section',
      { title: '{nama}', blocks: [{ type: 'heading', level: 3, text: '{nik}' }] },
      { title: 'Siti', blocks: [{ type: 'heading', level: 3, text: '3273' }] },
    ],
    [
      'button',
      {
        text: 'Buka',
        opens: { as: 'dialog', title: 'T', blocks: [{ type: 'heading', level: 3, text: '{nik}' }] },
      },
      {
        text: 'Buka',
        opens: { as: 'dialog', title: 'T', blocks: [{ type: 'heading', level: 3, text: '3273' }] },
      },
    ],
    ['image', { src: '/a.png', alt: 'A' }, { src: '/a.png', alt: 'A' }],
  ])('a %s with the answers in its texts', (type, written, filled) => {
    expect(shown([{ type, ...written }])).toMatchObject({ blocks: [{ type, ...filled }] });
  });

  test('no block whose condition does not hold, nor one within it', () => {
    const heading = (text: string, value: string): Json => ({
      type: 'heading',
      level: 2,
      text,
      visibleWhen: [{ name: 'nama', condition: 'equals', value }],
    });
    const blocks = [
      heading('A', 'Siti'),
      heading('B', 'Budi'),
      { type: 'section', blocks: [heading('C', 'Budi')] },
    ];
    expect(shown(blocks)).toMatchObject({
      blocks: [
        { type: 'heading', text: 'A' },
        { type: 'section', blocks: [] },
      ],
    });
  });

  test('an answer as text, never as markup', () => {
    const written = { title: '{nama}', blocks: [{ type: 'richText', html: '<b>{nama}</b>' }] };
    const dialog = shownAs(written, { nama: '<i>' });
    expect(dialog).toMatchObject({ title: '<i>', blocks: [{ html: '<b>&#60;i&#62;</b>' }] });
  });

  test('a way to close it, unless its definition says no', () => {
    expect(shown([])).toMatchObject({ dismissable: true, closeButton: undefined, buttons: [] });
    expect(shown([], { dismissable: false, text: 'Halo {nama}' })).toMatchObject({
      dismissable: false,
      text: 'Halo Siti',
    });
    expect(
      shown([], { closeButton: {}, buttons: [{ text: 'Tutup' }, { text: 'Lagi', do: 'uji' }] }),
    ).toMatchObject({
      closeButton: { effects: [{ kind: 'closeDialog' }] },
      buttons: [
        { run: { effects: [{ kind: 'closeDialog' }] } },
        { run: { effects: [{ kind: 'action', name: 'uji' }] } },
      ],
    });
  });
});
