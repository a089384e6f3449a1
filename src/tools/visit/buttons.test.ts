import { startState } from '../../interpreter';
import { transition } from '../../interpreter/machine';
import { definitionTexts } from '../definitionTexts';
import { formOf } from '../robot/testing/forms';
import { buttonsOn } from './buttons';

const form = formOf('tandamata', definitionTexts());
const facts = { today: '2026-03-02', holidays: new Set<string>() };

/** The buttons of the step that asks who somebody is, for somebody with these answers. */
const offered = (answers: Readonly<Record<string, string>>): string[] => {
  const given = Object.entries(answers).reduce(
    (state, [name, raw]) =>
      transition(form, state, { type: 'write', by: 'effect', writes: { [name]: { raw } } }, facts).state,
    startState(form, facts),
  );
  return buttonsOn(form, { ...given, step: 'identitas' }).map(({ action }) => action);
};

const man = { tipeNasabah: '1', nik: '3273010101900001', tanggalLahir: '1990-01-01' };

test('what an identity number tells is offered until both answers are there', () => {
  expect(offered({ ...man, tanggalLahir: '' })).toEqual(['isiDariNik']);
  // A sex that was not answered is not that of a man.
  expect(offered(man)).toEqual(['isiDariNik']);
  expect(offered({ ...man, jenisKelamin: '1' })).toEqual([]);
  // Nor one who has answered otherwise: a press would change nothing.
  expect(offered({ ...man, jenisKelamin: '2' })).toEqual([]);
  expect(offered({ ...man, nik: '327301' })).toEqual([]);
});

test('who is asked for the number on another step is not offered to change what stands there', () => {
  expect(offered({ ...man, tipeNasabah: '2', tanggalLahir: '1991-01-01' })).toEqual([]);
});
