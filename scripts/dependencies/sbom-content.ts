import * as v from 'valibot';
import { licenceFiles } from './allowed-licences.ts';
import {
  type LockedPackage,
  type Manifest,
  namedLicence,
  type ProjectManifest,
} from './lock-file.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const component = v.looseObject({
  'bom-ref': text,
  type: v.picklist(['library', 'application']),
  name: text,
  version: text,
  purl: v.pipe(v.string(), v.startsWith('pkg:npm/')),
});
/** The part of CycloneDX 1.5 that an inventory needs. */
const sbomSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.5'),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[0-9a-f-]{36}$/)),
  version: v.number(),
  metadata: v.looseObject({ timestamp: v.pipe(v.string(), v.isoTimestamp()), component }),
  components: v.array(
    v.looseObject({
      ...component.entries,
      hashes: v.optional(v.array(v.object({ alg: text, content: text }))),
      licenses: v.optional(v.array(v.looseObject({}))),
    }),
  ),
  dependencies: v.array(v.looseObject({ ref: text, dependsOn: v.optional(v.array(text), []) })),
});
export type Sbom = v.InferOutput<typeof sbomSchema>;

const nameAndVersion = ({ name, version }: { name: string; version: string }) =>
  `${name}@${version}`;

/** What is installed without the tools of development. */
const productionOf = (packages: LockedPackage[]) => packages.filter(({ dev }) => !dev);

/**
 * The inventory of production, from that of all packages.
 * @param complete as npm prints it
 * @throws where it has another shape
 */
export function productionSbom(
  complete: unknown,
  project: Pick<ProjectManifest, 'name' | 'version'>,
  packages: LockedPackage[],
  installed: (one: LockedPackage) => Manifest | null,
): Sbom {
  const all = v.parse(sbomSchema, complete);
  const used = new Map(productionOf(packages).map((one) => [nameAndVersion(one), one]));
  const components = all.components
    .filter((one) => used.has(nameAndVersion(one)))
    .map((one) => {
      const locked = used.get(nameAndVersion(one));
      if (one.licenses || !locked) return one;
      const licence = namedLicence(locked, installed(locked)) ?? licenceFiles[locked.name];
      return licence === undefined ? one : { ...one, licenses: [{ license: { id: licence } }] };
    });
  const refs = new Set(components.map((one) => one['bom-ref']));
  const own = all.metadata.component['bom-ref'];
  return {
    ...all,
    // npm calls the project like its folder.
    metadata: { ...all.metadata, component: { ...all.metadata.component, ...named(project) } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === own)
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) })),
  };
}

const named = ({ name, version }: Pick<ProjectManifest, 'name' | 'version'>) => ({ name, version });

/** Where an inventory differs from the lock file, one sentence each; empty where it does not. */
export function sbomProblems(sbom: Sbom, packages: LockedPackage[]): string[] {
  const listed = new Map(sbom.components.map((one) => [nameAndVersion(one), one]));
  const wanted = new Map(productionOf(packages).map((one) => [nameAndVersion(one), one]));
  return [
    ...[...wanted].flatMap(([key, { integrity = '' }]) => {
      const one = listed.get(key);
      if (!one) return [`${key} is missing.`];
      const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      const hasHash = one.hashes?.some(({ alg, content }) => alg === 'SHA-512' && content === hash);
      return [
        ...(hasHash ? [] : [`${key} has another hash than in the lock file.`]),
        ...(one.licenses?.length ? [] : [`${key} has no licence.`]),
      ];
    }),
    ...[...listed.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${key} is no package of production.`),
  ];
}
