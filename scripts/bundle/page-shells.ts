import type { Manifest } from 'vite';
import { type InterfaceLanguage, languageDirection } from '../../domain/language/languages.ts';
import { needsLocaleData } from '../../src/i18n/locale-data-languages.ts';
import {
  type MessageFiles,
  messageFile,
  messageFiles,
  pieceName,
  piecesOf,
} from '../messages/message-chunks.ts';
import { readModuleGraph } from './module-graph.ts';

/** The scripts of the built index.html, and what they import. */
export const scriptTags =
  /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;

/** Markup, and the styles of it for the head. */
export type Drawn = { html: string; styles: string };

/** The modules of every signed-in page. */
export const frame = [
  'src/app/layout/signed-in-layout.tsx',
  'src/features/onboarding/onboarding-slot.tsx',
];

/** The modules that the landing page loads by and by. */
export const landingModules = ['src/features/landing/landing-route.tsx'];

/** Has no room for the preload of locale data: it comes with the messages, while people write. */
const editorPath = '/app/post/create';

/** The modules that a signed-in page loads on demand. */
const modulesOf: Record<string, string[]> = {
  '/app/post/list': [...frame, 'src/features/posts/dashboard/route.tsx'],
  '/app/post/create': [...frame, 'src/features/editor/route.tsx'],
  '/app/post/edit': [...frame, 'src/features/editor/route.tsx'],
  '/app/profile': [...frame, 'src/features/profile/profile-route.tsx'],
};

/** Scripts that ask for what a page shows, before those that draw it. */
const firstScripts: Record<string, string> = {
  '/app/post/list': 'src/features/posts/list/prefetch-script.ts',
};

/** Other pages that start without a network. */
const otherOfflinePages = ['src/features/editor/share-target/route.tsx'];

/** What every page loads after itself (src/main.tsx). */
const afterLoad = 'src/after-load.ts';

/** The calls with which the portal begins. */
export const calls = ['/api/config', '/api/auth/getCurrentUser'];

/**
 * The built index.html for single pages, by file name `{path with dots}.{language}.html`. On a slow
 * connection a chunk that loads another costs as much as a hundred kilobytes, so each page preloads
 * all of its chunks and first calls.
 * @param loader what is shown until the portal has rendered
 * @throws when the build has no chunk of a module named here.
 */
