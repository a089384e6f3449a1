import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useMemo } from 'react';
import type { CompiledForm } from '../../../interpreter';
import { type FlowEdge, type FlowNode, flowOf } from '../../documents/flow';
import type { Insight } from '../insight/insight';
import { bareList } from '../../../theme';
import { words } from '../words';
import { inRow } from './listStyles';

const { flow: panelWords } = words;

interface FlowPanelProps {
  form: CompiledForm | undefined;
  insight: Insight | undefined;
  onGo: (path: string) => void;
}

const aside = { borderLeft: 2, borderColor: 'divider', pl: 1.5, pt: 1, overflowWrap: 'anywhere' } as const;
const box = {
  ...{
    display: 'grid',
    justifyContent: 'start',
    justifyItems: 'start',
    textAlign: 'left',
    typography: 'body2',
    px: 1.5,
    py: 0.75,
  },
  ...{ border: 1, borderColor: 'text.secondary', borderRadius: 2, bgcolor: 'background.paper' },
} as const;
const looks = {
  end: { borderRadius: 4, bgcolor: 'action.hover' },
  now: { borderWidth: 2, borderColor: 'primary.main' },
  skipped: { borderStyle: 'dashed', color: 'text.secondary' },
} as const;

/** The steps and ends of a form as boxes below each other, with the ways that lead aside, and why the answers skip or hide something. */
export function FlowPanel({ form, insight, onGo }: FlowPanelProps) {
  const flow = useMemo(() => form && flowOf(form), [form]);
  if (!flow || !insight) return <p>{words.loading}</p>;
  const { nodes, edges } = flow;
  const leads = (to: string, aside: boolean): boolean =>
    edges.some((edge) => edge.to === to && isAside(edge) === aside);
  /** An end stands beside the step that leads there, unless the main way does. */
  const isMain = ({ id, kind }: FlowNode): boolean => kind === 'step' || leads(id, false) || !leads(id, true);
  const draw = (node: FlowNode) => (
    <StepBox
      node={node}
      path={form?.steps.get(node.id)?.path}
      skipped={insight.skipped[node.id]}
      isNow={node.id === insight.step}
      onGo={onGo}
    />
  );
  return (
    <>
      <p>{panelWords.intro}</p>
      <Box component="ol" sx={bareList} onKeyDown={moveFocus} data-flow>
        {nodes.filter(isMain).map((node, at) => (
          <li key={node.id}>
            {at > 0 && <Box aria-hidden sx={{ width: 2, height: 16, bgcolor: 'divider', ml: 3 }} />}
            {node.stage !== undefined && <strong>{panelWords.stage(node.stage)}</strong>}
            {draw(node)}
            {node.id === insight.step && <Hidden {...{ fields: insight.fields, onGo }} />}
            <Box component="ul" sx={{ ...bareList, pl: 3 }}>
              {edges
                .filter((edge) => edge.from === node.id && isAside(edge))
                .flatMap((edge) => nodes.filter(({ id }) => id === edge.to).map((to) => [edge, to] as const))
                .map(([{ label = panelWords.action }, to]) => (
                  <Box component="li" key={`${to.id} ${label}`} sx={aside}>
                    → {label} {draw(to)}
                  </Box>
                ))}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

const isAside = ({ kind }: FlowEdge): boolean => kind === 'branch' || kind === 'action';

interface StepBoxProps extends Pick<FlowPanelProps, 'onGo'> {
  node: FlowNode;
  /** Where it stands in the definition; left out of what every form has. */
  path: string | undefined;
  skipped: string | undefined;
  isNow: boolean;
}

function StepBox({ node: { title, when, kind }, path, skipped, isNow, onGo }: StepBoxProps) {
  return (
    <Button
      fullWidth
      disabled={path === undefined}
      aria-current={isNow ? 'step' : undefined}
      data-skipped={skipped !== undefined}
      sx={{
        ...box,
        ...(kind === 'end' && looks.end),
        ...(isNow && looks.now),
        ...(skipped && looks.skipped),
      }}
      onClick={() => path !== undefined && onGo(path)}
    >
      <strong>{title}</strong>
      {isNow && <span>{panelWords.now}</span>}
      {skipped === undefined ? (
        when !== undefined && <span>{panelWords.when(when)}</span>
      ) : (
        <em>{skipped}</em>
      )}
    </Button>
  );
}

function Hidden({ fields, onGo }: Pick<FlowPanelProps, 'onGo'> & Pick<Insight, 'fields'>) {
  return fields.map(
    ({ id, label, path, hidden }) =>
      hidden !== undefined && (
        <Box key={id} data-hidden={id} sx={{ ...aside, ml: 3 }}>
          <Button sx={inRow} onClick={() => onGo(path)}>
            {label}
          </Button>{' '}
          {hidden}
        </Box>
      ),
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const next = by && boxes[boxes.findIndex((one) => one === event.target) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
