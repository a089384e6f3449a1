import type { Checked } from '../definition/checked';
import type { Found } from '../finding';
import { meantIn, schemaOf } from '../json/walk';

/** Pictures and popups that are not among the portal's own files; addresses of other sites are not looked at. */
export function files(
  { definition, exists }: { definition: unknown; exists?: Checked['exists'] },
  schema = schemaOf(''),
): Found[] {
  if (!exists) return [];
  return meantIn(definition, schema).flatMap(({ role, text, path }): Found[] => {
    if (role === 'picture' && text.startsWith('/') && !exists(text)) {
      const fix = `Simpan gambarnya di public${text}.`;
      return [{ rule: 'missing-image', path, what: `Gambar "${text}" tidak ada.`, fix, cause: [text] }];
    }
    if (role !== 'popup' || exists(`popups/${text}`)) return [];
    const what = `Isi jendela "${text}" tidak ada di form-definitions/popups.`;
    const fix = `Tulis form-definitions/popups/${text}.json, atau pastikan peladen menyediakannya.`;
    return [{ rule: 'missing-popup', path, what, fix, cause: [text] }];
  });
}
