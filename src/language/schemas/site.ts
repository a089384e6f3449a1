import {
  anyText,
  colour,
  type Fields,
  filledList,
  href,
  type Infer,
  object,
  optional,
  pictureAddress,
  prose,
  text,
} from '../schema';

const link = object({ text: prose, href });

export type SiteLink = Infer<typeof link>;

/** How the bank can be reached; numbers as people write them. */
export const contactKeys = {
  phone: optional(text),
  whatsapp: optional(text),
  email: optional(text),
  hours: optional(prose),
};

export type Contact = Fields<typeof contactKeys>;

const links = optional(filledList(link));

/** The bank's own colour, in each scheme: white words stand on the one for light pages, dark words on the one for dark pages. */
export const bankColours = { light: optional(colour), dark: optional(colour) };

export type BankColours = Fields<typeof bankColours>;

/** What stands around every page; what is left out, the portal brings itself. */
export const siteKeys = {
  brand: optional(prose),
  logo: optional(pictureAddress),
  wordmark: optional(pictureAddress),
  claim: optional(prose),
  colours: optional(object(bankColours)),
  licence: optional(prose),
  navigation: links,
  footer: links,
  privacy: optional(href),
};

/** What stands around every page, as an editor writes it: `pages/site.json`. */
export const siteFile = object({
  $schema: optional(anyText),
  ...siteKeys,
  contact: optional(object(contactKeys)),
});

export type Site = Omit<Infer<typeof siteFile>, '$schema'>;
