import { classesOf, type ConstantStyles } from './constantStyles';

/** Room for the list of steps beside the sheet; below it, the list is folded behind a button. */
export const roomForList = '@container (min-width: 920px)';

/** How looks what stands around every step of a form. */
export const formStyles = {
  // By the room that the form has, not by the window's width: it also stands in a pane beside other things.
  formRoom: { containerType: 'inline-size' },
  formColumns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    justifyContent: 'center',
    columnGap: 5,
    [roomForList]: { '&:has(> * > nav)': { gridTemplateColumns: '240px minmax(0, 640px)' } },
  },
  formSheet: { minWidth: 0 },
  formTold: { minHeight: 32, py: 0.5, color: 'text.secondary', typography: 'body2' },
  formButtons: { display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 },
} as const satisfies ConstantStyles;

/** The class of what stands around every step of a form. */
export const formClass = classesOf<typeof formStyles>();
