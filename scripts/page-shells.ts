import type { Manifest } from 'vite';
import { type InterfaceLanguage, interfaceLanguages } from '../domain/languages.ts';

const frame = ['src/app/signed-in-frame.tsx', 'src/onboarding/onboarding-slot.tsx'];

/** The modules that a page of somebody signed in loads by and by. */
const modulesOf: Record<string, string[]> = {
  '/app/post/list': [...frame, 'src/posts/route.tsx'],
  '/app/post/create': [...frame, 'src/editor/route.tsx'],
  '/app/post/edit': [...frame, 'src/editor/route.tsx'],
  '/app/profile': [...frame, 'src/profile/route.tsx'],
};

/** The calls with which the portal begins. */
const calls = ['/api/config', '/api/auth/getCurrentUser'];

/**
 * The built index.html for single pages, by file name `{path with dots}.{language}.html`. On a slow line a chunk that asks
 * for the next costs as much as a hundred kilobytes, so each asks for all of them, and for the first calls, at once.
 * @throws when the build has no chunk of a module named here.
 */
export function pageShells(template: string, manifest: Manifest): [string, string][] {
  return Object.entries(modulesOf).flatMap(([path, modules]) =>
    interfaceLanguages.map((language): [string, string] => [
      `${path.slice(1).replaceAll('/', '.')}.${language}.html`,
      shell(template, chunksOf([...modules, catalogueOf(language)], manifest)),
    ]),
  );
}

const catalogueOf = (language: InterfaceLanguage) => `generated/messages/${language}.json`;

function shell(template: string, chunks: string[]): string {
  const hints = [
    ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`),
    ...chunks
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return template.replace('</head>', () => `  ${hints.join('\n    ')}\n  </head>`);
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
