import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import './heap-growth.mjs';

/*
 * Starts the server. Plain JavaScript, because the flags of the heap and the compile cache must be
 * set before any other module is read.
 *
 * What Node makes of a TypeScript file is kept beside the project and read from there at the next
 * start, which then needs neither the time nor the 20 MB of what takes the types away. A folder
 * that cannot be written to is no error.
 */
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

await import('./main.ts');
flushCompileCache();
