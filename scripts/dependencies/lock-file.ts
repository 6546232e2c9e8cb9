import { existsSync, readFileSync } from 'node:fs';
import { root } from '../child-process.ts';

/** A package of package-lock.json, by the folder that it is installed in. */
export type LockedPackage = {
  /** `node_modules/a/node_modules/b` */
  folder: string;
  name: string;
  version: string;
  integrity?: string | undefined;
  /** Where it comes from; empty for the registry. */
  resolved?: string | undefined;
  license?: string | undefined;
  hasInstallScript?: boolean | undefined;
  link?: boolean | undefined;
  dev?: boolean | undefined;
  /** Needed by some systems only, or by a package that works without it. */
  optional?: boolean | undefined;
};

/** The parts of an installed package.json that the checks read. */
export type Manifest = {
  version?: string;
  license?: unknown;
  licenses?: unknown;
  scripts?: Record<string, string>;
};

/** What the project says about its packages itself. */
export type ProjectManifest = {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** Packages with install scripts, and whether npm may run them. */
  allowScripts: Record<string, boolean>;
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(root + file, 'utf8'));

export const readProjectManifest = () => readJson('package.json') as ProjectManifest;

/** All packages of the lock file, without the project itself. */
export function readLockFile(): LockedPackage[] {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, Omit<LockedPackage, 'folder' | 'name'> & { name?: string }>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, one]) => ({
      ...one,
      folder,
      name: one.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13),
    }));
}

/** The package.json of an installed package; null where it is not installed on this system. */
export function readInstalled({ folder }: LockedPackage): Manifest | null {
  const file = `${folder}/package.json`;
  return existsSync(root + file) ? (readJson(file) as Manifest) : null;
}

/** The licence that a package names, in the words of SPDX; old packages have a list of objects. */
export function namedLicence(
  { license }: Pick<LockedPackage, 'license'>,
  installed: Manifest | null,
): string | undefined {
  if (license) return license;
  if (typeof installed?.license === 'string') return installed.license;
  const { licenses } = installed ?? {};
  if (!Array.isArray(licenses)) return undefined;
  const types = licenses.map((one: { type?: unknown }) => String(one.type));
  return types.join(' OR ') || undefined;
}
