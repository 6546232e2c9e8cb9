import type { Contract, Schema } from '../contract-document.ts';

/** What a change means for a program that calls the API and is not changed with it. */
export type Severity = 'breaking' | 'deprecating' | 'compatible';

/** One change, as an English sentence without its full stop. */
export type Change = { severity: Severity; text: string };

/** Who sends the value that a schema describes. `error` is a reply with a status from 400 on. */
export type Direction = 'request' | 'reply' | 'error';

/** A shared schema as one direction uses it: `reply PostCard`. */
export type Use = { direction: Direction; name: string };

/** A schema with all its keywords, also those that the contract does not use yet. */
export type AnySchema = Schema & { [keyword: string]: unknown };

/** What a comparison of two schemas reads and collects. */
export type Comparison = {
  before: Contract;
  after: Contract;
  direction: Direction;
  changes: Change[];
  /** Names of the shared schemas that both sides refer to. They are compared on their own. */
  shared: Set<string>;
  /** Pairs of references under comparison; a schema can contain itself. */
  open: Set<string>;
};

/** What happens to the set of values that a schema allows. */
export type Effect = 'narrower' | 'wider' | 'different';

/**
 * A caller breaks when the server no longer accepts a value that it accepted, or sends a value that
 * it did not send.
 */
export function severityOf(effect: Effect, direction: Direction): Severity {
  const harmless: Effect = direction === 'request' ? 'wider' : 'narrower';
  return effect === harmless ? 'compatible' : 'breaking';
}

/** `` `data.rows[].title` ``, or the whole value when the path is empty. */
export function named(path: string): string {
  return path === '' ? 'the value' : `\`${path}\``;
}
