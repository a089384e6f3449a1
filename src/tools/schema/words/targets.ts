import type { GoToTarget, ResetTarget } from '../../../interpreter';
import { objectWords, type UnionWords } from './types';

type Target<Key extends string> = Extract<GoToTarget, Readonly<Record<Key, unknown>>>;

const stageTarget = objectWords<{ stage: string }>('tujuanTahap', 'Sebuah tahap', {
  stage: { about: 'Tahapnya, menurut `id`.', examples: ['pendaftaran'] },
});

/** Where `goTo` leads. */
export const goToTarget: UnionWords = {
  kind: 'union',
  name: 'tujuan',
  title: 'Tujuan: langkah, tahap, atau preview',
  choices: { preview: 'Ringkasan jawaban.' } satisfies Record<Extract<GoToTarget, string>, string>,
  branches: {
    object: {
      kind: 'union',
      name: 'tujuanLangkahAtauTahap',
      title: 'Sebuah langkah atau tahap',
      branches: {
        step: objectWords<Target<'step'>>('tujuanLangkah', 'Sebuah langkah', {
          step: { about: 'Langkahnya, menurut `id`.', examples: ['data-pribadi'] },
        }),
        stage: stageTarget,
      },
    },
  },
};

/** What `reset` empties. */
export const resetTarget: UnionWords = {
  kind: 'union',
  name: 'sasaranReset',
  title: 'Yang dikosongkan',
  choices: {
    all: 'Seluruh formulir.',
    activeStep: 'Langkah yang sedang dibuka.',
  } satisfies Record<Extract<ResetTarget, string>, string>,
  branches: { object: stageTarget },
};
