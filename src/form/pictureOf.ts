import { fileUrl } from '../api';
import { extensionOf, fileKindOf, fileNameOf, type StoredFile } from '../interpreter';

/** Where the picture of a stored file is; undefined: it is no picture. */
export const pictureOf = ({ url }: StoredFile): string | undefined =>
  fileKindOf(extensionOf(fileNameOf(url)))?.isPicture === true ? fileUrl(url) : undefined;
