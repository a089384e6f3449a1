import { SiteLink } from '../../content';
import type { Site } from '../../interpreter';
import { pageWords } from '../../messages';
import { Licence } from './Licence';
import { frameClass } from './frameClass';

/** Below a form: what the bank never asks, who it is, and what it does with the answers; no way that leads out by mistake. */
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
