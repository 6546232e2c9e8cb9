import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type InterfaceLanguage, interfaceLanguages } from '../../domain/language/languages.ts';
import {
  laterImport,
  type ModuleGraph,
  reached,
  readModuleGraph,
  resolved,
} from '../bundle/module-graph.ts';
import { root } from '../child-process.ts';

/** Every page has these, so their messages come with the portal. */
const everywhere = [
  'src/main.tsx',
  'src/app/layout/signed-in-layout.tsx',
  'src/app/layout/signed-out-layout.tsx',
  'src/features/onboarding/onboarding-slot.tsx',
];

/**
 * A module with less to say than this, in characters of English, does not get a file of its own.
 */
const leastPiece = 250;

/** The name that a module has among the pieces. */
export const pieceName = (module: string): string => module.replace(/\.tsx?$/, '');

/**
 * The file that the messages of a module have in the build's manifest, when it has any of its own.
 */
export const pieceFile = (module: string, language: InterfaceLanguage): string =>
  `generated/messages/${pieceName(module)}.${language}.js`;

/**
 * Splits the messages by page: in the build a lazy chunk includes the messages that it and its
 * imports use, unless every importer already has them (`withMessages` in src/i18n/messages.ts). In
 * development and tests there is one catalogue.
 */
export function messagePieces(): Plugin {
  let pieces = new Map<string, string[]>();
  return {
    name: 'message-pieces',
    enforce: 'pre',
    buildStart() {
      pieces = piecesOf(readModuleGraph());
    },
    resolveId: (id) => (id.startsWith('generated/messages/') ? root + id : null),
    load(id) {
      const [, name = '', language] =
        /\/generated\/messages\/(?:(.+)\.)?(\w+)\.js(?:on)?$/.exec(id) ?? [];
      const messages = pieces.get(name);
      return messages && language ? { code: textOf(language, messages), moduleType: 'js' } : null;
    },
    transform(code, id) {
      const file = id.startsWith(root) ? id.slice(root.length) : id;
      if (!file.startsWith('src/')) return null;
      const loaders: string[] = [];
      const text = code.replace(laterImport, (found, address: string) => {
        const module = resolved(file, address);
        if (!pieces.has(pieceName(module))) return found;
        const each = interfaceLanguages.map(
          (language) => `${language}: () => import('${pieceFile(module, language)}')`,
        );
        const place = loaders.push(`{ ${each.join(', ')} }`) - 1;
        return `withMessages(() => ${found}, pieces[${place}])`;
      });
      if (loaders.length === 0) return null;
      const door = "import { withMessages } from '#src/i18n/messages.ts';";
      return { code: `${door}\nconst pieces = [${loaders.join(', ')}];\n${text}`, map: null };
    },
  };
}

/** Messages of each module that has a piece, by {@link pieceName}; those of every page by ''. */
export function piecesOf(graph: ModuleGraph): Map<string, string[]> {
  const english = readCatalogue('en');
  const messagesOf = (file: string) =>
    new Set(
      [...reached(graph, file)]
        .flatMap((each) => graph.get(each)?.strings ?? [])
        .filter((id) => id in english),
    );
  const later = [...new Set([...graph.values()].flatMap((module) => module.later))];
  const asks = (file: string, wanted: string) =>
    [...reached(graph, file)].some((each) => graph.get(each)?.later.includes(wanted));
  const common = new Set(everywhere.flatMap((file) => [...messagesOf(file)]));
  const pieces: [string, string[]][] = [];
  for (const file of later.filter((one) => !everywhere.includes(one))) {
    // Whoever asks for it has these already.
    const had = asks('src/main.tsx', file)
      ? [common]
      : later.filter((other) => asks(other, file)).map(messagesOf);
    const own = [...messagesOf(file)].filter(
      (id) => !common.has(id) && !(had.length > 0 && had.every((ids) => ids.has(id))),
    );
    if (JSON.stringify(own.map((id) => english[id])).length < leastPiece)
      for (const id of own) common.add(id);
    else pieces.push([pieceName(file), own]);
  }
  const withoutCommon = pieces.map(([name, own]): [string, string[]] => [
    name,
    own.filter((id) => !common.has(id)),
  ]);
  return new Map([...withoutCommon, ['', [...common]]]);
}

function textOf(language: string, ids: string[]): string {
  const all = readCatalogue(language);
  const messages = Object.fromEntries(ids.sort().map((id) => [id, all[id]]));
  return `export default ${JSON.stringify(messages)};`;
}

const readCatalogue = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${root}generated/messages/${language}.json`, 'utf8'));
