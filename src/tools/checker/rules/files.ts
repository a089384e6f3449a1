import { stepsOf, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Pictures and popups that are not among the portal's own files; addresses of other sites are not looked at. */
export function files({ definition, exists }: Checked): Found[] {
  if (!exists) return [];
  const picture = definition.product?.featuredImage;
  const pictures = [
    ...(picture === undefined ? [] : [{ path: 'product.featuredImage', address: picture }]),
    ...imagesIn(definition, ''),
  ];
  const popups = [
    ...(definition.nextPopup === undefined ? [] : [{ path: 'nextPopup', slug: definition.nextPopup }]),
    ...stepsOf(definition).flatMap(({ step, path }) =>
      typeof step.next?.popup === 'string' ? [{ path: `${path}.next.popup`, slug: step.next.popup }] : [],
    ),
  ];
  return [
    ...pictures.flatMap(({ path, address }): Found[] =>
      !address.startsWith('/') || exists(address)
        ? []
        : [
            {
              rule: 'missing-image',
              path,
              what: `Gambar "${address}" tidak ada.`,
              mend: `Simpan gambarnya di public${address}.`,
            },
          ],
    ),
    ...popups.flatMap(({ path, slug }): Found[] =>
      exists(`popups/${slug}`)
        ? []
        : [
            {
              rule: 'missing-popup',
              path,
              what: `Isi jendela "${slug}" tidak ada di form-definitions/popups.`,
              mend: `Tulis form-definitions/popups/${slug}.json, atau pastikan peladen menyediakannya.`,
            },
          ],
    ),
  ];
}

/** The addresses of image blocks, and of pictures beside sections, wherever they stand. */
function imagesIn(value: unknown, path: string): { path: string; address: string }[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => imagesIn(one, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const type = 'type' in value ? value.type : undefined;
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const isPicture = (type === 'image' && key === 'src') || (type === 'section' && key === 'image');
    return isPicture && typeof part === 'string' ? [{ path: at, address: part }] : imagesIn(part, at);
  });
}
