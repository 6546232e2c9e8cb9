import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root, run } from '../child-process.ts';

/*
 * Renders openapi.yaml as pages to browse, for `/docs/api` of the sandbox. Redoc comes with
 * @redocly/cli and is put into one page; its scripts are taken out into files of their own, because
 * our pages run no inline script.
 */

const folder = `${root}.cache/api-reference`;
const page = `${folder}/index.html`;

/** Writes `.cache/api-reference`: index.html and its scripts, without external resources. */
export async function drawApiReference(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
  await run('redocly', ['build-docs', 'openapi.yaml', '--inlineBundle', '--output', page]);
  const scripts: string[] = [];
  const text = readFileSync(page, 'utf8').replace(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (_whole, attributes: string, content: string) => {
      // Redoc's logo comes from its maker's server; without it the text stays.
      scripts.push(content.replaceAll(/https:\/\/cdn\.redoc(ly)?\.(ly|com)\/[\w./-]*/g, 'data:,'));
      return `<script${attributes} src="/docs/api/script-${scripts.length}.js"></script>`;
    },
  );
  for (const [index, content] of scripts.entries()) {
    writeFileSync(`${folder}/script-${index + 1}.js`, content);
  }
  writeFileSync(page, text);
}

if (import.meta.main) await drawApiReference();
