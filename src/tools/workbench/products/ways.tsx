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
export function waysIn(texts: Texts): readonly Way[] {
  const templates = namesBelow(texts, 'templates/').flatMap((name): Way[] => {
    const path = `templates/${name}`;
    const form = formAt(texts, path);
    if (!form) return [];
    const { title } = form.definition;
    return [
      {
        id: path,
        title,
        about: shapeOf(form),
        drawn: form.steps.size,
        begun: { source: sourceAt(texts, path) },
      },
    ];
  });
  const copy: Way[] = productsOf(texts).length > 0 ? [copied] : [];
  return [
    {
      id: 'empty',
      title: panelWords.empty,
      about: panelWords.emptyHint,
      drawn: 1,
      begun: { source: emptyForm },
    },
    ...templates,
    ...copy,
    {
      id: 'import',
      title: panelWords.import,
      about: panelWords.importHint,
      drawn: 'table',
      needs: panelWords.fileFirst,
      Choice: ImportChoice,
    },
  ];
}

const copied: Way = {
  id: 'copy',
  title: panelWords.copy,
  about: panelWords.copyHint,
  drawn: 'copy',
  needs: panelWords.chooseFirst,
  Choice: CopyChoice,
};

/** Chooses the product to be copied, and says what comes of its scenarios. */
function CopyChoice({ texts, wrong, onChange }: ChoiceProps) {
  const [chosen, setChosen] = useState('');
  const form = chosen === '' ? undefined : formAt(texts, chosen);
  const products = productsOf(texts).map(
    (slug) => [slug, titleOfFile(slug, texts.get(`${slug}.json`))] as const,
  );
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
            if (value !== '' && formAt(texts, value)) onChange({ source: sourceAt(texts, value) });
            else onChange({ missing: value === '' ? panelWords.chooseFirst : panelWords.broken });
          }}
        >
          <option value="">{panelWords.choose}</option>
          {products.map(([slug, title]) => (
            <option key={slug} value={slug}>
              {title}
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
  return {
    definition: jsonOf(texts.get(`${path}.json`)) as FormDefinition,
    scenarios: scenariosAt(texts, path),
  };
}

function scenariosAt(texts: Texts, path: string): Json | undefined {
  // What a parser of JSON gives is JSON.
  return jsonOf(texts.get(`${path}.scenarios.json`)) as Json | undefined;
}

function scenarioWords(texts: Texts, path: string): string {
  if (!texts.has(`${path}.scenarios.json`)) return panelWords.noScenarios;
  const json = scenariosAt(texts, path);
  const list = isObject(json) ? json.scenarios : undefined;
  return Array.isArray(list) ? panelWords.scenarios(list.length) : panelWords.brokenScenarios;
}

function shapeOf({ steps, fields }: CompiledForm): string {
  const titles = [...steps.values()].flatMap(({ definition: { title }, row }) => (row ? [] : [title]));
  const asked = [...fields.values()].filter(({ inRow }) => inRow === undefined || inRow.slot === 0);
  return panelWords.shape(titles, asked.length);
}
