import type { Flow, FlowEdge, FlowNode } from './flow';
import { escaped } from './words';

// In the units of the drawing, which are pixels on a wide screen.
const width = 380;
const height = 56;
const gap = 34;
const stageGap = 40;
const left = 90;
const lane = 22;
const longestLine = 50;

/** The drawing of a flow as SVG: boxes from top to bottom, ways forward on the right, steps that are passed by on the left. */
export function drawFlow({ nodes, edges }: Flow): string {
  const tops = new Map<string, number>();
  let y = 10;
  for (const { id, stage } of nodes) {
    if (stage !== undefined) y += stageGap;
    tops.set(id, y);
    y += height + gap;
  }
  const numbered = edges.filter(({ kind }) => kind === 'branch' || kind === 'action');
  const sideways = edges.filter(({ kind }) => kind !== 'next');
  const lanes = new Map(sideways.map((edge) => [edge, laneOf(edge, sideways, tops)]));
  const right = Math.max(0, ...numbered.map((edge) => lanes.get(edge) ?? 0));
  const total = left + width + 60 + right * lane;
  const ways = edges.map((edge) => drawEdge(edge, tops, lanes.get(edge) ?? 0, numbered.indexOf(edge) + 1));
  const parts = [
    ...ways.map(({ path }) => path),
    ...ways.map(({ mark }) => mark),
    ...nodes.map((node) => drawNode(node, tops.get(node.id) ?? 0)),
  ];
  const label = 'Langkah-langkah formulir dari atas ke bawah, dengan cabang-cabangnya';
  return `<svg viewBox="0 0 ${total} ${y}" style="max-width:${total}px" role="img" aria-label="${label}">
<defs><marker id="panah" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
${parts.join('\n')}
</svg>${legend(numbered, nodes)}`;
}

function drawNode({ title, when, shortWhen = when, stage, kind }: FlowNode, y: number): string {
  const lines = [
    `<text x="${left + width / 2}" y="${y + (when === undefined ? 33 : 24)}" class="judul">${escaped(short(title, 42))}</text>`,
    ...(shortWhen === undefined
      ? []
      : [
          `<text x="${left + width / 2}" y="${y + 43}" class="syarat">bila ${escaped(short(shortWhen, longestLine))}</text>`,
        ]),
  ];
  const look = kind === 'end' ? 'akhir' : when === undefined ? 'langkah' : 'langkah bersyarat';
  const heading =
    stage === undefined
      ? ''
      : `<text x="${left}" y="${y - 14}" class="tahap">${escaped(`Tahap: ${stage}`)}</text>`;
  return `${heading}<g><title>${escaped(when === undefined ? title : `${title}: bila ${when}`)}</title><rect x="${left}" y="${y}" width="${width}" height="${height}" rx="${kind === 'end' ? 28 : 8}" class="${look}"/>${lines.join('')}</g>`;
}

function drawEdge(
  edge: FlowEdge,
  tops: ReadonlyMap<string, number>,
  at: number,
  number: number,
): { path: string; mark: string } {
  const { from, to, kind } = edge;
  const [start, end] = [tops.get(from) ?? 0, tops.get(to) ?? 0];
  const middle = left + width / 2;
  if (kind === 'next' && end > start && end - start <= height + gap + stageGap)
    return { path: `<path d="M${middle} ${start + height}V${end - 2}" class="jalan"/>`, mark: '' };
  const isLeft = kind === 'skip' || kind === 'next';
  const side = isLeft ? left : left + width;
  const out = isLeft ? left - 16 - at * lane : left + width + 24 + at * lane;
  const y1 = start + height * 0.7;
  const y2 = end + height * 0.3;
  const path = `<path d="M${side} ${y1}H${out}V${y2}H${isLeft ? side - 2 : side + 2}" class="${kind === 'action' ? 'tindakan' : kind === 'skip' ? 'lewat' : 'jalan'}"/>`;
  return {
    path,
    mark:
      number === 0
        ? ''
        : `<circle cx="${out}" cy="${y1}" r="9"/><text x="${out}" y="${y1 + 4}" class="nomor">${number}</text>`,
  };
}

/** The innermost lane in which no earlier way of that side lies beside this one. */
function laneOf(edge: FlowEdge, all: readonly FlowEdge[], tops: ReadonlyMap<string, number>): number {
  const spanOf = ({ from, to }: FlowEdge): [number, number] => {
    const ends = [tops.get(from) ?? 0, tops.get(to) ?? 0];
    return [Math.min(...ends), Math.max(...ends)];
  };
  const taken: [number, number][][] = [];
  for (const one of all.filter(({ kind }) => (kind === 'skip') === (edge.kind === 'skip'))) {
    const [top, bottom] = spanOf(one);
    let at = taken.findIndex((spans) => spans.every(([a, b]) => bottom < a || b < top));
    if (at < 0) at = taken.push([]) - 1;
    taken[at]?.push([top, bottom]);
    if (one === edge) return at;
  }
  return 0;
}

function legend(numbered: readonly FlowEdge[], nodes: readonly FlowNode[]): string {
  if (numbered.length === 0) return '';
  const title = (id: string): string => escaped(nodes.find((node) => node.id === id)?.title ?? id);
  const items = numbered.map(({ from, to, kind, label }) => {
    const when = kind === 'action' ? ' oleh tindakan' : label === undefined ? '' : `: ${escaped(label)}`;
    return `<li>${title(from)} → ${title(to)}${when}</li>`;
  });
  return `<ol class="cabang">${items.join('')}</ol>`;
}

function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
