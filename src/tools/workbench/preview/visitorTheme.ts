import type { Theme } from '@mui/material/styles';
import { theme } from '../../../theme';

/** The box whose width takes the place of the window's for what stands in it. */
const room = 'visitor';

/** What makes an element that box. */
export const visitorRoom = { containerType: 'inline-size', containerName: room } as const;

const { breakpoints, components } = theme;
const byRoom = (query: string): string => query.replace('@media', `@container ${room}`);

/** The portal's theme for a form in a part of the page: its widths are those of that part, and its dialogs stand there, and leave the focus to the rest. */
export const visitorTheme = (part: () => HTMLElement | null): Theme => ({
  ...theme,
  breakpoints: {
    ...breakpoints,
    up: (key) => byRoom(breakpoints.up(key)),
    down: (key) => byRoom(breakpoints.down(key)),
    between: (from, to) => byRoom(breakpoints.between(from, to)),
  },
  components: {
    ...components,
    MuiDialog: {
      ...components?.MuiDialog,
      defaultProps: { container: part, disableEnforceFocus: true, disableScrollLock: true },
    },
  },
});

/** Lets the constant styles of forms go by that box, too; they are those of the whole page, and the editor itself has none of them. */
export function goByRoom(): void {
  for (const sheet of document.styleSheets) {
    const rules = [...sheet.cssRules].entries();
    for (const [at, { cssText }] of rules) {
      if (!/^@media \((?:min|max)-width:[^()]*\) *\{/.test(cssText) || !cssText.includes('.Eform-')) continue;
      sheet.deleteRule(at);
      sheet.insertRule(byRoom(cssText), at);
    }
  }
}
