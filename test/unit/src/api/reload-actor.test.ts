import { expect, it } from 'vitest';
import type { Page } from '#machines/kit/paged-list.ts';
import { loadAtLeast } from '#src/api/reload-actor.ts';

/** Pages of two rows each, the last behind `last`. */
function pagesTill(last: number) {
  const asked: (string | null)[] = [];
  const loadPage = async ({ pageUrl }: { pageUrl: string | null }): Promise<Page<number>> => {
    asked.push(pageUrl);
    const place = Number(pageUrl ?? 0);
    return {
      rows: [place * 2, place * 2 + 1],
      nextPageUrl: place === last ? null : String(place + 1),
    };
  };
  return { asked, loadPage };
}

it('loads as many pages as are shown, and no more', async () => {
  const { asked, loadPage } = pagesTill(9);
  const { rows, nextPageUrl } = await loadAtLeast({ filters: {}, count: 3 }, loadPage);
  expect([rows, nextPageUrl, asked]).toEqual([[0, 1, 2, 3], '2', [null, '1']]);
});

it('ends where the list ends', async () => {
  const { asked, loadPage } = pagesTill(1);
  const { rows, nextPageUrl } = await loadAtLeast({ filters: {}, count: 40 }, loadPage);
  expect([rows, nextPageUrl, asked]).toEqual([[0, 1, 2, 3], null, [null, '1']]);
});

it('asks once for an empty list', async () => {
  const { asked, loadPage } = pagesTill(9);
  await loadAtLeast({ filters: {}, count: 0 }, loadPage);
  expect(asked).toEqual([null]);
});
