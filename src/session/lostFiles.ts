import { previewSteps, storedFiles } from '../interpreter';
import type { Core } from './core';
import type { BankAnswer } from './ports';

/** Answers that may mean that the bank no longer has a file: not found, and gone. */
const missing: ReadonlySet<number> = new Set([404, 410]);

/** The addresses of the stored files that the bank no longer has, asked for after a submission that was answered so; else none. */
export async function findLostFiles(core: Core, answer: BankAnswer): Promise<ReadonlySet<string>> {
  const { form, ports, state } = core;
  const lost = new Set<string>();
  if (!('reply' in answer) || ![answer.reply.httpStatus, answer.reply.status].some((one) => missing.has(one)))
    return lost;
  for (const { name, definition } of form.fields.values()) {
    if (definition.type !== 'upload') continue;
    for (const { url } of storedFiles(state().values[name])) if (await ports.bank.isLost(url)) lost.add(url);
  }
  return lost;
}

/** Lost files leave their answers, and the visitor is led to the first field whose file is to be chosen again. */
export async function askForLostFiles(core: Core, lost: ReadonlySet<string>): Promise<void> {
  const { form, loseFiles, send, state } = core;
  let first: string | undefined;
  for (const { name, definition } of form.fields.values()) {
    if (definition.type !== 'upload') continue;
    const files = storedFiles(state().values[name]).filter(({ url }) => lost.has(url));
    if (files.length === 0) continue;
    await loseFiles(name, files);
    first ??= name;
  }
  if (first === undefined) return;
  const field = first;
  const step = previewSteps(form, state()).find(({ rows }) => rows.some(({ name }) => name === field));
  if (step) await send({ type: 'edit', step: step.id }, { focus: { field } });
}
