import { fromPromise } from 'xstate';
import type { Page, PageRequest, ReloadRequest } from '#machines/kit/paged-list.ts';

type LoadPage<Row, Filters> = (
  request: PageRequest<Filters>,
  signal: AbortSignal,
) => Promise<Page<Row>>;

/**
 * The actor `reloadPages` of the chart `paged-list`: waits until the page is visible, then reloads
 * page by page.
 */
export function reloadActor<Row, Filters>(loadPage: LoadPage<Row, Filters>) {
  return fromPromise<Page<Row>, ReloadRequest<Filters>>(async ({ input, signal }) => {
    await untilVisible(signal);
    return loadAtLeast(input, (request) => loadPage(request, signal));
  });
}

/** The first pages of a list as one: until there are `count` rows, or no more. */
export async function loadAtLeast<Row, Filters>(
  { filters, count }: ReloadRequest<Filters>,
  loadPage: (request: PageRequest<Filters>) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const whole = await loadPage({ filters, pageUrl: null });
  while (whole.rows.length < count && whole.nextPageUrl !== null) {
    const { rows, nextPageUrl } = await loadPage({ filters, pageUrl: whole.nextPageUrl });
    whole.rows.push(...rows);
    whole.nextPageUrl = nextPageUrl;
  }
  return whole;
}

/** Ends when the page is in sight; at once when it is. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => document.visibilityState === 'visible' && resolve();
    document.addEventListener('visibilitychange', check, { signal });
    check();
  });
}
