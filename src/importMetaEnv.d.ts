/** Settings of a build; see vite.config.ts. */
interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_DEFINITIONS_URL?: string;
  readonly VITE_FILES_URL?: string;
  readonly VITE_API_MOCKING: 'on' | 'off';
  readonly VITE_OFFLINE: 'on' | 'off';
  readonly VITE_EDITOR: 'on' | 'off';
}
