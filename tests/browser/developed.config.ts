import { defineConfig, mergeConfig } from 'vite';
import portal from '../../vite.config.ts';

/** The editor's page as `npm start` has it, but with React as visitors get it: that of developers takes twice the time, and component tests heed what it complains of. */
export default defineConfig((env) => mergeConfig(portal(env), { define: { 'import.meta.env.DEV': 'true' } }));
