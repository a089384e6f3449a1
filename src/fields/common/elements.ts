import { type ReactElement } from 'react';

/**
 * Children that are elements, and never bare text: a browser that translates replaces text nodes, and React must not look for one
 * beside other children. For components that put what they are given beside something else (lint: `portal/bare-text`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
