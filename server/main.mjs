import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import './heap-growth.mjs';

/*
 * Starts the server. Plain JavaScript, because the flag of the heap and the compile cache must be
 * set before any other module is loaded.
 *
 * Node's compiled output of TypeScript files is cached next to the project and reused at the next
 * start, which saves the time and 20 MB of type stripping. A folder without write access is no
 * error.
 */
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

await import('./main.ts');
flushCompileCache();
