import { type Applications, keepApplications } from './applications';
import { type Product } from './sources/products';
import { type Region, type RegionFile } from './sources/regions';
import { type KeptFiles, type StoredFiles, storeFiles } from './storedFiles';

/** Where the mocks read what they did not make up: files in Node, addresses under /__mocks/ in a browser. */
export interface Sources {
  /** The `product` part of every form definition, read again on each call. */
  readProducts: () => Promise<readonly Product[]>;
  /** A file of form-definitions/popups, by its slug; undefined where there is none. */
  readPopup: (slug: string) => Promise<unknown>;
  /** The regions of one file, as `RegionFile` names it. */
  readRegions: (file: RegionFile) => Promise<readonly Region[]>;
}

/** One made-up bank: what it reads, and what it keeps. */
export interface BackEnd extends Sources {
  applications: Applications;
  files: StoredFiles;
}

/** A bank without applications and uploads, but for those that `memory` and `files` still have from before a reload. */
export function createBackEnd(sources: Sources, memory?: Storage, files?: KeptFiles): BackEnd {
  return { ...sources, applications: keepApplications(memory), files: storeFiles(files) };
}
