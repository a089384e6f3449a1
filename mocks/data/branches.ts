/** Branch offices of the mock bank. */
export const branches = [
  { id: '0001', name: 'KC Utama Bandung' },
  { id: '0002', name: 'KC Braga' },
  { id: '0003', name: 'KC Suci' },
  { id: '0004', name: 'KC Cimahi' },
  { id: '0005', name: 'KC Sumedang' },
  { id: '0006', name: 'KC Tasikmalaya' },
  { id: '0007', name: 'KC Cirebon' },
  { id: '0008', name: 'KC Bogor' },
  { id: '0009', name: 'KC Sukabumi' },
  { id: '0010', name: 'KC Karawang' },
  { id: '0011', name: 'KC Bekasi' },
  { id: '0012', name: 'KC Tangerang' },
  { id: '0013', name: 'KC Serang' },
  { id: '0014', name: 'KC Jakarta Pusat' },
  { id: '0015', name: 'KC Surabaya' },
] as const;
