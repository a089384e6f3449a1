import { fieldsLookedAt, titleOf, type CompiledForm } from '../../interpreter';
import { endSections, startSection } from './aroundSections';
import { treeWords, wordsAt } from '../words/expressions';
import { documentStyle } from './documentStyle';
import { drawFlow } from './drawFlow';
import { effectsWords } from './effectWords';
import { code, files, heldWords } from './fieldWords';
import { flowOf } from './flow';
import { stepSection } from './stepSection';
import { escaped } from './words';

/**
 * A form as one page of HTML that needs no other file, in Indonesian: the way through it, what a visitor should have ready, what each
 * step asks and by which rules, what it calls, what is sent.
 */
export function formDocument(form: CompiledForm): string {
  const { title } = form.definition;
  const steps = form.stages.flatMap((stage) => stage.steps);
  const sections: [id: string, title: string, html: string][] = [
    ['alur', 'Alur', `<p>${flowWords}</p>${drawFlow(flowOf(form))}`],
    ['siapkan', 'Yang perlu disiapkan pengunjung', toPrepare(form)],
    ...startSection(form),
    ...steps.map((step, at): [string, string, string] => [
      `langkah-${step.id}`,
      `Langkah ${at + 1}: ${step.definition.title}`,
      stepSection(form, step),
    ]),
    ...endSections(form),
    ['tindakan', 'Tindakan dan panggilan ke bank', actions(form)],
    ['nilai', 'Syarat, nilai, dan konstanta', named(form)],
    ['kirim', 'Pengiriman', submission(form)],
  ];
  const contents = sections.map(([id, name]) => `<li><a href="#${id}">${escaped(name)}</a></li>`).join('');
  const body = sections.map(
    ([id, name, html]) => `<section id="${id}"><h2>${escaped(name)}</h2>${html}</section>`,
  );
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${documentStyle}</style></head>
<body><header><h1>${escaped(title)}</h1>${summary(form)}</header><nav aria-label="Daftar isi"><ol>${contents}</ol></nav>
<main>${body.join('\n')}</main></body></html>
`;
}

const flowWords =
  'Garis putus-putus di kiri: langkah yang dilewati bila syaratnya tidak terpenuhi. Jalan bernomor dijelaskan di bawah gambar.';

function summary(form: CompiledForm): string {
  const { slug, subProductId, product } = form.definition;
  const fields = fieldsLookedAt(form);
  const required = fields.filter(({ definition }) => definition.required === true).length;
  const steps = form.stages.flatMap((stage) => stage.steps).length;
  const rows = [
    ['Alamat', `<code>/form/${slug}</code>`],
    ['Kode produk', escaped(subProductId ?? 'tidak ada: formulir ini tidak mengirim apa pun')],
    ['Kartu di beranda', product ? escaped(`${product.name} (${product.category.name})`) : 'tidak ada'],
    [
      'Isi',
      `${steps} langkah, ${fields.length} pertanyaan, ${required} di antaranya selalu wajib bila tampil`,
    ],
  ];
  return `<dl>${rows.map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`).join('')}</dl>`;
}

function toPrepare(form: CompiledForm): string {
  const items = fieldsLookedAt(form).flatMap(({ definition: field, places: [place] }) => {
    // Nobody is asked for it who has no place to give it.
    if (field.type !== 'upload' || !place) return [];
    const needed =
      field.required === true
        ? 'wajib'
        : place.requiredWhen
          ? `wajib bila ${escaped(treeWords(form, place.requiredWhen))}`
          : 'boleh dilewati';
    const shown = place.visibleWhen ? `; diminta bila ${escaped(treeWords(form, place.visibleWhen))}` : '';
    return [`<li><b>${escaped(field.label)}</b> (${needed}${shown}). ${files(field)}</li>`];
  });
  return items.length === 0 ? '<p>Tidak ada dokumen yang diunggah.</p>' : `<ul>${items.join('')}</ul>`;
}

function actions(form: CompiledForm): string {
  const { stages = [], afterLastStep } = form.definition;
  const steps = form.stages.flatMap((stage) => stage.steps);
  const starts = (name: string): string[] => [
    ...steps.flatMap(({ definition }) =>
      definition.next?.do === name ? [`tombol lanjut pada “${definition.title}”`] : [],
    ),
    ...form.watches.flatMap((one) =>
      one.action === name
        ? [
            `sendiri, setelah ${one.fields.map((field) => `“${form.fields.get(field)?.definition.label ?? field}”`).join(' dan ')} terisi dan sah${one.when ? `, bila ${treeWords(form, one.when)}` : ''}`,
          ]
        : [],
    ),
    ...(afterLastStep === name ? ['sesudah langkah terakhir'] : []),
    ...stages.flatMap((stage) =>
      stage.afterLastStep === name ? [`sesudah langkah terakhir tahap “${stage.title ?? stage.id}”`] : [],
    ),
  ];
  const html = [...form.actions].map(([name, effects]) => {
    const start = starts(name);
    const when =
      start.length === 0 ? 'Dijalankan oleh tombol atau tindakan lain.' : `Dijalankan ${start.join('; ')}.`;
    return `<h3><code>${escaped(name)}</code></h3><p>${escaped(when)}</p>${effectsWords(form, effects)}`;
  });
  return html.length === 0 ? '<p>Tidak ada tindakan sendiri.</p>' : html.join('');
}

function named(form: CompiledForm): string {
  const { conditions = {}, values = [], constants = {} } = form.definition;
  const rows = [
    ...Object.entries(conditions).map(([name, one]) => {
      const title = titleOf(one);
      const words = wordsAt(form, `conditions.${name}${title === undefined ? '' : '.when'}`);
      return [name, title === undefined ? 'syarat' : `syarat: ${escaped(title)}`, escaped(words)];
    }),
    ...values.map((value, index) => [
      value.name,
      value.submit === false ? 'nilai, tidak dikirim' : 'nilai',
      heldWords(form, value, `values[${index}]`),
    ]),
    ...Object.entries(constants).map(([name, one]) => [name, 'konstanta', code(JSON.stringify(one))]),
  ];
  if (rows.length === 0) return '<p>Tidak ada.</p>';
  const body = rows.map(
    ([name = '', kind = '', said = '']) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${kind}</td><td>${said}</td></tr>`,
  );
  return `<table class="nama"><thead><tr><th>Nama</th><th>Jenis</th><th>Isi</th></tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function submission(form: CompiledForm): string {
  const kept = fieldsLookedAt(form).filter(({ definition }) => definition.submit === false);
  const left = kept.map(({ definition }) => escaped(definition.label)).join(', ');
  return [
    form.definition.submit === undefined
      ? '<p>Pengiriman baku: semua jawaban yang tampil dan nilai dikirim ke <b>submit</b>, lalu pengunjung menerima nomor registrasi.</p>'
      : effectsWords(form, form.submit),
    ...(left === '' ? [] : [`<p>Tidak ikut dikirim: ${left}.</p>`]),
  ].join('');
}
