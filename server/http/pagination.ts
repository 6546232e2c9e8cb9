import { limits } from '#domain/limits.ts';
import { invalidRequest } from '../platform/errors/problem.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const month = /^20\d\d-(0[1-9]|1[0-2])$/;
const wholeNumber = /^\d{1,9}$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type PartKind = 'id' | 'time' | 'month' | 'number';

/** The end of a page, encoded for an address: any JSON value in base64url. */
export function encodeCursor(position: unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * The position in a cursor that a list of ours gave out; null without one.
 * @throws {Problem} `invalid-request` for anything that is not one
 */
export function decodeCursor(
  cursor: string | undefined,
  shape: readonly PartKind[],
): string[] | null {
  if (cursor === undefined) return null;
  const position = parseCursor(cursor);
  const isOurs =
    Array.isArray(position) &&
    position.length === shape.length &&
    position.every((part, index) => isCursorPart(part, shape[index]));
  if (!isOurs) throw invalidRequest({ cursor: 'malformed' });
  return position as string[];
}

function isCursorPart(part: unknown, kind: PartKind | undefined): boolean {
  if (typeof part !== 'string') return false;
  if (kind === 'id') return uuid.test(part);
  if (kind === 'month') return month.test(part);
  if (kind === 'number') return wholeNumber.test(part);
  return isoTime.test(part) && isMoment(part);
}

/** Not 30 February, which JavaScript reads as 2 March, and no year that the database lacks. */
function isMoment(time: string): boolean {
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime()) || time.startsWith('0000')) return false;
  return moment.toISOString() === time;
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/**
 * How many rows a frequent list reads for a page, at least one more than it shows. The number is in
 * the text of the statement: PostgreSQL then keeps a plan for few rows, while a parameter would be
 * planned on every call. One of two numbers, because each text is prepared.
 */
export const pageQueryLimit = (pageSize: number): number =>
  (pageSize <= limits.pageSize ? limits.pageSize : limits.pageSizeMax) + 1;

/**
 * Removes the rows beyond the page, and returns the address of the next page.
 * @param path of the operation, with the query to repeat in the next page's address
 */
export function createPage<Row, Shown>(
  rows: Row[],
  size: number,
  path: string,
  positionOf: (row: Row) => unknown[],
  show: (row: Row) => Shown,
): { rows: Shown[]; nextPageUrl: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  const cursor = hasMore ? encodeCursor(positionOf(last)) : null;
  const nextPageUrl = cursor && `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
  return { rows: shown.map(show), nextPageUrl };
}
