import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serveStill } from './static-file-server.ts';

/**
 * Builds the bare Tiptap page as the portal is built, and serves it.
 * @param article what `/?article` opens; / opens an empty one
 */
export async function serveBareTiptap(
  article = '',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-tiptap-'));
  await build({
    root: fileURLToPath(new URL('../pages/tiptap', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, target: ['es2022', 'chrome89', 'safari15'] },
  });
  await writeFile(join(folder, 'article.html'), article);
  const { url, stop } = await serveStill(folder);
  return {
    url,
    async stop() {
      stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
