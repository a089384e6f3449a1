import type { Parts } from '../ports';
import { formOf, visit, type Block } from './visit';

export const nama: Block = { name: 'nama', required: true };
export const form = (first: readonly Block[] = [nama]) =>
  formOf({ satu: first, dua: [{ name: 'kota' }], tiga: [] });

/** Code that comes when the test says so. */
export const code = (why: 'unreachable' | 'released' = 'unreachable') => {
  const asked: { part: Parameters<Parts['fetch']>[0]; come: () => void; fail: () => void }[] = [];
  const found: (() => void)[] = [];
  const here = new Set<string>();
  let reloads = 0;
  let isReloaded = false;
  const parts: Partial<Parts> = {
    fetch: (part) =>
      new Promise((resolve, reject) => {
        const come = (): void => {
          if (typeof part === 'object') here.add(part.step);
          resolve();
        };
        asked.push({ part, come, fail: () => reject(new Error('missing')) });
      }),
    has: ({ step }) => here.has(step),
    whyMissing: () => new Promise((resolve) => found.push(() => resolve(why))),
    isReloaded: () => isReloaded,
    reload: () => {
      reloads += 1;
    },
  };
  return {
    asked,
    found,
    parts,
    reloads: () => reloads,
    /** The page has been reloaded once. */
    again: () => {
      isReloaded = true;
    },
  };
};

/** A visitor who has pressed Next on the first step, and whose second step has not come yet. */
export const pressed = async (of = form(), server = code(), answers: Block = { nama: 'Siti' }) => {
  const visitor = visit(of, { parts: server.parts });
  await visitor.type(answers);
  await visitor.next();
  expect(server.asked.map(({ part }) => part)).toEqual([{ step: 'dua' }]);
  return { visitor, ...server };
};

export const missing = ({ activity }: ReturnType<typeof visit>) => activity().missingPart;
