import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import InputBase from '@mui/material/InputBase';
import { useEffect, useId, useState } from 'react';
import type { Json } from '../../../interpreter';
import { rawOf, type WhatIfQuestion } from '../insight/questions';
import type { Consequence, Supposition } from '../insight/whatIf';
import { whatIfWords } from '../insight/whatIfWords';
import { listStyle } from './listStyles';
import { ToText } from './ToText';

interface WhatIfPanelProps {
  questions: readonly WhatIfQuestion[] | undefined;
  /** What would come of an answer, given how the form stands now. */
  suppose: (name: string, raw: Json) => Promise<Supposition>;
  onShowPath: (path: string) => void;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 0.75 } as const;
const field = { flex: 1, minWidth: 180, maxWidth: '100%' } as const;

/** 'Bagaimana jika?': an answer is chosen, and what it would change anywhere is reported; the form's own answers stay. */
export function WhatIfPanel({ questions, suppose, onShowPath }: WhatIfPanelProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const [supposed, setSupposed] = useState<Supposition>();
  const question = questions?.find((one) => one.name === name);
  useEffect(() => {
    if (!question || typed === undefined) return undefined;
    let newer = false;
    // The form may have changed since: it is asked again with each look at it.
    void suppose(question.name, rawOf(question, typed)).then((found) => {
      if (!newer) setSupposed(found);
    });
    return () => {
      newer = true;
    };
  }, [question, typed, suppose]);
  if (!questions) return <p>{whatIfWords.waiting}</p>;
  return (
    <>
      <p>{whatIfWords.intro}</p>
      <Box sx={row}>
        <label htmlFor={`${id}-question`}>{whatIfWords.question}</label>
        <NativeSelect
          id={`${id}-question`}
          value={question ? name : ''}
          onChange={(event) => {
            setName(event.target.value);
            setTyped(undefined);
            setSupposed(undefined);
          }}
          sx={field}
        >
          <option value="">{whatIfWords.choose}</option>
          {[...new Set(questions.map(({ step }) => step))].map((step) => (
            <optgroup key={step} label={step}>
              {questions
                .filter((one) => one.step === step)
                .map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Box>
      {question && (
        <Box sx={row}>
          <label htmlFor={`${id}-answer`}>{whatIfWords.answer}</label>
          <AnswerInput key={question.name} id={`${id}-answer`} {...{ question, typed, setTyped }} />
          <span>{whatIfWords.now(question.now ?? whatIfWords.unanswered)}</span>
        </Box>
      )}
      <Box role="status">
        {question && supposed && typed !== undefined && <SuppositionView {...{ supposed, onShowPath }} />}
      </Box>
    </>
  );
}

interface AnswerInputProps {
  id: string;
  question: WhatIfQuestion;
  typed: string | undefined;
  setTyped: (typed: string | undefined) => void;
}

function AnswerInput({ id, question, typed, setTyped }: AnswerInputProps) {
  const { by, choices } = question;
  const offered: readonly (readonly [string, string])[] =
    by === 'tick'
      ? [
          ['true', whatIfWords.yes],
          ['false', whatIfWords.no],
        ]
      : [['', whatIfWords.chooseEmpty], ...choices];
  if (by !== 'tick' && by !== 'choice' && by !== 'choices') {
    const hint = by === 'stored' || by === 'day' || by === 'month' ? whatIfWords[by] : '';
    return (
      <InputBase
        id={id}
        value={typed ?? ''}
        placeholder={hint}
        inputMode={by === 'number' ? 'decimal' : undefined}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ ...field, border: 1, borderColor: 'text.secondary', borderRadius: 1, px: 1 }}
      />
    );
  }
  return (
    <NativeSelect id={id} value={typed ?? '-'} onChange={(event) => setTyped(event.target.value)} sx={field}>
      {typed === undefined && <option value="-">{whatIfWords.chooseAnswer}</option>}
      {offered.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

function SuppositionView({
  supposed,
  onShowPath,
}: {
  supposed: Supposition;
  onShowPath: (path: string) => void;
}) {
  const { refused, consequences } = supposed;
  return (
    <>
      {refused !== undefined && <Alert severity="warning">{whatIfWords.refused(refused)}</Alert>}
      {consequences.length === 0 && <p>{whatIfWords.nothing}</p>}
      <Box component="ul" sx={listStyle}>
        {consequences.map((one) => (
          <Row key={`${one.effect} ${one.path}`} {...{ one, onShowPath }} />
        ))}
      </Box>
    </>
  );
}

function Row({ one, onShowPath }: { one: Consequence; onShowPath: (path: string) => void }) {
  const { effect, step, words: said, path } = one;
  return (
    <Box component="li" data-consequence={effect} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <strong>{whatIfWords.effects[effect]}</strong>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {said} {step !== undefined && whatIfWords.onStep(step)}
      </Box>
      <ToText title={said} onShow={() => onShowPath(path)} />
    </Box>
  );
}
