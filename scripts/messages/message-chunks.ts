import { createHash } from 'node:crypto';
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

/** Message ids by the name of a piece; '' is what every page says. */
type Pieces = Map<string, string[]>;

/** The files of the messages in the build. Their names have a hash of all texts of a language. */
export type MessageFiles = {
  /** The number of a piece in the names of its files; undefined where there is none. */
  numberOf: (name: string) => number | undefined;
  hashes: Record<InterfaceLanguage, string>;
};

/** Numbers the pieces and hashes what they say. */
export function messageFiles(pieces: Pieces): MessageFiles {
  const numbers = new Map([...pieces.keys()].sort().map((name, index) => [name, index]));
  const hashes = interfaceLanguages.map((language) => {
    const hash = createHash('sha256').update(JSON.stringify([...numbers]));
    for (const ids of pieces.values()) hash.update(textOf(language, ids));
    return [language, hash.digest('hex').slice(0, 8)];
  });
  return {
    numberOf: (name) => numbers.get(name),
    hashes: Object.fromEntries(hashes) as MessageFiles['hashes'],
  };
}

/** The path of a piece below dist/. */
export const messageFile = (files: MessageFiles, piece: number, language: InterfaceLanguage) =>
  `assets/messages-${piece}.${language}-${files.hashes[language]}.js`;

/** What takes the place of src/i18n/message-files.ts. */
const importingCode = (files: MessageFiles) => `
const hashes = ${JSON.stringify(files.hashes)};
export const importMessages = (language, piece) =>
  import(/* @vite-ignore */ \`/assets/messages-\${piece}.\${language}-\${hashes[language]}.js\`);
`;

/**
 * Splits the messages by page: in the build a lazy chunk includes the messages that it and its
 * imports use, unless every importer already has them (`withMessages` in src/i18n/messages.ts). In
 * development and tests there is one catalogue. A chunk names its messages by a number, so that no
 * page grows with the number of languages.
 */
export function messagePieces(): Plugin {
  let pieces: Pieces = new Map();
  let files = messageFiles(pieces);
  return {
    name: 'message-pieces',
    enforce: 'pre',
    buildStart() {
      pieces = piecesOf(readModuleGraph());
      files = messageFiles(pieces);
    },
    load: (id) => (id === `${root}src/i18n/message-files.ts` ? importingCode(files) : null),
    transform(code, id) {
      const file = id.startsWith(root) ? id.slice(root.length) : id;
      if (!file.startsWith('src/')) return null;
      let isChanged = false;
      const text = code.replace(laterImport, (found, address: string) => {
        const piece = files.numberOf(pieceName(resolved(file, address)));
        if (piece === undefined) return found;
        isChanged = true;
        return `withMessages(() => ${found}, ${piece})`;
      });
      if (!isChanged) return null;
      return { code: `import { withMessages } from '#src/i18n/messages.ts';\n${text}`, map: null };
    },
    generateBundle() {
      for (const [name, ids] of pieces)
        for (const language of interfaceLanguages) {
          const fileName = messageFile(files, files.numberOf(name) ?? 0, language);
          this.emitFile({ type: 'asset', fileName, source: textOf(language, ids) });
        }
    },
  };
}

/** Messages of each module that has a piece, by {@link pieceName}; those of every page by ''. */
export function piecesOf(graph: ModuleGraph): Pieces {
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
    // Its importers have loaded these already.
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
  const messages = Object.fromEntries([...ids].sort().map((id) => [id, all[id]]));
  return `export default ${JSON.stringify(messages)};`;
}

const readCatalogue = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${root}generated/messages/${language}.json`, 'utf8'));
