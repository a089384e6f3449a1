import { type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  newTab?: boolean;
  /** What the page that it leads to is told besides its address. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page of the portal, without reloading it, or to anywhere else. */
export function SiteLink({ href, newTab = false, state, ...rest }: SiteLinkProps) {
  const ours = href.startsWith('/') && !href.startsWith('/files/');
  if (ours && !newTab) return <OwnLink {...rest} href={href} state={state} />;
  return (
    <a
      {...rest}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab || /^https:/i.test(href) ? 'noopener noreferrer' : undefined}
    >
      {rest.children}
    </a>
  );
}

/** As the router's own `Link`, without what that has for frameworks: fetching ahead, forms and data, 4 kB (gzip) of every page. */
function OwnLink({ href, state, onClick, children, ...rest }: Omit<SiteLinkProps, 'newTab'>) {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { state });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={press}>
      {children}
    </a>
  );
}
