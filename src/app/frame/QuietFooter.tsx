import { SiteLink } from '../../content';
import type { Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { frameClass } from './frameClass';

/** Below a form: what the bank never asks, who it is, and what it does with the answers; no link that leads out by mistake. */
export function QuietFooter({ site: { licence, privacy } }: { site: Site }) {
  return (
    <footer className={frameClass('quietFooter')}>
      <div className={frameClass('quietColumn')}>
        <p>
          <span>{`${pageWords.neverAsked} `}</span>
          {privacy !== undefined && <SiteLink href={privacy}>{pageWords.ways.privacy}</SiteLink>}
        </p>
        {licence && <Licence text={licence} />}
      </div>
    </footer>
  );
}

/** Who watches over Indonesian banks, and who insures their deposits. */
const authorities = /\b(?:OJK|LPS)\b/g;

/** Who has licensed the bank, with a mark for each authority that the sentence names. */
export function Licence({ text }: { text: string }) {
  return (
    <p data-licence className={frameClass('licence')}>
      {[...new Set(text.match(authorities))].map((mark) => (
        <span key={mark} aria-hidden className={frameClass('authority')}>
          {mark}
        </span>
      ))}
      <span>{text}</span>
    </p>
  );
}
