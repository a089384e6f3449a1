import { type ReactNode } from 'react';

/** What a drawing of lines in a box of 24 needs beside its lines. */
export interface IconProps {
  className?: string;
  /** Width of the lines, in units of the box. */
  strokeWidth?: number;
  children: ReactNode;
}

/** A drawing of lines in the colour of the text around it; hidden from screen readers, since the words beside it say the same. */
export const Icon = ({ className, strokeWidth = 2, children }: IconProps) => (
  <svg
    aria-hidden="true"
    className={className}
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
