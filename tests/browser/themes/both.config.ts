import { replaced } from './replaced.ts';

/** Every page can be seen in either theme without being opened again. */
export default replaced('ThemeRoot', 'SwitchingThemeRoot.tsx');
