import { facet, previewSteps, storedFiles, type FormState } from '../interpreter';
import type { Core } from './core';
import type { BankAnswer } from './ports';

/** Answers that may mean that the bank no longer has a file: not found, and gone. */
const missing: ReadonlySet<number> = new Set([404, 410]);

/** The addresses of the files among these answers that the bank no longer has, asked for after it was answered so to them; else none. */
export async function findLostFiles(
  { form, ports }: Core,
  answers: FormState,
  answer: BankAnswer,
): Promise<ReadonlySet<string>> {
  if (!('reply' in answer)) return new Set();
  const { httpStatus, status } = answer.reply;
  if (!missing.has(httpStatus) && !missing.has(status)) return new Set();
  const urls = [...form.fields.values()].flatMap(({ counts, definition, name }) =>
    definition.type === 'upload' && facet(form, answers, counts)
      ? storedFiles(answers.values[name]).map(({ url }) => url)
      : [],
  );
  const isLost = await Promise.all(urls.map((url) => ports.bank.isLost(url)));
  return new Set(urls.filter((_, place) => isLost[place]));
}

/** Lost files leave their answers, and the visitor is led to the first field whose file is to be chosen again, where one is shown. */
export async function askForLostFiles(core: Core, lost: ReadonlySet<string>): Promise<void> {
  const { form, loseFiles, send, state } = core;
  const asked = new Set<string>();
  for (const { name, definition } of form.fields.values()) {
    if (definition.type !== 'upload') continue;
    const files = storedFiles(state().values[name]).filter(({ url }) => lost.has(url));
    if (files.length === 0) continue;
    await loseFiles(name, files);
    asked.add(name);
  }
  for (const { id, rows } of previewSteps(form, state())) {
    const first = rows.find(({ name }) => asked.has(name));
    if (!first) continue;
    await send({ type: 'edit', step: id }, { focus: { field: first.name } });
    return;
  }
}
