import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scriptHashes, styleHashes } from './inline-hashes.ts';

/** A page of the built portal in its compressed forms. */
export type Page = {
  etag: string;
  /** The hashes of its inline styles and scripts: inline-hashes.ts. */
  styles: string[];
  scripts: string[];
  /** Other origins that its forms lead to. */
  formTargets?: readonly string[];
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

/** Adapts the page of a file to this installation. */
type Fill = (file: string, html: string) => string;

/**
 * The pages of a build by name: `index.html` and those of `prerendered/`; none where nothing is
 * built.
 * @param fill adapts pages to this installation
 */
export async function loadPrerenderedPages(folder: string, fill: Fill): Promise<Map<string, Page>> {
  const names = await readdir(join(folder, 'prerendered')).catch(() => []);
  const files = [
    'index.html',
    ...names.filter((name) => name.endsWith('.html')).map((name) => `prerendered/${name}`),
  ];
  const pages = new Map<string, Page>();
  for (const file of files) {
    const page = await readPage(folder, file, fill);
    if (page) pages.set(file.replace('prerendered/', ''), page);
  }
  return pages;
}

/** @returns null when it does not exist */
async function readPage(folder: string, file: string, fill: Fill): Promise<Page | null> {
  const path = join(folder, file);
  // The build has compressed what it wrote.
  const [built, br, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((ending) => readFile(path + ending).catch(() => null)),
  );
  if (!built) return null;
  const html = fill(file, built.toString('utf8'));
  const plain = Buffer.from(html);
  const isFilled = !plain.equals(built);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    styles: styleHashes(html),
    scripts: scriptHashes(html),
    plain,
    br: (isFilled ? null : br) ?? brotliCompressSync(plain),
    gzip: (isFilled ? null : gzip) ?? gzipSync(plain),
  };
}

/**
 * Sends a page that the browser keeps, yet asks for again each time: a new build is seen at once,
 * an old one costs nothing.
 */
export function sendPrerenderedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): FastifyReply {
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': request.server.pagePolicy(page),
    etag: page.etag,
    vary: 'cookie, accept-language, accept-encoding',
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(encoding ? page[encoding] : page.plain);
}

/** Where there is no build. */
export const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain').send('The portal is not built. Run: npm run build\n');
