import { formulaWithNames, textWithNames, type NameOf } from './withNames';

const longer: NameOf = (name, owner) =>
  (owner === undefined && name === 'nama') || (owner === 'waris' && name === 'bagian') ? `${name}Baru` : name;

test.each([
  ['nama', 'namaBaru'],
  ["upper( nama )+'nama'", "upper( namaBaru )+'nama'"],
  ['nama (nama) + nama', 'nama (namaBaru) + namaBaru'],
  ['response.nama + namaIbu', 'response.nama + namaIbu'],
  ['sum(waris . bagian) > bagian', 'sum(waris . bagianBaru) > bagian'],
  ['nama == "a\\"nama" ? 1.5e3 : nama', 'namaBaru == "a\\"nama" ? 1.5e3 : namaBaru'],
])('the formula %s becomes %s', (formula, is) => {
  expect(formulaWithNames(formula, longer)).toBe(is);
});

test.each([
  ['Halo {nama}, nama Anda', 'Halo {namaBaru}, nama Anda'],
  ["{{nama}} {concat(nama, '}')}", "{{nama}} {concat(namaBaru, '}')}"],
  ['{nama', '{nama'],
])('the text %s becomes %s', (text, is) => {
  expect(textWithNames(text, longer)).toBe(is);
});
