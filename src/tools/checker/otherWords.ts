import type { FormBlock } from '../../interpreter';

type FormBlockType = Extract<FormBlock, { type: string }>['type'];

/** How editors and other form builders call what has another name here; by its letters none of them is near. */
const otherWords: Readonly<Record<string, FormBlockType>> = {
  teks: 'text',
  string: 'text',
  textfield: 'text',
  paragraf: 'textarea',
  paragraph: 'textarea',
  surel: 'email',
  telepon: 'phone',
  tel: 'phone',
  uang: 'currency',
  rupiah: 'currency',
  money: 'currency',
  angka: 'number',
  bilangan: 'number',
  integer: 'number',
  desimal: 'decimal',
  float: 'decimal',
  pilihan: 'select',
  dropdown: 'select',
  combobox: 'searchSelect',
  autocomplete: 'searchSelect',
  centang: 'checkbox',
  boolean: 'switch',
  toggle: 'switch',
  sakelar: 'switch',
  tanggal: 'date',
  day: 'date',
  bulan: 'monthYear',
  month: 'monthYear',
  file: 'upload',
  berkas: 'upload',
  unggah: 'upload',
  unggahan: 'upload',
  cabang: 'branch',
  baris: 'rows',
  repeater: 'rows',
  grup: 'group',
  kelompok: 'group',
  fieldset: 'group',
  judul: 'heading',
  html: 'richText',
  gambar: 'image',
  tombol: 'button',
  tabel: 'table',
};

/** The type that a word of another language or maker stands for. */
export function typeMeantBy(word: string): string | undefined {
  const lower = word.toLowerCase();
  return Object.hasOwn(otherWords, lower) ? otherWords[lower] : undefined;
}
