import { previewSteps, storedFiles, type StoredFile } from '../interpreter';
import type { Core } from './core';
import type { BankAnswer } from './ports';

/** Answers that may mean that the bank no longer has a file: not found, and gone. */
const missing: ReadonlySet<number> = new Set([404, 410]);

/**
 * After a submission that was answered so, asks for each stored file whether it is still there; those that are not leave
 * their answers, and the visitor is led to the first field whose file is to be chosen again.
 */
export async function askForLostFiles(core: Core, answer: BankAnswer): Promise<void> {
  if (!('reply' in answer) || !(missing.has(answer.reply.httpStatus) || missing.has(answer.reply.status)))
    return;
  const { form, loseFiles, ports, send, state } = core;
  let first: string | undefined;
  for (const { name, definition } of form.fields.values()) {
    if (definition.type !== 'upload') continue;
    const lost: StoredFile[] = [];
    for (const file of storedFiles(state().values[name])) {
      if (await ports.bank.isLost(file.url)) lost.push(file);
    }
    if (lost.length === 0) continue;
    await loseFiles(name, lost);
    first ??= name;
  }
  if (first === undefined) return;
  const field = first;
  const step = previewSteps(form, state()).find(({ rows }) => rows.some(({ name }) => name === field));
  if (step) await send({ type: 'edit', step: step.id }, { focus: { field } });
}
