import { prefetchPostList } from './list-prefetch.ts';

/*
 * The first script of the dashboard. On a slow connection the portal takes seconds, and its list as
 * long again. So this small script requests the list (scripts/bundle/page-shells.ts).
 */
prefetchPostList(new URLSearchParams(location.search));