export function pageShells(
  template: string,
  manifest: Manifest,
  language: InterfaceLanguage,
  loader: Drawn,
): [string, string][] {
  return Object.entries(modulesOf).map(([path, modules]): [string, string] => {
    const chunks = chunksWithMessages(modules, manifest, language);
    if (path !== editorPath) chunks.push(...localeDataChunks(manifest, language));
    const head = [...calls.map(callHint), ...moduleHints(template, chunks), loader.styles];
    const html = inLanguage(template, language)
      .replace('<script type="module"', (tag) => firstScript(path, manifest) + tag)
      .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${loader.html}</div>`);
    return [`${path.slice(1).replaceAll('/', '.')}.${language}.html`, html];
  });
}

/** Shows the prerendered page until the portal takes it over. */
export const firstPageStyle = '<style>#first-page:not([hidden]) ~ #root{display:none}</style>';

/**
 * The page of a new article, on which people can write before the portal has loaded
 * (src/features/editor/prerendered): its own script first, then the portal. By file name, as
 * {@link pageShells}.
 * @param page its markup and styles
 */
export function firstPage(
  template: string,
  manifest: Manifest,
  language: InterfaceLanguage,
  page: Drawn,
): [string, string] {
  const begin = chunksOf(['src/features/editor/prerendered/load-portal.ts'], manifest);
  const [open = '', writing = ''] = chunksOf(
    ['src/features/editor/prerendered/entry.ts'],
    manifest,
  );
  const modules = modulesOf['/app/post/create'] ?? [];
  const portal = chunksWithMessages(modules, manifest, language).filter((file) => file !== writing);
  const head = [
    ...begin.map(scriptTag),
    ...[writing, open].map(moduleHint),
    ...calls.map(callHint),
    page.styles,
    firstPageStyle,
  ].join('\n    ');
  const scripts = [
    scriptTag(open),
    ...(template.match(scriptTags) ?? []),
    ...moduleHints(template, portal),
  ];
  const html = inLanguage(template, language)
    .replace(scriptTags, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      '<div id="root">',
      () => `<div id="first-page">${page.html}</div>\n    <div id="root">`,
    )
    .replace(
      '</body>',
      () =>
        `<template id="scripts" data-writing="/${writing}">${scripts.join('')}</template>\n` +
        '  </body>',
    );
  return [`app.post.create.new.${language}.html`, html];
}

/**
 * The page that the service worker answers without a network, whatever the address: the built
 * index.html in a language. By file name, as {@link pageShells}.
 */
export function appShell(
  template: string,
  language: InterfaceLanguage,
  loader: Drawn,
): [string, string] {
  const html = inLanguage(template, language)
    // The worker has the texts of this language; those of another may not be on the device.
    .replace('<html ', `<html data-language="${language}" `)
    .replace('</head>', () => `  ${loader.styles}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${loader.html}</div>`);
  return [`app-shell.${language}.html`, html];
}

/** The script before the portal on a page, with its imports; nothing on most pages. */
function firstScript(path: string, manifest: Manifest): string {
  const module = firstScripts[path];
  if (!module) return '';
  const [script = '', ...imported] = chunksOf([module], manifest);
  return [scriptTag(script), ...imported.map(moduleHint), ''].join('\n    ');
}

export const inLanguage = (template: string, language: InterfaceLanguage) =>
  template.replace(/<html[^>]*>/, `<html lang="${language}" dir="${languageDirection(language)}">`);

export const callHint = (call: string) =>
  `<link rel="preload" as="fetch" crossorigin href="${call}">`;

const moduleHint = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The preloads of a page: the chunks that it does not name itself. */
export const moduleHints = (template: string, chunks: string[]) =>
  chunks.filter((file) => !template.includes(file)).map(moduleHint);

const scriptTag = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;

/** The files of the messages, read when a page first needs them. */
let messages: MessageFiles | undefined;

/**
 * The files of modules, of all that they import, and of what they say in a language.
 * @throws when the build has no chunk of one of them
 */
export function chunksWithMessages(
  modules: string[],
  manifest: Manifest,
  language: InterfaceLanguage,
): string[] {
  messages ??= messageFiles(piecesOf(readModuleGraph()));
  const files = messages;
  const said = ['', ...modules.map(pieceName)].flatMap((name) => {
    const piece = files.numberOf(name);
    return piece === undefined ? [] : [messageFile(files, piece, language)];
  });
  return [...chunksOf(modules, manifest), ...said];
}

/** The file of the numbers and dates that browsers do not know of a language. */
export const localeDataChunks = (manifest: Manifest, language: InterfaceLanguage): string[] =>
  needsLocaleData(language) ? chunksOf(['src/i18n/locale-data.ts'], manifest) : [];

/**
 * The files that the list of posts, the editor and the page of a share can ask for, and what they
 * say in a language: all that their modules import, at once or on demand. The list of all pages,
 * which the portal imports on demand, is not followed.
 */
export function offlineFiles(manifest: Manifest): {
  files: string[];
  messages: (language: InterfaceLanguage) => string[];
} {
  const portal = 'index.html';
  const modules = new Set<string>();
  const add = (module: string) => {
    if (modules.has(module)) return;
    modules.add(module);
    const { imports = [], dynamicImports = [] } = manifest[module] ?? {};
    for (const imported of module === portal ? imports : [...imports, ...dynamicImports])
      add(imported);
  };
  const pages = Object.entries(modulesOf).filter(([path]) => path.startsWith('/app/post/'));
  for (const module of [
    portal,
    afterLoad,
    ...pages.flatMap(([, roots]) => roots),
    ...otherOfflinePages,
  ])
    add(module);
  const sources = [...modules].filter((module) => /\.tsx?$/.test(module));
  const messages = (language: InterfaceLanguage) => {
    const all = chunksWithMessages(sources, manifest, language);
    return [
      ...all.filter((file) => file.startsWith('assets/messages-')),
      ...localeDataChunks(manifest, language),
    ];
  };
  const files = [...modules].flatMap((module) => {
    const { file = '', css = [] } = manifest[module] ?? {};
    return [file, ...css];
  });
  return { files: [...new Set(files)], messages };
}

/** The files of modules and of all that they import. */
function chunksOf(modules: string[], manifest: Manifest): string[] {
  const files = new Set<string>();
  const add = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no chunk for '${module}'.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of modules) add(module);
  return [...files];
}
