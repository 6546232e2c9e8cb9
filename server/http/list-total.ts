import type { Person } from '../platform/database/schema/person.ts';

type Page<Row> = { rows: Row[]; nextPageUrl: string | null };
type ListCall = { person: Person | null; query: { cursor?: string | undefined } };

/**
 * A page with the number of all rows that match: on the first page and for staff. One that is the
 * whole list is not counted again.
 */
export async function withTotal<Row>(
  { person, query }: ListCall,
  page: Page<Row>,
  count: () => Promise<number>,
): Promise<Page<Row> & { total?: number }> {
  if (query.cursor !== undefined || person?.role !== 'staff') return page;
  return { ...page, total: page.nextPageUrl === null ? page.rows.length : await count() };
}
