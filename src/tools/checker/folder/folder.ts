/** The folder of definitions, as far as rules that look beyond one file need it. */
export interface Folder {
  /** Every file by its path below the folder: `contoh.json`, `pages/home.json`. */
  texts: ReadonlyMap<string, string>;
  /** Whether a file of the portal exists, by its address. */
  exists: (address: string) => boolean;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
}
