import { mkdirSync, readFileSync } from 'node:fs';
import { ended, root, run, start } from './child-process.ts';

/*
 * `npm run generate`: openapi.yaml from contract/, its types, what programs read of it, the theme
 * as phones take it, message catalogues, the structure of the charts, data of the Storybook panels,
 * statechart pages, the pages of requirements, languages, security and personal data, and the
 * dashboards. `--check` writes nothing outside `.cache` and fails when one of them is out of date.
 */
const contractTypes = 'generated/contract.ts';
const isCheck = process.argv.includes('--check');

if (isCheck) {
  const stale = [
    await failed('scripts/contract/contract-bundle.ts', ['--check']),
    await staleContractTypes(),
    await failed('scripts/contract/contract-files.ts', ['--check']),
    await failed('scripts/bundle/theme-files.ts', ['--check']),
    await failed('scripts/charts/chart-structures.ts', ['--check']),
    await failed('scripts/storybook/panel-data-file.ts', ['--check']),
    await failed('scripts/charts/chart-diagrams.ts', ['--check']),
    await failed('scripts/specification/specification-page.ts', ['--check']),
    await failed('scripts/languages/languages-page.ts', ['--check']),
    await failed('scripts/security/security-pages.ts', ['--check']),
    await failed('scripts/security/personal-data-page.ts', ['--check']),
    await failed('scripts/monitoring/dashboard-files.ts', ['--check']),
  ];
  if (stale.includes(true)) process.exitCode = 1;
} else {
  await run('scripts/contract/contract-bundle.ts');
  await writeContractTypes(contractTypes);
  await run('scripts/contract/contract-files.ts');
  await run('scripts/bundle/theme-files.ts');
  await run('scripts/messages.ts');
  await run('scripts/charts/chart-structures.ts');
  await run('scripts/storybook/panel-data-file.ts');
  await run('scripts/charts/chart-diagrams.ts');
  await run('scripts/specification/specification-page.ts');
  await run('scripts/languages/languages-page.ts');
  await run('scripts/security/personal-data-page.ts');
  await run('scripts/security/security-pages.ts');
  await run('scripts/monitoring/dashboard-files.ts');
}

async function writeContractTypes(file: string): Promise<void> {
  await run('openapi-typescript', ['openapi.yaml', '--output', file]);
}

async function staleContractTypes(): Promise<boolean> {
  const fresh = '.cache/contract.ts';
  mkdirSync(`${root}.cache`, { recursive: true });
  await writeContractTypes(fresh);
  const isCurrent =
    readFileSync(root + fresh, 'utf8') === readFileSync(root + contractTypes, 'utf8');
  if (!isCurrent) console.error(`${contractTypes} is out of date. Run: npm run generate`);
  return !isCurrent;
}

async function failed(script: string, parameters: string[]): Promise<boolean> {
  return (await ended(start(script, parameters))) !== 0;
}
