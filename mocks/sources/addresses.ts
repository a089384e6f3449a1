import type { RegionFile } from './regions.ts';

/** Where the Vite plugin `eform:mock-data` puts the data of the mocks. */
export const mockDataFolder = '/__mocks/';

/** All products, as a list. */
export const catalogueAddress = `${mockDataFolder}catalogue.json`;

/** The regions of one file, as a list. */
export const regionsAddress = (file: RegionFile): string => `${mockDataFolder}regions/${file}.json`;
