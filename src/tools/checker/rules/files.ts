import { stepsOf } from '../../../interpreter';
import { everyBlock, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Pictures and popups that are not among the portal's own files; addresses of other sites are not looked at. */
export function files(checked: Pick<Checked, 'definition' | 'sources' | 'exists'>): Found[] {
  const { definition, exists } = checked;
  if (!exists) return [];
  const picture = definition.product?.featuredImage;
  const pictures = [
    ...(picture === undefined ? [] : [{ path: 'product.featuredImage', address: picture }]),
    ...imagesIn(checked),
  ];
  const popups = [
    ...nextPopupOf(definition),
    ...stepsOf(definition).flatMap(({ step, path }) =>
      typeof step.next?.popup === 'string' ? [{ path: `${path}.next.popup`, slug: step.next.popup }] : [],
    ),
  ];
  return [
    ...pictures.flatMap(({ path, address }) =>
      missingPicture(path, address, exists).map((one) => ({ ...one, cause: [address] })),
    ),
    ...popups.flatMap(({ path, slug }): Found | Found[] =>
      exists(`popups/${slug}`)
        ? []
        : {
            rule: 'missing-popup',
            path,
            what: `Isi jendela "${slug}" tidak ada di form-definitions/popups.`,
            fix: `Tulis form-definitions/popups/${slug}.json, atau pastikan peladen menyediakannya.`,
            cause: [slug],
          },
    ),
  ];
}

/** What is reported of a picture of the portal's own that is not there. */
export function missingPicture(path: string, address: string, exists: (path: string) => boolean): Found[] {
  if (!address.startsWith('/') || exists(address)) return [];
  const what = `Gambar "${address}" tidak ada.`;
  return [{ rule: 'missing-image', path, what, fix: `Simpan gambarnya di public${address}.` }];
}

function nextPopupOf({ nextPopup }: Checked['definition']): { path: string; slug: string }[] {
  if (nextPopup === undefined) return [];
  return typeof nextPopup === 'string'
    ? [{ path: 'nextPopup', slug: nextPopup }]
    : [{ path: 'nextPopup.slug', slug: nextPopup.slug }];
}

/** The addresses of image blocks, and of pictures beside sections. */
function imagesIn(checked: Pick<Checked, 'definition' | 'sources'>): { path: string; address: string }[] {
  return [...everyBlock(checked)].flatMap(({ block, path }) => {
    if (!('type' in block)) return [];
    if (block.type === 'image') return [{ path: `${path}.src`, address: block.src }];
    if (block.type !== 'section' || block.image === undefined) return [];
    return [{ path: `${path}.image`, address: block.image }];
  });
}
