import { type AnchorHTMLAttributes, type Ref } from 'react';
import { Link } from 'react-router-dom';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  newTab?: boolean;
  /** What the page that it leads to is told besides its address. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page of the portal, without loading it anew, or to anywhere else. */
export function SiteLink({ href, newTab = false, state, ...rest }: SiteLinkProps) {
  const ours = href.startsWith('/') && !href.startsWith('/files/');
  if (ours && !newTab) return <Link {...rest} to={href} state={state} />;
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
