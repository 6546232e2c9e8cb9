import { paymentTypes } from '#domain/money/earnings.ts';
import { creatorTypes } from '#domain/person/account-choice.ts';
import type { PageRequest } from '#machines/kit/paged-list.ts';
import { pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';

export const creatorSorts = ['newest', 'name', 'followers'] as const;
export type CreatorSort = (typeof creatorSorts)[number];

export const workApprovals = ['none', 'pending', 'approved', 'rejected'] as const;

/** Which creators a list shows, and in which order; '' means any agency. */
export type CreatorFilters = {
  search: string;
  workApproval: Schemas['WorkApprovalStatus'] | 'all';
  accountStatus: Schemas['AccountStatus'] | 'all';
  creatorType: Schemas['CreatorType'] | 'all';
  paymentType: Schemas['PaymentType'] | 'all';
  agencyUserId: string;
  sort: CreatorSort;
};

export const noCreatorFilters: CreatorFilters = {
  search: '',
  workApproval: 'all',
  accountStatus: 'all',
  creatorType: 'all',
  paymentType: 'all',
  agencyUserId: '',
  sort: 'newest',
};

/** How many of these filters hide something. */
export const countSetFilters = (filters: CreatorFilters): number =>
  Object.keys(toRequestFilters(filters)).length;

/** The parameter of each filter in the address. */
const parameters = {
  search: 'search',
  workApproval: 'approval',
  accountStatus: 'status',
  creatorType: 'type',
  paymentType: 'payment',
  agencyUserId: 'agency',
  sort: 'sort',
} as const satisfies Record<keyof CreatorFilters, string>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const accountStatuses = ['active', 'blocked', 'closing', 'erased'] as const;

export const creatorUrlFilters = {
  read: (search: URLSearchParams): CreatorFilters => {
    const oneOf = <Value extends string>(
      filter: keyof CreatorFilters,
      values: readonly Value[],
    ): Value | undefined => values.find((value) => value === search.get(parameters[filter]));
    const agency = search.get(parameters.agencyUserId) ?? '';
    return {
      search: search.get(parameters.search) ?? '',
      workApproval: oneOf('workApproval', workApprovals) ?? 'all',
      accountStatus: oneOf('accountStatus', accountStatuses) ?? 'all',
      creatorType: oneOf('creatorType', creatorTypes) ?? 'all',
      paymentType: oneOf('paymentType', paymentTypes) ?? 'all',
      agencyUserId: uuid.test(agency) ? agency : '',
      sort: oneOf('sort', creatorSorts) ?? 'newest',
    };
  },
  /** Without what is not set. */
  write: (filters: CreatorFilters): URLSearchParams => {
    const names = Object.keys(parameters) as (keyof CreatorFilters)[];
    return new URLSearchParams(
      names
        .filter((name) => filters[name] !== noCreatorFilters[name])
        .map((name) => [parameters[name], filters[name]]),
    );
  },
};

type RequestFilters = NonNullable<NonNullable<Request<'listCreators'>['body']>['filters']>;

/** The filters as the contract wants them, without those that are not set. */
export function toRequestFilters({
  search,
  workApproval,
  accountStatus,
  creatorType,
  paymentType,
  agencyUserId,
}: CreatorFilters): RequestFilters {
  const text = search.trim();
  return {
    ...(text && { search: text }),
    ...(workApproval !== 'all' && { workApproval }),
    ...(accountStatus !== 'all' && { accountStatus }),
    ...(creatorType !== 'all' && { creatorType }),
    ...(paymentType !== 'all' && { paymentType }),
    ...(agencyUserId && { agencyUserId }),
  };
}

export const creatorsRequest = ({
  filters,
  pageUrl,
}: PageRequest<CreatorFilters>): Request<'listCreators'> => ({
  body: { filters: toRequestFilters(filters), sort: filters.sort },
  query: pageQuery(pageUrl),
});
