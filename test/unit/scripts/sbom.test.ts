import { describe, expect, it } from 'vitest';
import type { LockedPackage } from '../../../scripts/dependencies/lock-file.ts';
import { productionSbom, sbomProblems } from '../../../scripts/dependencies/sbom-content.ts';

const hash = Buffer.alloc(64, 7);
const locked = (name: string, dev = false): LockedPackage => ({
  folder: `node_modules/${name}`,
  name,
  version: '1.0.0',
  integrity: `sha512-${hash.toString('base64')}`,
  license: 'MIT',
  dev,
});
const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  type: 'library',
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  hashes: [{ alg: 'SHA-512', content: hash.toString('hex') }],
});
const complete = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:ef6e0972-8410-40ea-b653-3955c71f7b12',
  version: 1,
  metadata: { timestamp: '2026-11-20T12:00:00.000Z', component: component('folder') },
  components: [component('kysely'), component('vitest')],
  dependencies: [
    { ref: 'folder@1.0.0', dependsOn: ['kysely@1.0.0', 'vitest@1.0.0'] },
    { ref: 'vitest@1.0.0', dependsOn: [] },
  ],
};
const packages = [locked('kysely'), locked('vitest', true)];
const make = () =>
  productionSbom(complete, { name: 'portal', version: '2.0.0' }, packages, () => null);

describe('the inventory of packages', () => {
  it('names every package of production with its hash and licence, and no other', () => {
    const sbom = make();
    expect(sbom.metadata.component).toMatchObject({ name: 'portal', version: '2.0.0' });
    expect(sbom.components).toEqual([
      { ...component('kysely'), licenses: [{ license: { id: 'MIT' } }] },
    ]);
    expect(sbom.dependencies).toEqual([{ ref: 'folder@1.0.0', dependsOn: ['kysely@1.0.0'] }]);
    expect(sbomProblems(sbom, packages)).toEqual([]);
  });

  it('is refused where a package is missing, changed or not of production', () => {
    const sbom = make();
    const other = {
      ...locked('kysely'),
      integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
    };
    expect(sbomProblems(sbom, [other, locked('pg')])).toEqual([
      'kysely@1.0.0 has another hash than in the lock file.',
      'pg@1.0.0 is missing.',
    ]);
    expect(sbomProblems(sbom, [])).toEqual(['kysely@1.0.0 is no package of production.']);
  });

  it('is refused in another format', () => {
    const wrong = { ...complete, bomFormat: 'SPDX' };
    expect(() =>
      productionSbom(wrong, { name: 'portal', version: '1.0.0' }, packages, () => null),
    ).toThrow();
  });
});
