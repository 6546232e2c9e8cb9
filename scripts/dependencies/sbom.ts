import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from '../child-process.ts';
import { readInstalled, readLockFile, readProjectManifest } from './lock-file.ts';
import { productionSbom, sbomProblems } from './sbom-content.ts';

/*
 * `npm run sbom`: the packages of production as CycloneDX 1.5, without a network. npm writes it for
 * all packages, and the others are left out here: npm's own `--omit=dev` also leaves out packages
 * that production and development share. The result is checked against package-lock.json.
 */
const file = resolve(process.argv[2] ?? `${root}.cache/sbom.cdx.json`);
const printed = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const packages = readLockFile();
const sbom = productionSbom(JSON.parse(printed), readProjectManifest(), packages, readInstalled);
const problems = sbomProblems(sbom, packages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${file}: ${sbom.components.length} packages`);
}
