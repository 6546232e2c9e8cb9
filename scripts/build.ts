import { markBuilt } from './bundle/build-state.ts';
import { builtSummary } from './bundle/built-summary.ts';
import { run } from './child-process.ts';

/*
 * Builds the portal into `dist`: the bundle, then the landing page prerendered per language. Prints
 * one line; `npm run build -- --logLevel info` lists the size of every chunk.
 */
const begin = performance.now();
await run('vite', ['build', '--logLevel', 'warn', ...process.argv.slice(2)]);
await run('scripts/bundle/prerender.ts');
markBuilt();
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
console.log(`Built dist in ${seconds} s: ${builtSummary()}.`);
