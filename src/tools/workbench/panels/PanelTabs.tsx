import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode } from 'react';
import { words } from '../words';

export type PanelName = keyof typeof words.panels;

interface PanelTabsProps {
  /** Left out: all of them. */
  only?: readonly PanelName[];
  shown: PanelName;
  onShow: (panel: PanelName) => void;
  /** How many there are; `undefined`: not counted yet. */
  findings: number | undefined;
  children: ReactNode;
}

const names: readonly PanelName[] = ['findings', 'fields', 'bank', 'scenarios', 'proof', 'history'];

/** The panels below the text, one at a time. */
export function PanelTabs({ only = names, shown, onShow, findings, children }: PanelTabsProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, borderTop: 1, borderColor: 'divider' }}
    >
      <Tabs
        value={shown}
        onChange={(_, panel: PanelName) => onShow(panel)}
        aria-label={words.panelList}
        variant="scrollable"
        // Beside the form all of them are in view, on two lines; on a phone one line is pushed along.
        sx={{
          minHeight: 40,
          flexShrink: 0,
          borderBottom: 1,
          borderColor: 'divider',
          '& [role="tablist"]': { flexWrap: { sm: 'wrap' } },
          '& [aria-selected="true"]': { boxShadow: 'inset 0 -2px 0 0 currentColor' },
        }}
        slotProps={{ indicator: { sx: { display: 'none' } } }}
      >
        {only.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="panel"
            label={
              name === 'findings' && findings !== undefined
                ? `${words.panels[name]} (${findings})`
                : words.panels[name]
            }
            sx={{ minHeight: 40, py: 0.5 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="panel"
        tabIndex={0}
        aria-labelledby={`tab-${shown}`}
        data-panel={shown}
        sx={{ overflow: 'auto', flex: 1, minHeight: 0, px: 2, py: 1, typography: 'body2' }}
      >
        {children}
      </Box>
    </Box>
  );
}
