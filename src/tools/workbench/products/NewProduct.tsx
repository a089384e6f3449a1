import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { useEffect, useMemo, useRef, useState } from 'react';
import { jsonOf } from '../../checker/json/walk';
import { productsOf } from '../../checker/folder/names';
import { copiedForm } from '../../new-form/copiedForm';
import {
  categoriesOf,
  detailsOf,
  questions,
  type ProjectFiles,
  projectFilesOf,
} from '../../new-form/questions';
import type { StartingForm } from '../../new-form/startingForm';
import { Labelled } from '../document/Control';
import type { Begun } from './ImportChoice';
import { Sketch } from './Sketch';
import { waysIn } from './ways';
import { productsWords } from './words';

const { form: panelWords } = productsWords;

interface NewProductProps {
  texts: ReadonlyMap<string, string>;
  /** The slug that was asked for. */
  slug?: string;
  onMake: (made: StartingForm) => Promise<string | undefined>;
  onCancel: () => void;
}

/** The questions of `npm run new:form` that are boxes here, under the flags of the command. */
const boxes = [
  { flag: 'nama', label: panelWords.name, hint: panelWords.nameHint },
  { flag: 'slug', label: panelWords.slug, hint: panelWords.slugHint },
  { flag: 'kode', label: panelWords.code, hint: panelWords.codeHint },
] as const;

type Flag = (typeof boxes)[number]['flag'];
type Answers = Readonly<Record<Flag, string>>;

const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  p: 1,
  pb: 1.5,
  cursor: 'pointer',
} as const;
const chosenCard = { borderColor: 'primary.main', bgcolor: 'background.paper' } as const;

/** Asks with what a product begins, what it is called, and what only one product may have; then makes it. */
export function NewProduct({ texts, slug, onMake, onCancel }: NewProductProps) {
  const ways = useMemo(() => waysIn(texts), [texts]);
  const projectFiles = useMemo(() => projectFilesIn(texts), [texts]);
  const [way, setWay] = useState(ways[0]?.id);
  const [begun, setBegun] = useState<Begun | undefined>(ways[0]?.begun);
  const [typed, setTyped] = useState<Partial<Answers>>(slug === undefined ? {} : { slug });
  // Who makes a product wants it found; a copy stands where its model does.
  const [ownCategory, setCategory] = useState<string>();
  const model = begun && 'source' in begun ? begun.source.definition.product?.category.id : undefined;
  const first = way === 'copy' ? undefined : categoriesOf(projectFiles)[0]?.id;
  const category = ownCategory ?? model ?? first ?? '-';
  const [pressed, setPressed] = useState(false);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const answers = completed(typed);
  const problems = problemsOf(answers, projectFiles);
  const chosen = ways.find(({ id }) => id === way);
  const missing = begun && 'missing' in begun ? begun.missing : undefined;
  const make = async (): Promise<void> => {
    setPressed(true);
    if (!begun || !('source' in begun) || Object.values(problems).some(Boolean)) {
      // After the lines have said what is wrong.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const details = detailsOf({ ...answers, kategori: category }, projectFiles);
    setFault(await onMake(copiedForm(begun.source, details)));
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={panelWords.title}
      data-new-product
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      sx={{
        ...{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, mt: 2, maxWidth: 640 },
        '& div:has(> label[for])': { display: 'grid', gap: 0.5, mt: 2 },
      }}
    >
      <Box component="h2" sx={{ typography: 'h6', m: 0 }}>
        {panelWords.title}
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
        <Box component="legend" sx={{ fontWeight: 600, p: 0 }}>
          {panelWords.begin}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {ways.map(({ id, title, about, drawn, ...one }) => (
            <Box component="label" key={id} sx={{ ...card, ...(id === way && chosenCard) }}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', color: 'primary.main' }}>
                <Radio
                  size="small"
                  name="way"
                  value={id}
                  checked={id === way}
                  onChange={() => {
                    setWay(id);
                    setBegun(one.begun ?? { missing: one.needs ?? '' });
                  }}
                />
                <Sketch of={drawn} />
              </Box>
              {title}
              <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                {about}
              </Box>
            </Box>
          ))}
        </Box>
        {chosen?.Choice && (
          <chosen.Choice texts={texts} wrong={pressed ? missing : undefined} onChange={setBegun} />
        )}
      </Box>
      {boxes.map(({ flag, label, hint }) => (
        <Labelled key={flag} name={label} about={hint} wrong={pressed ? problems[flag] : undefined}>
          {(control) => (
            <OutlinedInput
              size="small"
              inputProps={{
                ...control,
                'data-answer': flag,
                autoComplete: 'off',
                spellCheck: flag === 'nama',
              }}
              value={answers[flag]}
              onChange={({ target: { value } }) => setTyped((now) => ({ ...now, [flag]: value }))}
            />
          )}
        </Labelled>
      ))}
      <Labelled name={panelWords.card}>
        {(control) => (
          <NativeSelect
            inputProps={control}
            value={category}
            onChange={({ target: { value } }) => setCategory(value)}
          >
            <option value="-">{panelWords.noCard}</option>
            {categoriesOf(projectFiles).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      {fault !== undefined && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {fault}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" data-action="make">
          {panelWords.submit}
        </Button>
        <Button onClick={onCancel}>{panelWords.cancel}</Button>
      </Box>
    </Box>
  );
}

/** What was typed; what was not follows from what was, as in the command. */
function completed(typed: Partial<Answers>): Answers {
  const answers: Record<string, string> = {};
  for (const { flag, otherwise } of questions) answers[flag] = typed[flag as Flag] ?? otherwise(answers);
  // The questions have each of the flags.
  return answers as Answers;
}

function problemsOf(
  answers: Answers,
  projectFiles: ProjectFiles,
): Readonly<Record<Flag, string | undefined>> {
  const problem = (flag: Flag): string | undefined =>
    questions.find((one) => one.flag === flag)?.problem(answers[flag].trim(), projectFiles);
  return { nama: problem('nama'), slug: problem('slug'), kode: problem('kode') };
}

function projectFilesIn(texts: ReadonlyMap<string, string>): ProjectFiles {
  return projectFilesOf(new Map(productsOf(texts).map((slug) => [slug, jsonOf(texts.get(`${slug}.json`))])));
}
