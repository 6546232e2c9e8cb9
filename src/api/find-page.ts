/** How many calls are made to find a row. */
const maxCalls = 20;

/**
 * The first page with rows, at or behind an address. A search that reads a bounded number of rows
 * per call may reply with an empty page that has a next one.
 * @returns an empty page with a next one when some calls in a row find nothing
 */
export async function findPage<Found extends { rows: unknown[]; nextPageUrl: string | null }>(
  pageUrl: string | null,
  load: (pageUrl: string | null) => Promise<Found>,
): Promise<Found> {
  let page = await load(pageUrl);
  for (let calls = 1; calls < maxCalls; calls += 1) {
    if (page.rows.length > 0 || page.nextPageUrl === null) break;
    page = await load(page.nextPageUrl);
  }
  return page;
}
