import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { type CompiledForm, type FormDefinition, isObject, type Json, loadForm } from '../../../interpreter';
import { jsonOf } from '../../checker/json/walk';
import { namesBelow, productsOf } from '../../checker/folder/names';
import { emptyForm, type Source } from '../../new-form/copiedForm';
import { titleOfFile } from '../document/pieces';
import { type ChoiceProps, ImportChoice, type Texts, type Way } from './ImportChoice';
import { Labelled } from '../document/Control';
import { productsWords } from './words';

const { ways: panelWords } = productsWords;

/** The ways to begin a product in a folder: an empty one, its templates, a copy of a product, and an XLSForm. */
export function waysIn(texts: Texts): readonly [Way, ...Way[]] {
  const templates = namesBelow(texts, 'templates/').flatMap((name): Way[] => {
    const id = `templates/${name}`;
    const form = formAt(texts, id);
    if (!form) return [];
    const own = { title: form.definition.title, about: shapeOf(form), drawn: form.steps.size };
    return [{ id, ...own, begun: { source: sourceAt(texts, id) } }];
  });
  return [
    { id: 'empty', ...panelWords.empty, drawn: 1, begun: { source: emptyForm } },
    ...templates,
    ...(productsOf(texts).length > 0 ? [copied] : []),
    imported,
  ];
}

const copied: Way = {
  ...{ id: 'copy', ...panelWords.copy, drawn: 'copy', Choice: CopyChoice },
  begun: { missing: panelWords.chooseFirst },
};

const imported: Way = {
  ...{ id: 'import', ...panelWords.import, drawn: 'table', Choice: ImportChoice },
  begun: { missing: panelWords.fileFirst },
};

/** Chooses the product to be copied, and says what comes of its scenarios. */
function CopyChoice({ texts, wrong, onChange }: ChoiceProps) {
  const [chosen, setChosen] = useState('');
  const form = formAt(texts, chosen);
  return (
    <Labelled
      name={panelWords.which}
      about={form ? `${shapeOf(form)} ${scenarioWords(texts, chosen)}` : undefined}
      wrong={wrong}
    >
      {(control) => (
        <NativeSelect
          inputProps={control}
          value={chosen}
          data-choice="copy"
          onChange={({ target: { value } }) => {
            setChosen(value);
            if (formAt(texts, value)) onChange({ source: sourceAt(texts, value) });
            else onChange({ missing: value === '' ? panelWords.chooseFirst : panelWords.broken });
          }}
        >
          <option value="">{panelWords.choose}</option>
          {productsOf(texts).map((slug) => (
            <option key={slug} value={slug}>
              {titleOfFile(slug, texts.get(`${slug}.json`))}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

/** The form of a product or template; `undefined`: it cannot be opened. */
export function formAt(texts: Texts, path: string): CompiledForm | undefined {
  const byName = new Map([...texts].map(([one, text]) => [one.replace(/\.json$/, ''), text]));
  const loaded = loadForm(texts.get(`${path}.json`) ?? '', path.replace(/^templates\//, ''), byName);
  return loaded.ok ? loaded.form : undefined;
}

/** What a form that was opened is written as. */
function sourceAt(texts: Texts, path: string): Source {
  const [definition, scenarios] = [path, `${path}.scenarios`].map((name) =>
    jsonOf(texts.get(`${name}.json`)),
  );
  // What a parser of JSON gives is JSON, and this was opened as a definition.
  return { definition: definition as FormDefinition, scenarios: scenarios as Json | undefined };
}

function scenarioWords(texts: Texts, path: string): string {
  if (!texts.has(`${path}.scenarios.json`)) return panelWords.noScenarios;
  const json = sourceAt(texts, path).scenarios;
  const list = isObject(json) ? json.scenarios : undefined;
  return Array.isArray(list) ? panelWords.scenarios(list.length) : panelWords.brokenScenarios;
}

function shapeOf({ steps, fields }: CompiledForm): string {
  const titles = [...steps.values()].flatMap(({ definition: { title }, row }) => (row ? [] : [title]));
  const asked = [...fields.values()].filter(({ inRow }) => inRow === undefined || inRow.slot === 0);
  return panelWords.shape(titles, asked.length);
}
