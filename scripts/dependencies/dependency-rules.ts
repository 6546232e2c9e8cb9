import { isLicenceAllowed, licenceFiles } from './allowed-licences.ts';
import {
  type LockedPackage,
  type Manifest,
  namedLicence,
  type ProjectManifest,
} from './lock-file.ts';

/** npm runs these when a package is installed. */
const installScripts = ['preinstall', 'install', 'postinstall'];

/** A version, another name for a version, or the version that the project has itself. */
const exactVersion = /^(npm:(@[a-z0-9-]+\/)?[a-z0-9._-]+@)?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/**
 * What is wrong with the packages of the lock file, one sentence each; empty where nothing is.
 * @param installed the package.json of a package; null where it is not installed
 */
export function dependencyProblems(
  project: ProjectManifest,
  packages: LockedPackage[],
  installed: (one: LockedPackage) => Manifest | null,
): string[] {
  return [
    ...versionProblems(project),
    ...packages.flatMap((one) => sourceProblems(one)),
    ...packages.flatMap((one) => installedProblems(project, one, installed(one))),
    ...scriptListProblems(project, packages),
  ];
}

function versionProblems({ dependencies, devDependencies }: ProjectManifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `${name}: "${version}" is no exact version of the registry.`);
}

/** From the registry, which is where npm looks when no place is named, and with its hash. */
function sourceProblems({ folder, resolved, link, integrity }: LockedPackage): string[] {
  return [
    ...(link ? [`${folder} is a link to a folder.`] : []),
    ...(resolved !== undefined ? [`${folder} comes from ${resolved}, not from the registry.`] : []),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${folder} has no SHA-512 hash.`]),
  ];
}

function installedProblems(
  { allowScripts }: ProjectManifest,
  one: LockedPackage,
  manifest: Manifest | null,
): string[] {
  const { folder, name, version, hasInstallScript, optional } = one;
  const licence = namedLicence(one, manifest) ?? licenceFiles[name];
  const scripts = installScripts.filter((script) => manifest?.scripts?.[script] !== undefined);
  return [
    ...(licence === undefined ? [`${folder} names no licence.`] : []),
    ...(licence !== undefined && !isLicenceAllowed(name, licence)
      ? [`${folder}: the licence ${licence} is not allowed.`]
      : []),
    ...(manifest === null && !optional ? [`${folder} is not installed. Run: npm ci`] : []),
    ...(manifest !== null && manifest.version !== version
      ? [`${folder} is installed as ${manifest.version}, not ${version}. Run: npm ci`]
      : []),
    ...((hasInstallScript || scripts.length > 0) && !Object.hasOwn(allowScripts, name)
      ? [`${folder} has an install script and is not in allowScripts of package.json.`]
      : []),
  ];
}

function scriptListProblems({ allowScripts }: ProjectManifest, packages: LockedPackage[]) {
  return Object.keys(allowScripts)
    .filter((name) => !packages.some((one) => one.name === name && one.hasInstallScript))
    .map((name) => `${name} is in allowScripts and has no install script.`);
}
