import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { openFromDisk } from '../../../scripts/storybook/open-from-disk.ts';

/* A small site with the parts of a built Storybook, opened as a file. */

const pageThatLoads = (module: string) =>
  `<!doctype html><html><head></head><body>
    <script type="module" crossorigin src="${module}"></script>
  </body></html>`;

const files = {
  'index.json': '{"entries":{"one":{}}}',
  'index.html': pageThatLoads('./sb-manager/runtime.js'),
  'iframe.html': pageThatLoads('./assets/preview.js'),
  'sb-manager/runtime.js': `
    import { add } from '../sb-addons/panel/manager.js';
    const { entries } = await (await fetch('./index.json')).json();
    add(Object.keys(entries));`,
  'sb-addons/panel/manager.js': `
    export const add = (text) => document.body.append('Stories: ' + text);`,
  'assets/preview.js': `
    const { text } = await import('./story.js');
    document.body.append(text);`,
  'assets/story.js': `
    export const text = 'Beside: ' + new URL('./font.woff2', import.meta.url).pathname;`,
};

test('a built Storybook can be opened without a server', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('storybook');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  const address = pathToFileURL(folder);
  await page.goto(`${address}/index.html`);
  await expect(page.locator('body')).not.toContainText('Stories');
  await openFromDisk(folder);
  await page.goto(`${address}/index.html`);
  await expect(page.locator('body')).toContainText('Stories: one');
  await page.goto(`${address}/iframe.html`);
  await expect(page.locator('body')).toContainText(`Beside: ${address.pathname}/assets/font.woff2`);
});
