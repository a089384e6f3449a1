/** Every address of the portal, once. */
export const paths = {
  home: '/',
  form: (slug: string) => `/form/${slug}`,
  preview: (slug: string) => `/form/${slug}/preview`,
} as const;
