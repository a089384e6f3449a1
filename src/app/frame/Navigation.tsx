import { useLocation } from 'react-router-dom';
import { pageWords } from '../../messages';
import { SiteLink } from '../../content';
import type { SiteLink as Way } from '../../interpreter';
import { frameClass } from './frameClass';

/** The ways through the portal: in a line on a wide screen, in a list that the menu button folds out on a narrow one. */
export function Navigation({ id, open, ways }: { id: string; open: boolean; ways: readonly Way[] }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/(.)\/$/, '$1');
  return (
    <nav
      id={id}
      aria-label={pageWords.navigation}
      className={frameClass('navigation')}
      data-open={open ? '' : undefined}
    >
      <ul className={frameClass('navigationList')}>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className={frameClass('way')}
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
