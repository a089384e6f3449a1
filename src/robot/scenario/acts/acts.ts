import { nextRun, previewSteps } from '../../../interpreter';
import type { ActName, Acts } from '../language';
import { DeadEnd } from '../visit/deadEnd';
import type { Visit } from '../visit/visit';
import { shown } from '../words/shown';
import { fillField } from './fill';
import { buttonsInFront, pressButton } from './press';
import { uploadFiles } from './upload';

type Doing = Exclude<ActName, 'expect'>;

/** What a visitor can do; each is a dead end where a visitor could not do it. */
export const acts: { readonly [Name in Doing]: (visit: Visit, what: Acts[Name]) => void } = {
  fill: (visit, answers) => {
    for (const [name, wanted] of Object.entries(answers)) {
      onlyOn(visit, ['step'], `mengisi "${name}"`);
      fillField(visit, name, wanted);
    }
  },
  upload: (visit, files) => {
    for (const [name, wanted] of Object.entries(files)) {
      onlyOn(visit, ['step'], `mengunggah file di "${name}"`);
      uploadFiles(visit, name, Array.isArray(wanted) ? wanted : [wanted]);
    }
  },
  next: (visit) => {
    onlyOn(visit, ['step', 'preview'], 'menekan tombol lanjut');
    const { session, screen, form } = visit;
    if (screen.page.at === 'preview') {
      if (!session.running(nextRun)) session.start(nextRun, { effects: form.submit, extras: {} });
    } else if (!session.running(nextRun)) session.send({ type: 'next' });
    session.waitFor(session.running(nextRun));
  },
  back: (visit) => {
    onlyOn(visit, ['step', 'preview'], 'menekan tombol kembali');
    if (visit.screen.page.at === 'preview') visit.screen.page = { at: 'step' };
    else visit.session.send({ type: 'back' });
  },
  press: pressButton,
  edit: (visit, name) => {
    onlyOn(visit, ['preview'], `mengubah "${name}"`);
    const { form, session } = visit;
    const step = previewSteps(form, session.state()).find(({ rows }) =>
      rows.some((row) => row.name === name),
    );
    if (!step) throw new DeadEnd(`Kolom "${name}" tidak ada di halaman tinjauan.`);
    session.send({ type: 'edit', step: step.id });
  },
  reload: (visit) => {
    if (visit.screen.page.at === 'away')
      throw new DeadEnd(`Formulir sudah ditinggalkan ke ${visit.route()}.`);
    visit.reload();
  },
  advanceMs: ({ clock }, ms) => clock.pass(ms),
};

/** Does what a step of a scenario says; toasts of earlier acts are gone then. */
export function act<Name extends Doing>(visit: Visit, name: Name, what: Acts[Name]): void {
  visit.screen.toasts = [];
  acts[name](visit, what);
}

const pages = {
  step: 'sebuah langkah',
  preview: 'halaman tinjauan',
  confirmation: 'halaman nomor registrasi',
  away: 'halaman di luar formulir',
} as const;

/** What lies in front of a page covers it; and not every page has every control. */
function onlyOn({ screen, ...visit }: Visit, allowed: readonly (keyof typeof pages)[], what: string): void {
  const { at } = screen.page;
  if (!allowed.includes(at)) {
    throw new DeadEnd(`Tidak dapat ${what}: yang tampil adalah ${pages[at]} (${visit.route()}).`);
  }
  const title = screen.dialogs.at(-1)?.title ?? screen.popup?.title;
  if (title !== undefined) {
    const buttons = Object.keys(buttonsInFront({ screen, ...visit }) ?? {});
    throw new DeadEnd(
      `Tidak dapat ${what}: dialog ${shown(title)} masih terbuka (tombol: ${buttons.join(', ') || 'tidak ada'}).`,
    );
  }
}
