import { mkdirSync, readFileSync } from 'node:fs';
import { ended, root, run, start } from './run.ts';

/*
 * `npm run generate`: contract types, what programs read of the contract, the theme as phones take it, message catalogues and statechart pages, from
 * openapi.yaml, the sources and the charts. `--check` writes nothing outside `.cache` and fails when one of them is out of date.
 */
const contractTypes = 'generated/contract.ts';
const isCheck = process.argv.includes('--check');

if (isCheck) {
  const stale = [
    await staleContractTypes(),
    await failed('scripts/contract-files.ts', ['--check']),
    await failed('scripts/theme.ts', ['--check']),
    await failed('scripts/statecharts.ts', ['--check']),
  ];
  if (stale.includes(true)) process.exitCode = 1;
} else {
  await writeContractTypes(contractTypes);
  await run('scripts/contract-files.ts');
  await run('scripts/theme.ts');
  await run('scripts/messages.ts');
  await run('scripts/statecharts.ts');
}

async function writeContractTypes(file: string): Promise<void> {
  await run('openapi-typescript', ['openapi.yaml', '--output', file]);
}

async function staleContractTypes(): Promise<boolean> {
  const fresh = '.cache/contract.ts';
  mkdirSync(`${root}.cache`, { recursive: true });
  await writeContractTypes(fresh);
  const isCurrent = readFileSync(root + fresh, 'utf8') === readFileSync(root + contractTypes, 'utf8');
  if (!isCurrent) console.error(`${contractTypes} is out of date. Run: npm run generate`);
  return !isCurrent;
}

async function failed(script: string, parameters: string[]): Promise<boolean> {
  return (await ended(start(script, parameters))) !== 0;
}
