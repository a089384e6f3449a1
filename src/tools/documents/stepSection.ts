import {
  hasOwnPages,
  textSources,
  type CompiledCheck,
  type CompiledBlock,
  type CompiledForm,
  type CompiledStep,
  type Place,
} from '../../interpreter';
import { treeWords } from '../words/expressions';
import { checkWords, fieldRules, rowValues } from './fieldWords';
import { escaped, plainOf, sentence } from './words';

/** What one step shows and asks, in its order. */
export function stepSection(form: CompiledForm, step: CompiledStep): string {
  const { subtitle, next, ends } = step.definition;
  const after = [
    ...(step.popup === undefined
      ? []
      : [`membuka jendela <b>${escaped(step.popup.slug)}</b>${step.popup.once ? ' (sekali saja)' : ''}`]),
    ...(next?.do === undefined ? [] : [`menjalankan <a href="#tindakan"><b>${escaped(next.do)}</b></a>`]),
  ];
  const button = escaped(next?.text ?? form.definition.texts?.next ?? 'Submit');
  const pressed = ends
    ? '<p>Jalan berakhir di sini: tidak ada tombol lanjut, dan tidak ada yang dikirim.</p>'
    : after.length === 0
      ? ''
      : `<p>Tombol “${button}” lebih dahulu ${after.join(' dan ')}.</p>`;
  return `${subtitle === undefined ? '' : `<p>${escaped(subtitle)}</p>`}${when(form, step.visibleWhen && treeWords(form, step.visibleWhen))}
<table><thead><tr><th>Pertanyaan</th><th>Jenis</th><th>Wajib</th><th>Kapan tampil, dan aturannya</th></tr></thead>
<tbody>${[checksRow(form, step.checks), ...step.blocks.map((block) => row(form, block))].join('\n')}</tbody></table>${pressed}`;
}

const when = (form: CompiledForm, words: string | undefined): string =>
  words === undefined ? '' : `<p class="bila">Hanya bila ${escaped(words)}.</p>`;

const wide = (look: string, html: string): string => `<tr class="${look}"><td colspan="4">${html}</td></tr>`;

function row(form: CompiledForm, block: CompiledBlock): string {
  const shown = block.visibleWhen ? when(form, treeWords(form, block.visibleWhen)) : '';
  switch (block.kind) {
    case 'field': {
      const [inside] = block.rows ?? [];
      const rows = inside ? inside.blocks.map((one) => row(form, one)).join('') : '';
      const below = inside
        ? wide(
            'kelompok',
            `<b>${hasOwnPages(form, block.field) ? 'Di halaman setiap baris:' : 'Di setiap baris:'}</b>`,
          ) +
          rows +
          computed(form, block) +
          wide('kelompok', '')
        : '';
      return `${fieldRow(form, block, shown)}${below}`;
    }
    case 'group': {
      const title = escaped(block.group.title ?? 'Kelompok');
      return `${wide('kelompok', `<b>${title}</b>${shown}`)}${checksRow(form, block.checks)}${block.blocks.map((one) => row(form, one)).join('')}`;
    }
    case 'plan':
      return wide('konten', `Tabel angsuran: ${escaped(block.plan.caption)}${shown}`);
    case 'content': {
      const texts = Object.values(textSources(block.content)).map(plainOf).join(' · ');
      const said = texts === '' ? sentence('blokKonten', 'type', block.content.type) : texts;
      return `${wide('konten', `${escaped(said)}${shown}`)}${block.blocks.map((one) => row(form, one)).join('')}`;
    }
  }
}

/** What is computed of each row. */
function computed(form: CompiledForm, { field }: Place): string {
  const definition = form.fields.get(field)?.definition;
  const values = definition ? rowValues(form, definition) : [];
  return values.map(({ name, said }) => wide('konten', `Nilai <code>${name}</code>, ${said}.`)).join('');
}

/** What must hold between answers, where it is reported. */
function checksRow(form: CompiledForm, checks: readonly CompiledCheck[]): string {
  return checks.map((check) => wide('konten', checkWords(form, check))).join('');
}

function fieldRow(form: CompiledForm, place: Place, shown: string): string {
  const { definition: field, inRow } = form.fields.get(place.field) ?? {};
  if (!field) return '';
  const again = form.fields.get(place.field)?.places[0] !== place;
  const locked = field.readOnly === true || place.readOnlyWhen;
  const rules = again
    ? ['Jawaban yang sama, ditampilkan lagi.', ...(isLocked(place) ? ['Hanya dibaca di sini.'] : [])]
    : [
        ...fieldRules(form, field),
        ...(form.fields.get(place.field)?.checks ?? []).map((check) => checkWords(form, check)),
        ...(locked === undefined
          ? []
          : [locked === true ? 'Hanya dibaca.' : `Hanya dibaca bila ${escaped(treeWords(form, locked))}.`]),
      ];
  // The place may have a label of its own.
  const own = place.texts.label;
  const label = own && 'constant' in own ? own.constant : field.label;
  const guide = field.guideText === undefined ? '' : `<small>${escaped(plainOf(field.guideText))}</small>`;
  const help = field.help === undefined ? '' : `<small>${escaped(plainOf(field.help))}</small>`;
  return `<tr><th scope="row">${escaped(label)}${guide}${help}<code>${inRow?.column ?? field.name}</code></th>
<td>${escaped(sentence('blokBerjenis', 'type', field.type))}</td><td>${required(form, place)}</td>
<td>${shown}<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul></td></tr>`;
}

const isLocked = ({ readOnly }: Place): boolean => 'constant' in readOnly && readOnly.constant;

function required(form: CompiledForm, { required: always, requiredWhen }: Place): string {
  if ('constant' in always) return always.constant ? 'ya' : '–';
  return requiredWhen ? `bila ${escaped(treeWords(form, requiredWhen))}` : 'bersyarat';
}
