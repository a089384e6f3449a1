import Box from '@mui/material/Box';
import { activeStage, pathView, stagePath, textsOf } from '../../interpreter';
import { formWords } from '../../messages/id';
import { useFormState, useSessionContext } from './session/SessionContext';

/**
 * The numbered steps on the path; only the active one is enabled. On phones it folds into the words 'Langkah 3 dari 6'
 * with a bar; the words stand beside the numbers on wide screens too.
 */
export function StepHeader({ step }: { step: string }) {
  const { form } = useSessionContext();
  const state = useFormState(pathView);
  const steps = stagePath(form, state, activeStage(form, state));
  const number = steps.findIndex((one) => one.id === step) + 1;
  const words = number > 0 ? formWords.stepOf(number, steps.length) : undefined;
  return (
    <Box component="nav" aria-label={formWords.steps} sx={{ mb: 3 }}>
      <Box component="p" sx={{ typography: 'body2', fontWeight: 600, color: 'text.secondary', m: 0, mb: 1 }}>
        {words}
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}>
        <Box
          sx={{
            height: 1,
            bgcolor: 'primary.main',
            width: `${(100 * Math.max(number, 0)) / Math.max(steps.length, 1)}%`,
            transition: 'width .3s',
          }}
        />
      </Box>
      <Box
        component="ol"
        sx={{
          display: { xs: 'none', md: 'flex' },
          listStyle: 'none',
          p: 0,
          m: 0,
          mt: 1.5,
          gap: 1,
          flexWrap: 'wrap',
        }}
      >
        {steps.map((one, index) => {
          const active = one.id === step;
          const { title } = textsOf(form, state, one.texts);
          return (
            <Box
              component="li"
              key={one.id}
              aria-current={active ? 'step' : undefined}
              aria-disabled={active ? undefined : true}
              sx={{
                typography: 'body2',
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                pr: 1.5,
                color: active ? 'primary.dark' : 'text.secondary',
                fontWeight: active ? 700 : 400,
              }}
            >
              <Box
                component="span"
                sx={{
                  width: 26,
                  height: 26,
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: 13,
                  flex: 'none',
                  bgcolor: active ? 'primary.main' : 'action.hover',
                  color: active ? 'primary.contrastText' : 'text.secondary',
                }}
              >
                {index + 1}
              </Box>
              {title}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
