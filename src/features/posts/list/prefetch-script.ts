import { prefetchPostList } from './list-prefetch.ts';

/*
 * The first script of the dashboard's page: on a slow line the portal takes seconds to arrive, and
 * the list that it will show as long again. So the list is asked for by this one, which is small
 * (scripts/bundle/page-shells.ts).
 */
prefetchPostList(new URLSearchParams(location.search));
