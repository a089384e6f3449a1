import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
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
import { Labelled, useWrongFirst } from '../document/Control';
import { Sketch } from './Sketch';
import { waysIn } from './ways';
import { productsWords } from './words';

const { form: panelWords } = productsWords;

interface NewProductProps {
  texts: ReadonlyMap<string, string>;
  slug?: string;
  onMake: (made: StartingForm) => Promise<string | undefined>;
  onCancel: () => void;
}

/** The questions of `npm run new:form` that are boxes here, under the flags of the command. */
const flags = ['nama', 'slug', 'kode'] as const;

type Flag = (typeof flags)[number];
type Answers = Readonly<Record<Flag, string>>;

/** What was chosen and typed; what was not follows from what was. */
interface Asked extends Partial<Answers> {
  way: string;
  kategori?: string;
}

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
  // Beside what is typed: Formik would compare all of the definition at every key.
  const [begun, setBegun] = useState(ways[0].begun);
  const form = useFormik<Asked>({
    initialValues: { way: ways[0].id, nama: '', slug },
    validationSchema: schemaOf(projectFiles),
    onSubmit: async (_, { setStatus }) => {
      const details = detailsOf({ ...answers, kategori: category }, projectFiles);
      if ('source' in begun) setStatus(await onMake(copiedForm(begun.source, details)));
    },
  });
  const { values, touched, errors, submitCount } = form;
  const fault = form.status as string | undefined;
  const answers = completed(values);
  // Who makes a product wants it found; a copy stands where its model does.
  const model = 'source' in begun ? begun.source.definition.product?.category.id : undefined;
  const first = values.way === 'copy' ? undefined : categoriesOf(projectFiles)[0]?.id;
  const category = values.kategori ?? model ?? first ?? '-';
  const element = useWrongFirst(form);
  const chosen = ways.find(({ id }) => id === values.way);
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-label={panelWords.title}
      data-new-product
      onSubmit={form.handleSubmit}
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
            <Box component="label" key={id} sx={{ ...card, ...(id === values.way && chosenCard) }}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', color: 'primary.main' }}>
                <Radio
                  size="small"
                  // The button that has opened this is gone.
                  autoFocus={id === ways[0].id}
                  name="way"
                  value={id}
                  checked={id === values.way}
                  onChange={() => {
                    void form.setFieldValue('way', id);
                    setBegun(one.begun);
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
          <chosen.Choice
            texts={texts}
            wrong={submitCount > 0 && 'missing' in begun ? begun.missing : undefined}
            onChange={setBegun}
          />
        )}
      </Box>
      {flags.map((flag) => (
        <Labelled
          key={flag}
          name={panelWords[flag]}
          about={panelWords.hints[flag]}
          wrong={touched[flag] ? errors[flag] : undefined}
        >
          {(control) => (
            <OutlinedInput
              size="small"
              name={flag}
              inputProps={{ ...control, autoComplete: 'off', spellCheck: flag === 'nama' }}
              value={answers[flag]}
              onChange={form.handleChange}
              onBlur={form.handleBlur}
            />
          )}
        </Labelled>
      ))}
      <Labelled name={panelWords.card}>
        {(control) => (
          <NativeSelect name="kategori" inputProps={control} value={category} onChange={form.handleChange}>
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

function completed(typed: Partial<Answers>): Answers {
  const answers: Record<string, string> = {};
  for (const { flag, otherwise } of questions) answers[flag] = typed[flag as Flag] ?? otherwise(answers);
  // The questions have each of the flags.
  return answers as Answers;
}

/** What is right, each answer beside those that follow from it. */
const schemaOf = (projectFiles: ProjectFiles) => {
  const asked = (flag: Flag) =>
    string().test((_, { parent, createError }) => {
      // Yup leaves the type of what stands beside a value open.
      const answer = completed(parent as Asked)[flag].trim();
      const message = questions.find((one) => one.flag === flag)?.problem(answer, projectFiles);
      return message === undefined || createError({ message });
    });
  return object({ nama: asked('nama'), slug: asked('slug'), kode: asked('kode') });
};

function projectFilesIn(texts: ReadonlyMap<string, string>): ProjectFiles {
  return projectFilesOf(new Map(productsOf(texts).map((slug) => [slug, jsonOf(texts.get(`${slug}.json`))])));
}
