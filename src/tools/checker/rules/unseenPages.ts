import type { FormDefinition } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** What stands on a preview or receipt that the form never comes to. */
export function unseenPages({ definition, form }: Checked): Found[] {
  const { preview, confirmation, submit } = definition;
  const found: Found[] = [];
  if (preview && form?.showsPreview === false && !endsInPreview(definition)) {
    found.push({
      rule: 'page-unseen',
      path: 'preview',
      what: 'Formulir ini tidak pernah sampai ke ringkasan jawaban.',
      mend: 'Tulis "afterLastStep": "preview", atau hapus bagian ini.',
    });
  }
  if (confirmation && submit) {
    found.push({
      rule: 'page-unseen',
      path: 'confirmation',
      what: 'Tanda terima hanya tampil sesudah pengiriman baku, sedangkan formulir ini punya "submit" sendiri.',
      mend: 'Hapus "submit", atau sampaikan hasilnya dengan dialog dan hapus bagian ini.',
    });
  }
  return found;
}

function endsInPreview({ stages, afterLastStep = 'preview' }: FormDefinition): boolean {
  return stages
    ? stages.some((stage) => (stage.afterLastStep ?? afterLastStep) === 'preview')
    : afterLastStep === 'preview';
}
