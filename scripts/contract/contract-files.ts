import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../child-process.ts';
import { type Contract, operationsOf, readContract } from './contract-document.ts';
import { recordedFields } from './recorded-fields.ts';

/*
 * Writes what programs read of openapi.yaml while they run. generated/operations.ts has the method
 * and path of each operationId. Those of staff, agencies and blocked people are in a file of their
 * own, which the scripts of creators do not load (src/api/operation-place.ts).
 * generated/contract.json is the contract without its prose and examples, so that the server need
 * not parse YAML at every start.
 * generated/recorded-fields.ts has what a recording of a page may keep (src/charts/recording).
 * `--check` writes nothing and fails when one of them is out of date.
 */
const note = '/* Written by scripts/contract/contract-files.ts from openapi.yaml. */';
const contract = readContract();
/** Tags of operations that creators do not call, or only on rare pages. */
const staffTags = ['agencies', 'approval', 'audit', 'creators', 'sources', 'staff'];
const files = {
  'generated/creator-operations.ts': placesOf(contract, 'creatorOperations', false),
  'generated/staff-operations.ts': placesOf(contract, 'staffOperations', true),
  'generated/operations.ts': `${note}
import { creatorOperations } from './creator-operations.ts';
import { staffOperations } from './staff-operations.ts';

export const operationPlaces = { ...creatorOperations, ...staffOperations };
`,
  'generated/recorded-fields.ts': `${note}\n${recordedFields(contract)}`,
  'generated/contract.json': `${JSON.stringify(forPrograms(contract))}\n`,
};

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) {
    mkdirSync(`${root}generated`, { recursive: true });
    writeFileSync(root + file, text);
  } else if (readFileSync(root + file, 'utf8') !== text) {
    console.error(`${file} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}

function placesOf(document: Contract, name: string, isForStaff: boolean): string {
  const lines = operationsOf(document)
    .filter(({ operation }) => isForStaff === isRare(operation))
    .map(({ method, path, operation }) => {
      if (!operation.operationId) throw new Error(`${method} ${path} has no operationId.`);
      return `  ${operation.operationId}: { method: '${method}', path: '${path}' },`;
    });
  return `${note}
export const ${name} = {
${lines.join('\n')}
} as const;
`;
}

type Described = { tags?: string[]; security?: Record<string, unknown>[] };

/** Also what only a blocked person calls. */
function isRare({ tags = [], security = [{}] }: Described): boolean {
  return (
    tags.some((tag) => staffTags.includes(tag)) ||
    (security.length > 0 && security.every((requirement) => 'blockedAccess' in requirement))
  );
}

/**
 * Also without a discriminator's `mapping`: the type generator needs it, the validator refuses it,
 * and the schemas name their values too.
 */
function forPrograms(document: Contract): unknown {
  for (const { discriminator } of Object.values(document.components.schemas))
    if (discriminator) delete (discriminator as { mapping?: unknown }).mapping;
  const { examples: _, ...components } = document.components;
  return withoutProse({ ...document, components });
}

/** A `description` that is a text is prose; a field may have that name, and then a schema. */
function withoutProse(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutProse);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) =>
      !(key === 'description' && typeof value === 'string') && !isExample(key, node),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value)]));
}

/** Examples are next to the schema of a content; elsewhere the name is a field's. */
function isExample(key: string, node: object): boolean {
  return /^examples?$/.test(key) && 'schema' in node;
}
