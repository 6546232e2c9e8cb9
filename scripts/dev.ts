import { createServer } from 'vite';
import { ended, passSignalsTo, run, start } from './child-process.ts';
import { drawApiReference } from './contract/api-reference.ts';
import { serverCommand } from './server-command.ts';

/*
 * `npm run dev`: the server restarts when its files change; Vite serves the portal and passes calls
 * on to it. The contract can be browsed at /docs/api.
 */
await run('scripts/bundle/theme-files.ts');
await drawApiReference();
const port = Number(process.env.PORT ?? 4000);
const target = `http://127.0.0.1:${port}`;
const server = start('node', ['--watch', ...serverCommand], {
  SANDBOX: '1',
  WALL_OF_FAME: '1',
  SEED: 'demo',
  PORT: String(port),
});
passSignalsTo([server]);

const vite = await createServer({
  server: {
    port: port + 1,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/videos', '/sandbox', '/manifest.webmanifest', '/health', '/docs'].map(
        (path) => [path, { target }],
      ),
    ),
  },
});
await vite.listen();
vite.printUrls();
process.exitCode = await ended(server);
await vite.close();
