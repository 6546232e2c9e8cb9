export { conversionPaths } from './conversion-paths.ts';
