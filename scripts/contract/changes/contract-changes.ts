import type { Contract, PlacedOperation } from '../contract-document.ts';
import { operationsOf } from '../contract-document.ts';
import type { Change, Comparison, Direction, Use } from './change.ts';
import { compareOperations } from './operation-changes.ts';
import { compareSharedSchema } from './schema-changes.ts';

/** Changes of one operation, or of a schema that several operations share. */
export type ChangeGroup = {
  /** `upsertPost` or `Schema PostCard in replies`. */
  title: string;
  /** The operation's method and path; the operations that use the schema. */
  detail: string;
  /** Whether it is an operation that was added. */
  isNew: boolean;
  changes: Change[];
};

/**
 * How `after` differs from `before` for its callers, by operation and then by shared schema. Texts,
 * examples and extensions (`x-…`) do not count, except `x-reauthentication`.
 */
export function contractChanges(before: Contract, after: Contract): ChangeGroup[] {
  const uses = new SharedUses(before, after);
  const groups = pairOperations(before, after).map(([from, to]) => {
    const operationId = (to ?? from)?.operation.operationId ?? '';
    const compare = (direction: Direction) => uses.comparison(direction);
    const { changes, shared } = compareOperations(before, after, from, to, compare);
    uses.add(operationId, shared);
    const place = to ?? from;
    return {
      title: operationId,
      detail: `${place?.method.toUpperCase()} ${place?.path}`,
      isNew: !from,
      changes,
    };
  });
  return [...groups, ...uses.groups()].filter(({ changes }) => changes.length > 0);
}

type Pair = [PlacedOperation | undefined, PlacedOperation | undefined];

/** Operations of both contracts with the same method and path, otherwise with the same name. */
function pairOperations(before: Contract, after: Contract): Pair[] {
  const old = operationsOf(before);
  const placed = new Map(old.map((one) => [addressOf(one), one]));
  const byName = new Map(old.map((one) => [one.operation.operationId, one]));
  const current = operationsOf(after);
  const addresses = new Set(current.map(addressOf));
  const matched = current.map((to): Pair => {
    const moved = byName.get(to.operation.operationId);
    const isMoved = moved && !addresses.has(addressOf(moved));
    return [placed.get(addressOf(to)) ?? (isMoved ? moved : undefined), to];
  });
  const found = new Set(matched.map(([from]) => from));
  return [
    ...matched,
    ...old.filter((from) => !found.has(from)).map((from): Pair => [from, undefined]),
  ];
}

/** Callers do not see the names of the parameters in a path. */
const addressOf = ({ method, path }: PlacedOperation) =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

/** The shared schemas that operations use on both sides, each compared once for each direction. */
class SharedUses {
  readonly #operations = new Map<string, Set<string>>();
  readonly #compared = new Map<string, { use: Use; changes: Change[]; uses: Use[] }>();
  readonly #before: Contract;
  readonly #after: Contract;

  constructor(before: Contract, after: Contract) {
    this.#before = before;
    this.#after = after;
  }

  comparison(direction: Direction): Comparison {
    const [before, after] = [this.#before, this.#after];
    return { before, after, direction, changes: [], shared: new Set(), open: new Set() };
  }

  /** Records that an operation uses these schemas and all that they contain. */
  add(operationId: string, uses: Use[]): void {
    for (const use of uses) {
      const key = `${use.direction} ${use.name}`;
      const operations = this.#operations.get(key) ?? new Set();
      if (operations.has(operationId)) continue;
      this.#operations.set(key, operations.add(operationId));
      this.add(operationId, this.#compare(key, use));
    }
  }

  groups(): ChangeGroup[] {
    return [...this.#compared].map(([key, { use, changes }]) => ({
      title: `Schema ${use.name} in ${places[use.direction]}`,
      detail: usersText([...(this.#operations.get(key) ?? [])]),
      isNew: false,
      changes,
    }));
  }

  /** @returns the shared schemas in this one */
  #compare(key: string, use: Use): Use[] {
    const known = this.#compared.get(key);
    if (known) return known.uses;
    const comparison = this.comparison(use.direction);
    compareSharedSchema(comparison, use.name);
    const uses = [...comparison.shared].map((name) => ({ direction: use.direction, name }));
    this.#compared.set(key, { use, changes: comparison.changes, uses });
    return uses;
  }
}

const places = { request: 'requests', reply: 'replies', error: 'error replies' };
const mostNamed = 6;

function usersText(operations: string[]): string {
  const [first = ''] = operations;
  if (operations.length === 1) return `used by ${first}`;
  const more = operations.length - mostNamed;
  const names = operations.slice(0, mostNamed).join(', ');
  return `used by ${operations.length} operations: ${names}${more > 0 ? ` and ${more} more` : ''}`;
}
