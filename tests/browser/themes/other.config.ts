import { replaced } from './replaced.ts';

/** The one file that another bank replaces. */
export default replaced('theme', 'otherTheme.ts');
