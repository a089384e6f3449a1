/** Every address of the portal, once. */
export const paths = {
  home: '/',
  form: (slug: string) => `/form/${slug}`,
  preview: (slug: string) => `/form/${slug}/preview`,
} as const;

/** The form that an address is about. */
export function slugIn(pathname: string): string | undefined {
  return /^\/form\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/|$)/.exec(pathname)?.[1];
}
