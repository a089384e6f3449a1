import { createElement, useState } from 'react';
import { storedFiles, uploadLimits, type StoredFile, type UploadField } from '../../interpreter';
import { UploadWidget } from '../../fields/upload/Widget';
import { uploadWords } from '../../messages';
import { pictureOf } from '../pictureOf';
import { useSessionContext, useStored } from '../SessionContext';
import { useControl, type ConnectorProps } from './useControl';

/** Files: what is stored is the answer, what is on its way is the session's. */
export function UploadConnector(props: ConnectorProps) {
  // The table of connectors gives this one to no other type.
  const field = props.view.definition as UploadField;
  const session = useSessionContext();
  const control = useControl<unknown>(props);
  const uploads = session.uploads(field.name);
  const { sent, faults, news } = useStored(uploads.store, (now) => now);
  const [removed, setRemoved] = useState<StoredFile>();
  const value = storedFiles(control.value, session.fileNames());
  const known = session.files();
  const knownOf = ({ url }: StoredFile) => (Object.hasOwn(known, url) ? known[url] : undefined);
  return createElement(UploadWidget, {
    ...control,
    value,
    limits: uploadLimits(field),
    document: field.document,
    sent,
    faults,
    announcement: news && uploadWords.announced[news.what](news.name),
    isAnnouncementShown: news?.what === 'refused',
    pictureOf,
    sizeOf: (file) => knownOf(file)?.size,
    isProtected: (file) => knownOf(file)?.isProtected === true,
    // A run that goes on holds the answers as they are: then nothing was removed.
    removed: value.some(({ url }) => url === removed?.url) ? undefined : removed,
    onFiles: (files, from) => {
      setRemoved(undefined);
      void uploads.take(files, from);
    },
    onRemove: (file) => {
      uploads.remove(file);
      setRemoved(file);
    },
    onRestore: uploads.restore,
    onCancel: uploads.cancel,
    onRetry: uploads.retry,
  });
}
