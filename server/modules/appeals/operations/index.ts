import type { Handlers } from '#server/http/handler.ts';
import { claimAppeal } from './claim-appeal.ts';
import { createAppeal } from './create-appeal.ts';
import { decideAppeal } from './decide-appeal.ts';
import { getAppeal } from './get-appeal.ts';
import { getAppealStatistics } from './get-appeal-statistics.ts';
import { getAppeals } from './get-appeals.ts';
import { getPostAppeal } from './get-post-appeal.ts';
import { releaseAppeal } from './release-appeal.ts';

export const appealOperations = {
  claimAppeal,
  createAppeal,
  decideAppeal,
  getAppeal,
  getAppealStatistics,
  getAppeals,
  getPostAppeal,
  releaseAppeal,
} satisfies Partial<Handlers>;
