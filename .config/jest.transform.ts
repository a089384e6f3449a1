import { type Config } from 'jest';
import { type TsJestTransformerOptions } from 'ts-jest';

/** Packages that exist as ES modules only, in CommonJS Jest. */
const esmOnly = [
  '@open-draft/deferred-promise',
  'idn-area-data',
  'n2words',
  'react-error-boundary',
  'rettime',
  'swiper',
  'until-async',
];

/** How TypeScript is read, one file at a time; `npm run check` looks at types. */
export const typeScript: TsJestTransformerOptions = {
  tsconfig: {
    target: 'es2022',
    module: 'commonjs',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowJs: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    rootDir: '.',
  },
  diagnostics: false,
};

/** TypeScript, and the JavaScript of such packages. */
export const shared: Config = {
  transform: { '^.+\\.(m?js|tsx?)$': ['ts-jest', typeScript] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
