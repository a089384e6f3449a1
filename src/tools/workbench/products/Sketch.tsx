/** What a way to begin a product begins with: so many steps, a form once more, or a table. */
export type Drawn = number | 'copy' | 'table';

const page = 'M1 1h22v38h-22zM5 8h10M5 15h14M5 20h14M5 27h14';
const drawings = {
  copy: `${page}M27 5v38h-22`,
  table: 'M1 1h62v38H1zM1 11h62M1 20h62M1 29h62M21 1v38M42 1v38',
};

/** A small drawing of it; it says nothing that the words beside it do not say. */
export function Sketch({ of }: { of: Drawn }) {
  const pages = typeof of === 'number' ? Array.from({ length: Math.min(of, 5) }, (_, at) => at * 28) : [0];
  return (
    <svg width="140" height="44" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      {pages.map((left) => (
        <path key={left} d={typeof of === 'number' ? page : drawings[of]} transform={`translate(${left})`} />
      ))}
    </svg>
  );
}
