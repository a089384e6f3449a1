import {
  textSources,
  type CompiledBlock,
  type CompiledForm,
  type CompiledStep,
  type Condition,
  type Place,
} from '../../../src/interpreter';
import { conditionWords, treeWords } from './conditionWords';
import { fieldRules } from './fieldWords';
import { escaped, plainOf, sentence } from './words';

/** What one step shows and asks, in its order. */
export function stepSection(form: CompiledForm, step: CompiledStep): string {
  const { subtitle, next } = step.definition;
  const after = [
    ...(step.popup === undefined ? [] : [`membuka jendela <b>${escaped(step.popup)}</b>`]),
    ...(next?.do === undefined ? [] : [`menjalankan <a href="#tindakan"><b>${escaped(next.do)}</b></a>`]),
  ];
  const button = escaped(next?.text ?? 'Submit');
  const pressed = after.length === 0 ? '' : `<p>Tombol “${button}” lebih dahulu ${after.join(' dan ')}.</p>`;
  return `${subtitle === undefined ? '' : `<p>${escaped(subtitle)}</p>`}${when(form, step.visibleWhen && treeWords(form, step.visibleWhen.tree))}
<table><thead><tr><th>Pertanyaan</th><th>Jenis</th><th>Wajib</th><th>Kapan tampil, dan aturannya</th></tr></thead>
<tbody>${step.blocks.map((block) => row(form, block)).join('\n')}</tbody></table>${pressed}`;
}

const when = (form: CompiledForm, words: string | undefined): string =>
  words === undefined ? '' : `<p class="bila">Hanya bila ${escaped(words)}.</p>`;

const wide = (look: string, html: string): string => `<tr class="${look}"><td colspan="4">${html}</td></tr>`;

function row(form: CompiledForm, block: CompiledBlock): string {
  const shown = block.visibleWhen ? when(form, treeWords(form, block.visibleWhen.tree)) : '';
  switch (block.kind) {
    case 'field':
      return fieldRow(form, block, shown);
    case 'group': {
      const title = escaped(block.group.title ?? 'Kelompok');
      return `${wide('kelompok', `<b>${title}</b>${shown}`)}${block.blocks.map((one) => row(form, one)).join('')}`;
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

function fieldRow(form: CompiledForm, place: Place, shown: string): string {
  const field = form.fields.get(place.field)?.definition;
  if (!field) return '';
  const again = form.fields.get(place.field)?.places[0] !== place;
  const locked: Condition | true | undefined = field.readOnly === true ? true : field.readOnlyWhen;
  const rules = again
    ? ['Jawaban yang sama, ditampilkan lagi.', ...(isLocked(place) ? ['Hanya dibaca di sini.'] : [])]
    : [
        ...fieldRules(form, field),
        ...(locked === undefined
          ? []
          : [
              locked === true
                ? 'Hanya dibaca.'
                : `Hanya dibaca bila ${escaped(conditionWords(form, locked))}.`,
            ]),
      ];
  // The place may have a label of its own.
  const own = place.texts.label;
  const label = own && 'constant' in own ? own.constant : field.label;
  const guide = field.guideText === undefined ? '' : `<small>${escaped(plainOf(field.guideText))}</small>`;
  return `<tr><th scope="row">${escaped(label)}${guide}<code>${field.name}</code></th>
<td>${escaped(sentence('blokBerjenis', 'type', field.type))}</td><td>${required(form, place)}</td>
<td>${shown}<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul></td></tr>`;
}

const isLocked = ({ readOnly }: Place): boolean => 'constant' in readOnly && readOnly.constant;

function required(form: CompiledForm, { field, required: facet }: Place): string {
  if ('constant' in facet) return facet.constant ? 'ya' : '–';
  const condition = form.fields.get(field)?.definition.requiredWhen;
  return condition ? `bila ${escaped(conditionWords(form, condition))}` : 'bersyarat';
}
