import { type ReactNode } from 'react';
import { uploadWords as words } from '../../messages';
import { type DocumentName } from '../common/types';
import { Outline, Tips } from './styles';

/** A document of which it is known what a usable picture shows. */
export type KnownDocument = Exclude<DocumentName, 'other'>;

/** What a usable picture shows, drawn and in words. */
export const DocumentCard = ({ id, document }: { id: string; document: KnownDocument }) => (
  <>
    <Outline aria-hidden="true" viewBox="0 0 120 76">
      {drawings[document]}
    </Outline>
    <Tips id={id}>
      {words.advice[document].map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </Tips>
  </>
);

const card = <rect x="2" y="2" width="116" height="72" rx="7" />;

/** Outlines, in the colours of the text around them. */
const drawings: Readonly<Record<KnownDocument, ReactNode>> = {
  ktp: (
    <>
      {card}
      <path d="M34 14h52M14 28h42M14 38h50M14 48h36M14 58h44" />
      <rect x="78" y="26" width="28" height="36" rx="3" />
      <circle cx="92" cy="38" r="5.5" />
      <path d="M82 58c1-8 5-11 10-11s9 3 10 11" />
    </>
  ),
  npwp: (
    <>
      {card}
      <path d="M14 15h34" />
      <rect x="14" y="27" width="92" height="16" rx="3" />
      <path d="M20 35h10m5 0h12m5 0h12m5 0h5m5 0h12M14 54h50M14 63h36" />
    </>
  ),
  face: (
    <>
      <path d="M22 16V8a6 6 0 0 1 6-6h8M98 16V8a6 6 0 0 0-6-6h-8M22 60v8a6 6 0 0 0 6 6h8M98 60v8a6 6 0 0 1-6 6h-8" />
      <ellipse cx="60" cy="32" rx="16" ry="20" />
      <path d="M30 74c3-13 15-19 30-19s27 6 30 19M54 29v2m12-2v2M54 41c4 3 8 3 12 0" />
    </>
  ),
};
