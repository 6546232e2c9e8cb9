import type { Handlers } from '#server/http/handler.ts';
import { appealBlock } from './appeal-block.ts';
import { claimAppeal } from './claim-appeal.ts';
import { createAppeal } from './create-appeal.ts';
import { decideAppeal } from './decide-appeal.ts';
import { getAppeal } from './get-appeal.ts';
import { getAppealStatistics } from './get-appeal-statistics.ts';
import { getAppeals } from './get-appeals.ts';
import { getBlockedAccount } from './get-blocked-account.ts';
import { getPostAppeal } from './get-post-appeal.ts';
import { releaseAppeal } from './release-appeal.ts';

export const appealOperations = {
  appealBlock,
  claimAppeal,
  createAppeal,
  decideAppeal,
  getAppeal,
  getAppealStatistics,
  getAppeals,
  getBlockedAccount,
  getPostAppeal,
  releaseAppeal,
} satisfies Partial<Handlers>;
