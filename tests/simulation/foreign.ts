import { isList, isObject, type Json, type JsonObject } from '../../src/interpreter';
import { chance, pick } from '../../src/tools/robot/chance';
import type { RecordKind } from './acts';
import type { World } from './world';

/** Has a foreign hand write a record of the form: JSON of the record's shape in which some parts are others, or no JSON at all. */
export function writeForeign(visit: World, kind: RecordKind, seed: string): void {
  const slug = visit.versions[0]?.form.definition.slug ?? '';
  const isDraft = kind === 'draft' || kind === 'draftExpiry';
  const key = isDraft ? `eform:${slug}` : `eform:${slug}:receipt`;
  const { entries } = visit.device;
  visit.foreign = true;
  visit.troubledAt = visit.elapsed();
  const put = (at: string, text: string): void => visit.device.put(at, text);
  const now = visit.clock.now();
  if (kind === 'draftExpiry' || kind === 'receiptExpiry') {
    put(`${key}:expiry`, pick(expiries(now), seed) ?? '');
    return;
  }
  const own = recordIn(entries.get(key)) ?? (isDraft ? draftOf(visit, slug) : receiptOf(slug, now));
  const text = JSON.stringify(near(own, Math.min(0.5, 1.5 / sizeOf(own)), seed));
  put(key, chance(`${seed} cut`) < 0.1 ? text.slice(0, text.length / 2) : text);
  // Without an end that lies ahead nothing is read of it.
  if (!entries.has(`${key}:expiry`)) put(`${key}:expiry`, String(now + 600_000));
}

const expiries = (now: number): readonly string[] => [
  ...['', 'x', '-1', '1e9', '0', ' 12', '9'.repeat(15)],
  ...[now + 1000, now + 3_000_000, now + 90_000_000].map(String),
];

/** What stands in place of something else. */
const strange: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, 1e300, 8.65e15, [], {}, '', ' ', '0', 'x'],
  ...['2026-02-30', '9999-12-31', 'a\rb', '\ud800', '\u0000', 'x'.repeat(5000), '__proto__', 'constructor'],
  ...[[[]], [null], [{}], { constructor: null }, '1|Satu', '/files/9-x.pdf'],
];

/** JSON near another one; `share`: how likely each part is another one or left out. */
function near(json: Json, share: number, seed: string): Json {
  if (chance(`${seed} other`) < share) return pick(strange, `${seed} strange`) ?? null;
  if (isList(json)) return json.map((item: Json, at) => near(item, share, `${seed} ${at}`));
  if (!isObject(json)) return json;
  const parts = Object.entries(json).filter(([name]) => chance(`${seed} without ${name}`) >= share / 2);
  return Object.fromEntries(parts.map(([name, part]) => [name, near(part, share, `${seed} ${name}`)]));
}

/** How many parts it has. */
function sizeOf(json: Json): number {
  const parts = isObject(json) ? Object.values(json) : isList(json) ? [...json] : [];
  return parts.reduce<number>((sum, part) => sum + sizeOf(part), 1);
}

function recordIn(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined;
  try {
    const json = JSON.parse(text) as Json;
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** A draft as it is stored in front of the last step. */
function draftOf({ versions }: World, slug: string): JsonObject {
  const [version] = versions;
  const form = version?.form;
  const steps = form ? [...form.steps.keys()] : [];
  const data = Object.fromEntries(
    [...(form?.fields.values() ?? [])].map(({ name, row }) => [name, row.empty as Json]),
  );
  return {
    ...{ slug, subProductId: form?.definition.subProductId ?? '', data, steps },
    ...{ activeStep: steps.at(-1) ?? '', stages: form?.stages.map(({ id }) => id) ?? [] },
    ...{
      definitionHash: version?.hash ?? '',
      finished: true,
      passed: Object.fromEntries(steps.map((id) => [id, true])),
    },
    agreed: [],
    attempts: { submit: { key: '0a'.repeat(16), intent: '12345678', state: 'sent', sends: 1 } },
    dialog: { path: 'submit[0].outcomes[0].do[0].dialog', extras: { response: { data: {} } } },
  };
}

/** A receipt as it is stored. */
function receiptOf(slug: string, time: number): JsonObject {
  const next = [{ text: 'Tunggu', within: { workingDays: 2 } }];
  return {
    ...{
      slug,
      number: 'EF1',
      product: 'Produk',
      time,
      recap: [{ label: 'Nama', text: 'Siti', part: 'Data' }],
    },
    page: {
      title: 'Terima kasih',
      recap: true,
      next,
      track: true,
      day: '2026-03-04',
      blocks: [],
      download: true,
    },
  };
}
