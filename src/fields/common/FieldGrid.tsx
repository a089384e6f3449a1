import { type ReactNode } from 'react';
import { fieldClasses } from '../../theme';

/** The twelve columns that fields lie in. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={fieldClasses.grid}>{children}</div>
);
