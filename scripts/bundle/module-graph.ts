import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, posix } from 'node:path';
import { root } from '../child-process.ts';

/**
 * One of our own modules: what it imports at once, what by and by (`import('…')`), and all that it
 * writes in quotation marks.
 */
export type Module = { imports: string[]; later: string[]; strings: string[]; icons: string[] };

/** Our modules by their path from the root. */
export type ModuleGraph = Map<string, Module>;

const staticImport = /^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const iconImport = /^import \{([^}]*)\} from 'lucide-react'/gm;

/** An import by and by of one of our own modules. */
export const laterImport = /(?<!typeof )\bimport\(\s*'([^']+\.tsx?)'\s*\)/g;

/** Reads the sources directly, without building them. */
export function readModuleGraph(): ModuleGraph {
  const files = globSync('{src,machines,domain}/**/*.{ts,tsx}', { cwd: root });
  return new Map(files.map((file) => [file, readModule(file)]));
}

function readModule(file: string): Module {
  const code = readFileSync(root + file, 'utf8');
  const found = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, one, two]) => one ?? two ?? '');
  const files = (pattern: RegExp) =>
    found(pattern).flatMap((address) => resolved(file, address) || []);
  return {
    imports: files(staticImport),
    later: files(laterImport),
    strings: found(/'([^'\n]+)'|"([^"\n]+)"/g),
    icons: found(iconImport).flatMap((names) =>
      names.split(',').flatMap((name) => /^\s*(\w+)(?: as \w+)?\s*$/.exec(name)?.[1] ?? []),
    ),
  };
}

/** The file that an import of ours names; empty for a package. */
export function resolved(file: string, address: string): string {
  if (address.startsWith('#')) return address.slice(1);
  return address.startsWith('.') ? posix.join(posix.dirname(file), address) : '';
}

/** A module with all of its imports. */
export function reached(graph: ModuleGraph, file: string): Set<string> {
  const all = new Set([file]);
  for (const each of all) for (const imported of graph.get(each)?.imports ?? []) all.add(imported);
  return all;
}

/**
 * Returns whether a module of the build is among the imports of one of our modules, including
 * packages, icons and IndexedDB's.
 */
export function reachedBy(files: string[]): (id: string) => boolean {
  const graph = readModuleGraph();
  const all = new Set(files.flatMap((file) => [...reached(graph, file)]));
  const icons = new Set([...all].flatMap((file) => graph.get(file)?.icons ?? []).map(fileOfIcon));
  return (id) =>
    all.has(id.replace(root, '')) ||
    icons.has(/\/icons\/(.+)\.\w+$/.exec(id)?.[1] ?? '') ||
    (id.includes('/node_modules/idb/') && all.has('src/device/database.ts'));
}

// An earlier revision is built in a folder of this one, without packages of its own.
const iconsFolder = dirname(findPackageJSON('lucide-react', import.meta.url) ?? '');

/** The file of each icon by its names, as the package lists them: `Trash2` is in `trash`. */
const iconFiles = new Map(
  readFileSync(`${iconsFolder}/dist/esm/lucide-react.mjs`, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, names = '', file = ''] =
        /^export \{(.*)\} from '\.\/icons\/(.+)\.mjs'/.exec(line) ?? [];
      return names.split(',').map((name) => [name.replace('default as', '').trim(), file]);
    }),
);

function fileOfIcon(name: string): string {
  const file = iconFiles.get(name);
  if (!file) throw new Error(`lucide-react does not list the icon '${name}'.`);
  return file;
}
