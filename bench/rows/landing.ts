import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Figure, median } from '../figures.ts';
import { startBrowser, type Visit, visit } from '../phone.ts';
import { startPortal } from '../portal.ts';

const runs = 5;
const round = (value: number) => `${Math.round(value)} ms`;

/** The landing page beside a static page with the same words: largest paint, usable buttons, script. */
export async function landing(): Promise<Figure[]> {
  const portal = await startPortal();
  const still = await serveStill();
  const browser = await startBrowser();
  const ours: Visit[] = [];
  const bare: Visit[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(browser, `${portal.url}/login`, '#sign-in button', true));
      bare.push(await visit(browser, still.url, '#sign-in button', false));
    }
  } finally {
    await browser.close();
    still.stop();
    await portal.stop();
  }
  return figures(ours, bare);
}

function figures(ours: Visit[], bare: Visit[]): Figure[] {
  const paint = median(ours.map((one) => one.paint));
  const barePaint = median(bare.map((one) => one.paint));
  const usable = median(ours.map((one) => one.usable));
  const bareUsable = median(bare.map((one) => one.usable));
  const script = median(ours.map((one) => one.scriptBytes)) / 1000;
  const paintRatio = paint / barePaint;
  return [
    {
      what: 'largest contentful paint',
      figure: round(paint),
      limit: round(barePaint),
      ratio: paintRatio.toFixed(2),
      target: '≤ 1.5 ×',
      holds: paintRatio <= 1.5,
    },
    {
      what: 'sign-in buttons usable',
      figure: `${round(usable)}, ${script.toFixed(0)} kB of script`,
      limit: round(bareUsable),
      ratio: (usable / bareUsable).toFixed(2),
      target: '≤ 3000 ms, ≤ 180 kB',
      holds: usable <= 3000 && script <= 180,
    },
  ];
}

async function serveStill(): Promise<{ url: string; stop: () => void }> {
  const page = gzipSync(await readFile(new URL('../pages/landing.html', import.meta.url)));
  const server = createServer((_, reply) => {
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      .end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
