import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/*
 * Browsers load no modules from a disk. A page that is opened from one (`file:`) therefore loads
 * the texts of all modules as one plain script, makes an object URL of each and has an import map
 * lead to them. From a web server everything is loaded as before.
 */

/** The pages of a built Storybook, and the files whose modules each can load. */
const pages = [
  { page: 'index.html', files: 'sb-*/**/*.js', script: 'from-disk-manager.js' },
  { page: 'iframe.html', files: '{assets/**/*.js,*.js}', script: 'from-disk-preview.js' },
];

const loader = 'from-disk.js';

/** Lets a built Storybook also be opened by its index.html, without a server. */
export async function openFromDisk(folder: string): Promise<void> {
  await init;
  for (const { page, files, script } of pages) {
    const modules = Object.fromEntries(
      globSync(files, { cwd: folder })
        .filter((file) => !file.startsWith('from-disk'))
        .toSorted()
        .map((file) => [file, diskModule(file, readFileSync(`${folder}/${file}`, 'utf8'))]),
    );
    const index = readFileSync(`${folder}/index.json`, 'utf8');
    const data = JSON.stringify({ modules, files: { 'index.json': index } });
    writeFileSync(`${folder}/${script}`, `globalThis.filesFromDisk = ${data};\n`);
    const html = readFileSync(`${folder}/${page}`, 'utf8');
    writeFileSync(`${folder}/${page}`, withLoader(html, script));
  }
  writeFileSync(`${folder}/${loader}`, `(${loadFromDisk})();\n`);
}

/** A module whose imports name the others by `disk:` and their path, as the import map does. */
function diskModule(file: string, source: string): string {
  const [imports] = parse(source, file);
  const parts: string[] = [];
  let end = 0;
  for (const { n: name, s: from, e: to, d: kind } of imports) {
    const replacement = kind === -2 ? ownAddress(file) : diskName(file, name, kind);
    if (replacement === undefined) continue;
    parts.push(source.slice(end, from), replacement);
    end = to;
  }
  return parts.join('') + source.slice(end);
}

/** Instead of `import.meta`, whose `url` is an object URL, to which nothing is relative. */
const ownAddress = (file: string) =>
  `({ url: new URL(${JSON.stringify(file)}, document.baseURI).href })`;

/** @param kind -1 for an import, whose place is that between its quotes; more for `import()` */
function diskName(file: string, name: string | undefined, kind: number): string | undefined {
  if (!name?.startsWith('.')) return undefined;
  const path = `disk:${posix.join(posix.dirname(file), name)}`;
  return kind > -1 ? JSON.stringify(path) : path;
}

/** Scripts with `src` do not ask the import map, so they become imports. */
function withLoader(html: string, script: string): string {
  const begin = [script, loader].map((src) => `<script src="./${src}"><\\/script>`).join('');
  return html
    .replace(
      '<head>',
      `<head><script>if (location.protocol === 'file:') document.write('${begin}');</script>`,
    )
    .replaceAll(
      /<script type="module"[^>]* src="([^"]+)"><\/script>/g,
      '<script type="module">import "$1";</script>',
    );
}

/** Runs in the page, before its modules. */
function loadFromDisk(): void {
  const { modules, files } = (
    globalThis as unknown as Record<'filesFromDisk', Record<string, Record<string, string>>>
  ).filesFromDisk as Record<'modules' | 'files', Record<string, string>>;
  const imports: Record<string, string> = {};
  for (const [file, source] of Object.entries(modules)) {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    imports[`./${file}`] = url;
    imports[`disk:${file}`] = url;
  }
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);

  const own = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const { href } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    const name = href.slice(new URL('.', document.baseURI).href.length);
    const content = files[name];
    return content === undefined ? own(input, options) : new Response(content);
  };
}
