import type { CompiledForm } from '../../../src/interpreter';
import { conditionWords } from './conditionWords';
import { documentStyle } from './documentStyle';
import { drawFlow } from './drawFlow';
import { effectsWords } from './effectWords';
import { code, files } from './fieldWords';
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
    ...steps.map((step, at): [string, string, string] => [
      `langkah-${step.id}`,
      `Langkah ${at + 1}: ${step.definition.title}`,
      stepSection(form, step),
    ]),
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
  const fields = [...form.fields.values()];
  const required = fields.filter(({ definition }) => definition.required === true).length;
  const steps = form.stages.flatMap((stage) => stage.steps).length;
  const rows = [
    ['Alamat', `<code>/form/${slug}</code>`],
    ['Kode produk', escaped(subProductId)],
    ['Kartu di beranda', product ? escaped(`${product.name} (${product.category.name})`) : 'tidak ada'],
    [
      'Isi',
      `${steps} langkah, ${fields.length} pertanyaan, ${required} di antaranya selalu wajib bila tampil`,
    ],
  ];
  return `<dl>${rows.map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`).join('')}</dl>`;
}

function toPrepare(form: CompiledForm): string {
  const items = [...form.fields.values()].flatMap(({ definition: field }) => {
    if (field.type !== 'upload') return [];
    const needed =
      field.required === true
        ? 'wajib'
        : field.requiredWhen
          ? `wajib bila ${escaped(conditionWords(form, field.requiredWhen))}`
          : 'boleh dilewati';
    const shown = field.visibleWhen
      ? `; diminta bila ${escaped(conditionWords(form, field.visibleWhen))}`
      : '';
    return [`<li><b>${escaped(field.label)}</b> (${needed}${shown}). ${files(field)}</li>`];
  });
  return items.length === 0 ? '<p>Tidak ada dokumen yang diunggah.</p>' : `<ul>${items.join('')}</ul>`;
}

function actions(form: CompiledForm): string {
  const { actions: all = {}, watch = [], stages = [], afterLastStep } = form.definition;
  const steps = form.stages.flatMap((stage) => stage.steps);
  const starts = (name: string): string[] => [
    ...steps.flatMap(({ definition }) =>
      definition.next?.do === name ? [`tombol lanjut pada “${definition.title}”`] : [],
    ),
    ...watch.flatMap((one) =>
      one.do === name
        ? [
            `sendiri, setelah ${one.fields.map((field) => `“${form.fields.get(field)?.definition.label ?? field}”`).join(' dan ')} terisi dan sah${one.when ? `, bila ${conditionWords(form, one.when)}` : ''}`,
          ]
        : [],
    ),
    ...(afterLastStep === name ? ['sesudah langkah terakhir'] : []),
    ...stages.flatMap((stage) =>
      stage.afterLastStep === name ? [`sesudah langkah terakhir tahap “${stage.title ?? stage.id}”`] : [],
    ),
  ];
  const html = Object.entries(all).map(([name, effects]) => {
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
    ...Object.entries(conditions).map(([name, one]) => [name, 'syarat', escaped(conditionWords(form, one))]),
    ...values.map(({ name, compute, initial, submit }) => [
      name,
      submit === false ? 'nilai, tidak dikirim' : 'nilai',
      compute === undefined
        ? initial === undefined
          ? 'kosong pada awalnya'
          : code(JSON.stringify(initial))
        : `dihitung: ${code(compute)}`,
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
  const own = form.definition.submit;
  const kept = [...form.fields.values()].filter(({ definition }) => definition.submit === false);
  const left = kept.map(({ definition }) => escaped(definition.label)).join(', ');
  return [
    own === undefined
      ? '<p>Pengiriman baku: semua jawaban yang tampil dan nilai dikirim ke <b>submit</b>, lalu pengunjung menerima nomor registrasi.</p>'
      : effectsWords(form, own),
    ...(left === '' ? [] : [`<p>Tidak ikut dikirim: ${left}.</p>`]),
  ].join('');
}
