import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { operationsOf, readContract } from './contract-document.ts';
import { root } from './run.ts';

/*
 * Writes generated/operations.ts: method and path of each operationId of the contract, for src/api/client.ts.
 * `--check` writes nothing and fails when the file is out of date.
 */
const file = `${root}generated/operations.ts`;
const lines = operationsOf(readContract()).map(({ method, path, operation }) => {
  if (!operation.operationId) throw new Error(`${method} ${path} has no operationId.`);
  return `  ${operation.operationId}: { method: '${method}', path: '${path}' },`;
});
const text = `/* Written by scripts/operations.ts from openapi.yaml. */
export const operationPlaces = {
${lines.join('\n')}
} as const;
`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('generated/operations.ts is out of date. Run: npm run generate');
    process.exitCode = 1;
  }
} else {
  mkdirSync(`${root}generated`, { recursive: true });
  writeFileSync(file, text);
}
