/** A file that a visitor chooses. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Real files of 8 × 8 green pixels, and a page without anything on it: the portal looks at what is inside. */
const contents = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgqCrCjoaWBADxkjsBPitATAAAAABJRU5ErkJggg==',
  jpeg:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpR' +
    'Uk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIA' +
    'AhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAA' +
    'AAAAAAAAAAAA/9oADAMBAAIRAxEAPwCKAUnX/9k=',
  webp: 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoIAAgAAgA0JaACdLoABDAAAP7v3l9ahdt5H/n5n+6f536JAAA=',
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ).toString('base64'),
} as const;

const mimeTypes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const;

/**
 * A file with that name and content. `bytes`: its size where it is larger than the content needs; a name that promises something
 * else than the content is what a test of refusals wants.
 */
export const sampleFile = (name: string, content: keyof typeof contents, bytes = 0): SampleFile => {
  const head = Buffer.from(contents[content], 'base64');
  const rest = Buffer.alloc(Math.max(0, bytes - head.length));
  return { name, mimeType: mimeTypes[content], buffer: Buffer.concat([head, rest]) };
};
