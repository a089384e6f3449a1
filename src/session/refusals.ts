import type { Json, MessageName, UploadLimits, UploadRefusal } from '../interpreter';

const ofType = ({ accept }: UploadLimits): { message: MessageName; limit: Json } => ({
  message: 'fileType',
  limit: accept,
});

/** Under which name a definition may have own words for a refusal, and which limit they may name; a size in MB. */
export const ofRefusal: Readonly<
  Record<UploadRefusal, ((limits: UploadLimits) => { message: MessageName; limit: Json }) | undefined>
> = {
  empty: undefined,
  tooMany: ({ maxFiles }) => ({ message: 'fileCount', limit: maxFiles }),
  tooLarge: ({ maxSizeBytes }) => ({
    message: 'fileSize',
    limit: Math.floor((maxSizeBytes * 10) / 1024 ** 2) / 10,
  }),
  wrongType: ofType,
  otherExtension: ofType,
  heic: ofType,
  broken: undefined,
  unreadable: undefined,
};
