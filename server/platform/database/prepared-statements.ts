import { createHash } from 'node:crypto';

/** Texts beyond this many are sent unprepared; lists of changing length make some. */
const maxStatements = 500;
/** Longer ones write many rows, and as many as there happen to be. */
const maxStatementLength = 4000;
const preparablePattern = /^\s*(select|with|insert|update|delete)\b/;
const names = new Map<string, string>();

/**
 * The name of a prepared statement; undefined for one that is not worth preparing. Kysely generates
 * the same text for the same query.
 */
export function preparedStatementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (
    names.size >= maxStatements ||
    text.length > maxStatementLength ||
    !preparablePattern.test(text)
  )
    return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** A migration has added a column since the statement was prepared. */
export const isPlanOutdated = (error: unknown): boolean =>
  (error as { code?: string }).code === '0A000';
