import { describe, expect, it } from 'vitest';
import { findPage } from '#src/api/find-page.ts';

type Page = { rows: string[]; nextPageUrl: string | null };

/** Pages by number, which are empty up to one of them; each has a next one. */
function pagesEmptyUntil(found: number) {
  const asked: (string | null)[] = [];
  const load = async (pageUrl: string | null): Promise<Page> => {
    asked.push(pageUrl);
    const page = Number(pageUrl ?? 0);
    return { rows: page < found ? [] : [`row ${page}`], nextPageUrl: String(page + 1) };
  };
  return { asked, load };
}

describe('the search for a page with rows', () => {
  it('follows empty pages to the first one with rows', async () => {
    const { asked, load } = pagesEmptyUntil(2);
    expect(await findPage(null, load)).toEqual({ rows: ['row 2'], nextPageUrl: '3' });
    expect(asked).toEqual([null, '1', '2']);
  });

  it('returns an empty page with its next one after twenty calls', async () => {
    const { asked, load } = pagesEmptyUntil(100);
    expect(await findPage('3', load)).toEqual({ rows: [], nextPageUrl: '23' });
    expect(asked).toHaveLength(20);
  });

  it('ends on the last page, also an empty one', async () => {
    const last: Page = { rows: [], nextPageUrl: null };
    expect(await findPage(null, async () => last)).toBe(last);
  });
});
