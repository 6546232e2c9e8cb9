import { type PostFormat, postFormats } from '#domain/post/format-codes.ts';
import {
  type DraftStage,
  draftStageStates,
  type PostState,
  type StatusFilter,
  statesInFilter,
  statusGroups,
} from '#domain/post/post-states.ts';
import type { Request } from '#src/api/operation-types.ts';

/** The filters of the dashboard, kept in the address, so that they can be shared and restored. */
export type PostFilters = {
  status: StatusFilter;
  /** Narrows the status `draft`; `all` with any other. */
  draftStage: DraftStage;
  format: PostFormat | 'all';
  title: string;
  archived: boolean;
};

/** The spec's addresses name a status by its first state: `?state=PUBLISHED`. */
const stateOfStatus: Record<Exclude<StatusFilter, 'all'>, string> = {
  published: 'PUBLISHED',
  draft: 'DRAFT',
  rejected: 'REJECTED',
};

/** And a stage of drafts; all of them are `?state=DRAFT`. */
const stateOfStage: Record<Exclude<DraftStage, 'all'>, PostState> = {
  notSent: 'CREATED',
  inReview: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  scheduled: 'SCHEDULED',
};

/** The filters in an address. The address after a sign-in names PUBLISHED too (decision 64). */
export function parseFilters(search: URLSearchParams): PostFilters {
  const state = search.get('state') ?? '';
  const groups = Object.entries(statusGroups) as [
    Exclude<StatusFilter, 'all'>,
    readonly string[],
  ][];
  const status = groups.find(([, states]) => states.includes(state))?.[0] ?? 'all';
  const format = postFormats.find((candidate) => candidate === search.get('format')) ?? 'all';
  return {
    status,
    draftStage: stageOf(state),
    format,
    title: search.get('title') ?? '',
    archived: search.get('archived') === 'true',
  };
}

function stageOf(state: string): DraftStage {
  if (state === stateOfStage.notSent) return 'notSent';
  if (state === stateOfStage.scheduled) return 'scheduled';
  return (draftStageStates.inReview as readonly string[]).includes(state) ? 'inReview' : 'all';
}

/** The address of filters, without what is not set. */
export function filtersToSearch(filters: PostFilters): URLSearchParams {
  const { status, draftStage, format, title, archived } = filters;
  const search = new URLSearchParams();
  if (status === 'draft' && draftStage !== 'all') search.set('state', stateOfStage[draftStage]);
  else if (status !== 'all') search.set('state', stateOfStatus[status]);
  if (format !== 'all') search.set('format', format);
  if (title !== '') search.set('title', title);
  if (archived) search.set('archived', 'true');
  return search;
}

/** The filters as the contract wants them. */
export function filtersToRequest({
  status,
  draftStage,
  format,
  title,
}: PostFilters): Request<'getPostByFilter'>['body'] {
  const states = statesInFilter(status, draftStage);
  return {
    filters: {
      ...(states ? { state: [...states] } : {}),
      ...(format === 'all' ? {} : { format: requestedFormats(format) }),
      ...(title.trim() === '' ? {} : { title: title.trim() }),
    },
  };
}

/** The filter of spec point 2 has one name for both sorts of videos. */
const requestedFormats = (format: PostFormat): PostFormat[] =>
  format === 'FORMAT_VIDEO' ? ['FORMAT_VIDEO', 'GIFVIDEO'] : [format];

/** Whether these filters hide anything. */
export const hasFilter = ({ status, format, title }: PostFilters): boolean =>
  status !== 'all' || format !== 'all' || title.trim() !== '';

/** Whether an address is for the list of crawled posts (spec point 4: "OGC when toggled"). */
export const isCrawledList = (search: URLSearchParams): boolean => search.get('type') === 'OGC';

/** The filters of crawled posts in an address: they have one state, and no archive. */
export const parseCrawledFilters = (search: URLSearchParams): PostFilters => ({
  ...parseFilters(search),
  status: 'all',
  draftStage: 'all',
  archived: false,
});

/** The address of crawled posts. */
export function crawledFiltersToSearch(filters: PostFilters): URLSearchParams {
  const search = filtersToSearch({ ...filters, status: 'all', archived: false });
  search.set('type', 'OGC');
  return search;
}
