import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** As much as stands on a card of a phone without scrolling. */
const most = { facts: 6, name: 40, value: 80 };

/** Facts on a product's card that are too many, or too long for their line. */
export function card({ definition }: Checked): Found[] {
  const facts = Object.entries(definition.product?.facts ?? {});
  const path = 'product.facts';
  const finding = (at: string, what: string): Found => ({
    rule: 'card-facts',
    path: at,
    what,
    mend: 'Sisakan yang paling penting dalam beberapa kata; selebihnya ditulis di halaman awal.',
  });
  return [
    ...(facts.length > most.facts ? [finding(path, `Kartu produk memuat ${facts.length} fakta.`)] : []),
    ...facts.flatMap(([name, value]) => [
      ...(name.length > most.name
        ? [finding(path, `Nama fakta "${name.slice(0, most.name)}…" terlalu panjang.`)]
        : []),
      ...(value.length > most.value
        ? [
            finding(
              `${path}.${name}`,
              `Fakta "${name}" sepanjang ${value.length} huruf terlalu panjang untuk kartu.`,
            ),
          ]
        : []),
    ]),
  ];
}
