import { readFileSync, writeFileSync } from 'node:fs';
import { interfaceLanguages, nativeLanguageName } from '../../domain/language/languages.ts';
import { isBuilt } from '../bundle/build-state.ts';
import { namesIn, sentSize } from '../bundle/bundle-sizes.ts';
import { root, run } from '../child-process.ts';

/*
 * `npm run downloads`: how much a reader of each language downloads, from the build, to
 * docs/languages. Run it after a change of messages, fonts or pages.
 */

/** In kB (of 1000), as the server sends it. */
export type Download = {
  /** The landing page, all that it names, and its messages. */
  landing: number;
  /** The same of the post list. */
  list: number;
  /** The messages among both. */
  messages: number;
  /** For devices that lack the script; 0 where all have it. */
  font: number;
};

export const downloadsFile = 'docs/languages/downloads.json';

const landing = (language: string) => `login.DH_APP.${language}.html`;
const list = (language: string) => `app.post.list.${language}.html`;

if (import.meta.main) {
  if (!isBuilt()) await run('scripts/build.ts');
  const all = Object.fromEntries(
    interfaceLanguages.map((language) => [language, downloadOf(language)]),
  );
  writeFileSync(root + downloadsFile, `${JSON.stringify(all, null, 2)}\n`);
}

function downloadOf(language: string): Download {
  const other = interfaceLanguages.find((one) => one !== language) ?? language;
  const own = [landing, list].flatMap((page) => {
    const shared = namesIn(page(other));
    return namesIn(page(language)).filter((name) => !shared.includes(name));
  });
  return {
    landing: pageSize(landing(language)),
    list: pageSize(list(language)),
    messages: rounded(sentSize([...new Set(own)])),
    font: rounded(sentSize(fontsFor(language))),
  };
}

function pageSize(page: string): number {
  return rounded(sentSize([`prerendered/${page}`, ...namesIn(page)]));
}

/** The fonts of the page with the letters of the language's own name. */
function fontsFor(language: string): string[] {
  const html = readFileSync(`${root}dist/prerendered/${landing(language)}`, 'utf8');
  const letter = nativeLanguageName(language).codePointAt(0) ?? 0;
  return [...html.matchAll(/@font-face\s*{[^}]*}/g)].flatMap(([rule]) => {
    const file = /url\(["']?\/?([^)"']+\.woff2)/.exec(rule)?.[1];
    const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
    const hasLetter = ranges.some(
      ([, first = '', last = first]) =>
        letter >= Number.parseInt(first, 16) && letter <= Number.parseInt(last, 16),
    );
    return file && hasLetter ? [file] : [];
  });
}

function rounded(kb: number): number {
  return Math.round(kb * 10) / 10;
}
