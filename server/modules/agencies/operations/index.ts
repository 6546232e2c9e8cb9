import type { Handlers } from '#server/http/handler.ts';
import { getAgencyByFilter } from './get-agency-by-filter.ts';
import { upsertAgency } from './upsert-agency.ts';

export const agencyOperations = {
  getAgencyByFilter,
  upsertAgency,
} satisfies Partial<Handlers>;
