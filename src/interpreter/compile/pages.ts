import type { StartPage } from '../../language';
import { confirmationPage, startPage } from '../../language/schemas/pages';
import { bind } from './bind';
import type { Bound, EffectOf, CompiledStep, CompiledConfirmation } from './model';
import { compileBlocks, placesIn, type Surroundings } from './blocks';
import { addNode, text, type Builder } from './builder';
import { declarationField } from './names';
import { onPathKey } from './path';
import { isField } from './references';

/** The id under which the preview stands among the steps; no step of a definition is called so. */
const previewStep = '$preview';

/** Compiles the page before the first step. */
export function compileStart(builder: Builder): Bound<StartPage> | undefined {
  const { start } = builder.definition;
  return start && bind(builder, startPage, start, 'start', []);
}

/** Compiles what a visitor finds below the answers, as a step of its own that no path leads through. */
export function compilePreview(builder: Builder, stage: string, index: number): CompiledStep | undefined {
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
    ...compileBlocks(builder, blocks, 'preview.blocks', around),
    ...compileBlocks(builder, ticks, 'preview.declarations', around),
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

/** What formulas of the receipt may name besides the form's own names. */
const known = ['registrationNumber'] as const;

/** Compiles the receipt. */
export function compileConfirmation(builder: Builder): CompiledConfirmation | undefined {
  const { confirmation } = builder.definition;
  if (!confirmation) return undefined;
  const bound = bind(builder, confirmationPage, confirmation, 'confirmation', known);
  checkDay(builder, bound.calendar);
  return { ...bound, file: bound.download && fileOf(builder, bound.download) };
}

function checkDay(builder: Builder, name: string | undefined): void {
  const info = name === undefined ? undefined : builder.names.get(name);
  if (!info || info.type === 'date') return;
  builder.report('confirmation.calendar', {
    code: 'wrong-value',
    received: `"${name}"`,
    expected: 'nama kolom tanggal',
  });
}

/** Fetches the file of a receipt, whose answers may be gone when its page is opened again. */
function fileOf(
  builder: Builder,
  download: NonNullable<CompiledConfirmation['download']>,
): EffectOf<'download'> | undefined {
  const path = 'confirmation.download.body';
  for (const [key, { reads = [] }] of Object.entries(download.body ?? {})) {
    const answers = reads.filter((name) => isField(builder, name));
    if (answers.length === 0) continue;
    builder.report(`${path}.${key}`, {
      code: 'wrong-value',
      received: answers.join(', '),
      expected: 'rumus tanpa jawaban, misalnya registrationNumber',
      hint: 'Jawaban sudah terhapus ketika tanda terima dibuka kembali.',
    });
  }
  const fileName = text(builder, 'Registration-{registrationNumber}.pdf', path, { extras: known });
  return fileName && { kind: 'download', download: { ...download, fileName } };
}
