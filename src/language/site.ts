/** A link of the frame. */
export interface SiteLink {
  text: string;
  href: string;
}

/** How the bank can be reached; numbers as people write them. */
export interface Contact {
  phone?: string;
  whatsapp?: string;
  email?: string;
  hours?: string;
}

/** What stands around every page; what is left out, the portal brings itself. */
export interface Site {
  brand?: string;
  /** `/files/…`, a path of this site, or an absolute https address. */
  logo?: string;
  /** Who has licensed the bank, and who insures its deposits. */
  licence?: string;
  contact?: Contact;
  /** The ways through the portal, in the header. */
  navigation?: readonly SiteLink[];
  /** The ways below every page; left out: those of the header. */
  footer?: readonly SiteLink[];
  /** Where the privacy notice stands. */
  privacy?: string;
}
