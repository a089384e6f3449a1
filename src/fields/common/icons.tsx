import type { ReactNode } from 'react';
import { Icon } from '../../theme';

const icon = (lines: ReactNode) =>
  function LineIcon({ className }: { className?: string }) {
    return <Icon className={className}>{lines}</Icon>;
  };

export const DownIcon = icon(<path d="m6 9.5 6 6 6-6" />);

export const LeftIcon = icon(<path d="m14.5 6-6 6 6 6" />);

export const RightIcon = icon(<path d="m9.5 6 6 6-6 6" />);

export const CrossIcon = icon(<path d="m7 7 10 10M17 7 7 17" />);

export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);

export const UploadIcon = icon(
  <path d="M12 15.5V5M7.5 9 12 4.5 16.5 9M4.5 15v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3" />,
);

export const AddIcon = icon(<path d="M12 5v14M5 12h14" />);

export const TickIcon = icon(<path d="m6 12.5 4 4 8-9" strokeWidth={3} />);

export const FileIcon = icon(
  <path d="M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zM13.5 3.5V9H19" />,
);
