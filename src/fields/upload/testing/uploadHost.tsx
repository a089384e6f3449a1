import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Field } from '../../common/testing/Field';
import { type SentFile, type StoredFile, type UploadProps } from '../../common/types';
import { UploadWidget } from '../Widget';

export const ktp: StoredFile = { url: '/files/ktp.png', filename: 'ktp.png' };

export const npwp: StoredFile = { url: '/files/npwp.pdf', filename: 'npwp.pdf' };

export const sending: SentFile = { id: 7, name: 'slip.pdf', state: 'sending' };

export const callbacks = {
  onFiles: jest.fn<void, [files: readonly File[], from?: 'camera']>(),
  onRemove: jest.fn<void, [StoredFile]>(),
  onCancel: jest.fn<void, [number]>(),
  onRetry: jest.fn<void, [number]>(),
  onBlur: jest.fn<void, []>(),
};

export interface Given extends Partial<
  Pick<
    UploadProps,
    'value' | 'sent' | 'readOnly' | 'announcement' | 'isAnnouncementShown' | 'document' | 'faults'
  >
> {
  maxFiles?: number;
  required?: boolean;
  error?: string;
}

/** Holds the files as a session would: what is removed, given up or tried again changes at once. */
const Host = ({
  value = [],
  sent = [],
  faults = [],
  readOnly = false,
  announcement,
  isAnnouncementShown,
  document: kind,
  ...rest
}: Given) => {
  const { maxFiles, ...frame } = rest;
  const [files, setFiles] = useState(value);
  const [underWay, setUnderWay] = useState(sent);
  const given = {
    ...callbacks,
    value: files,
    sent: underWay,
    announcement,
    isAnnouncementShown,
    document: kind,
    faults,
    readOnly,
    limits: {
      multiple: maxFiles !== undefined,
      maxFiles: maxFiles ?? 1,
      maxSizeBytes: 5_242_880,
      accept: ['.png', '.jpg', '.pdf'],
      pictures: ['.png', '.jpg'],
    },
    pictureOf: ({ url }: StoredFile) => (url.endsWith('.png') ? url : undefined),
    sizeOf: ({ url }: StoredFile) => (url.endsWith('.png') ? 2_621_440 : undefined),
    isProtected: ({ url }: StoredFile) => url.includes('sandi'),
    onRemove: (file: StoredFile) => {
      callbacks.onRemove(file);
      setFiles((now) => now.filter((one) => one !== file));
    },
    onCancel: (id: number) => {
      callbacks.onCancel(id);
      setUnderWay((now) => now.filter((file) => file.id !== id));
    },
    onRetry: (id: number) => {
      callbacks.onRetry(id);
      setUnderWay((now) => now.map((file) => ({ ...file, state: 'waiting' })));
    },
  };
  return <Field type="upload" label="Foto KTP" widget={UploadWidget} rest={given} {...frame} />;
};

export const show = (given: Given = {}) => render(<Host {...given} />);

export const group = () => screen.getByRole('group', { name: 'Foto KTP' });

export const button = (words: string) => screen.getByRole('button', { name: `Foto KTP ${words}` });

export const files = () =>
  within(screen.getByRole('list', { name: 'File Foto KTP' })).getAllByRole('listitem');

export const picker = () => {
  const input = group().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the field has no picker');
  return input;
};
