import type { ConfirmationPage, ContentBlock } from '../../language';
import { compileBlocks, placesIn, type PlacesByField, type Surroundings } from './blocks';
import { addNode, condition, text, type Builder } from './builder';
import { declarationField } from './names';
import type { CompiledContent, CompiledEffect } from './effectModel';
import { compileBody } from './effects';
import { compileContent, textOf } from './effectTexts';
import type { CompiledStep, CompiledConfirmation, CompiledStart } from './model';
import { onPathKey } from './path';
import { checkKnown, isField } from './references';

/** The id under which the preview stands among the steps; no step of a definition is called so. */
export const previewStep = '$preview';

/** Compiles the page before the first step. */
export function compileStart(builder: Builder): CompiledStart | undefined {
  const { start } = builder.definition;
  if (!start) return undefined;
  return {
    documents: (start.documents ?? []).map((one, index) => {
      if (typeof one === 'string') return { text: one };
      const when = condition(builder, one.when, `start.documents[${index}].when`, 'content');
      return { text: one.text, when };
    }),
    blocks: contents(builder, start.blocks, 'start.blocks', []),
  };
}

/** Compiles what a visitor finds below the answers, as a step of its own that no path leads through. */
export function compilePreview(
  builder: Builder,
  stage: string,
  index: number,
  fields: PlacesByField,
): CompiledStep | undefined {
  const { preview } = builder.definition;
  if (!preview) return undefined;
  const { blocks = [], declarations = [] } = preview;
  addNode<boolean>(builder, {
    key: onPathKey(previewStep),
    reads: [],
    run: (pass) => pass.stages.includes(stage),
  });
  const around: Surroundings = {
    step: previewStep,
    visible: { constant: true },
    readOnly: { constant: false },
    keep: false,
  };
  const ticks = declarations.map(declarationField);
  const compiled = [
    ...compileBlocks(builder, blocks, 'preview.blocks', around, fields),
    ...compileBlocks(builder, ticks, 'preview.declarations', around, fields),
  ];
  return {
    id: previewStep,
    stage,
    index,
    definition: { id: previewStep, title: '', blocks: [...blocks, ...ticks] },
    path: 'preview',
    blocks: compiled,
    places: compiled.flatMap(placesIn),
    texts: {},
    checks: [],
    branches: [],
  };
}

/** Compiles the receipt. */
export function compileConfirmation(builder: Builder): CompiledConfirmation | undefined {
  const { confirmation } = builder.definition;
  if (!confirmation) return undefined;
  checkDay(builder, confirmation.calendar);
  confirmation.recapOf?.forEach((name, index) => checkKnown(builder, name, `confirmation.recapOf[${index}]`));
  return {
    title: text(builder, confirmation.title, 'confirmation.title', known),
    next: (confirmation.next ?? []).map(({ text: source, within }, index) => ({
      text: textOf(builder, source, `confirmation.next[${index}].text`, known),
      within,
    })),
    blocks: contents(builder, confirmation.blocks, 'confirmation.blocks', known),
    download: confirmation.download && compileDownload(builder, confirmation.download),
  };
}

function checkDay(builder: Builder, name: string | undefined): void {
  if (name === undefined) return;
  checkKnown(builder, name, 'confirmation.calendar');
  const info = builder.names.get(name);
  if (!info || info.type === 'date') return;
  builder.report('confirmation.calendar', {
    code: 'wrong-value',
    received: `"${name}"`,
    expected: 'nama kolom tanggal',
  });
}

/** Fetches the file of a receipt, whose answers may be gone when its page is opened again. */
function compileDownload(
  builder: Builder,
  { call, body }: NonNullable<ConfirmationPage['download']>,
): CompiledEffect {
  const path = 'confirmation.download.body';
  const compiled = compileBody(builder, body, path, known);
  for (const { key, formula } of compiled) {
    const answers = formula.reads.filter((name) => isField(builder, name));
    if (answers.length === 0) continue;
    builder.report(`${path}.${key}`, {
      code: 'wrong-value',
      received: answers.join(', '),
      expected: 'rumus tanpa jawaban, misalnya registrationNumber',
      hint: 'Jawaban sudah terhapus ketika tanda terima dibuka kembali.',
    });
  }
  const fileName = textOf(builder, 'Registration-{registrationNumber}.pdf', path, known);
  return { kind: 'download', call, body: compiled, fileName };
}

/** What the receipt's formulas may use besides the form's own names. */
const known = ['registrationNumber'] as const;

function contents(
  builder: Builder,
  blocks: readonly ContentBlock[] = [],
  path: string,
  extras: readonly string[],
): CompiledContent[] {
  return blocks.map((block, index) => compileContent(builder, block, `${path}[${index}]`, extras));
}
