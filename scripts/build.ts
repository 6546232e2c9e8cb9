import { markBuilt } from './build-state.ts';
import { run } from './run.ts';

/* Builds the portal into `dist`: the bundle, then the landing page prerendered per language. */
await run('vite', ['build']);
await run('scripts/prerender.ts');
markBuilt();
