import { type LookupRecord } from '../lookupQuery';

/** A branch of the made-up bank. `cityId` is the code of its city among the regions. */
export interface BankBranch {
  id: string;
  name: string;
  address: string;
  cityId: string;
  latitude: string;
  longitude: string;
}

const row = (
  id: string,
  name: string,
  address: string,
  cityId: string,
  [latitude, longitude]: [string, string],
): BankBranch => ({ id, name, address, cityId, latitude, longitude });

/** Real streets, invented branches. */
export const branches: readonly BankBranch[] = [
  row('0001', 'KC Bandung Braga', 'Jl. Braga No. 12, Bandung', '32.73', ['-6.9175', '107.6098']),
  row('0002', 'KC Bandung Dago', 'Jl. Ir. H. Juanda No. 84, Bandung', '32.73', ['-6.8951', '107.6134']),
  row('0003', 'KC Bandung Buah Batu', 'Jl. Buah Batu No. 210, Bandung', '32.73', ['-6.9427', '107.6252']),
  row('0004', 'KC Cimahi', 'Jl. Jend. H. Amir Machmud No. 331, Cimahi', '32.77', ['-6.8731', '107.5425']),
  row('0005', 'KC Bogor', 'Jl. Pajajaran No. 25, Bogor', '32.71', ['-6.5971', '106.8060']),
  row('0006', 'KC Depok', 'Jl. Margonda Raya No. 150, Depok', '32.76', ['-6.3728', '106.8346']),
  row('0007', 'KC Bekasi', 'Jl. Jend. Ahmad Yani No. 8, Bekasi', '32.75', ['-6.2416', '106.9924']),
  row('0008', 'KC Cirebon', 'Jl. Siliwangi No. 40, Cirebon', '32.74', ['-6.7063', '108.5570']),
  row('0009', 'KC Tasikmalaya', 'Jl. HZ. Mustofa No. 117, Tasikmalaya', '32.78', ['-7.3274', '108.2207']),
  row('0010', 'KC Jakarta Sudirman', 'Jl. Jend. Sudirman Kav. 21, Jakarta', '31.74', ['-6.2146', '106.8227']),
  row('0011', 'KC Serang', 'Jl. Veteran No. 4, Serang', '36.73', ['-6.1149', '106.1502']),
  row('0012', 'KC Surabaya', 'Jl. Basuki Rahmat No. 60, Surabaya', '35.78', ['-7.2656', '112.7421']),
];

/** The branches as a lookup gives them. */
export const branchRecords: readonly LookupRecord[] = branches.map(({ id, name, address, cityId }) => ({
  id,
  name,
  address,
  cityId,
}));
