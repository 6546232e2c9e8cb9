import type { Handlers } from '#server/http/handler.ts';
import { agreeToNotices } from './agree-to-notices.ts';
import { getConsents } from './get-consents.ts';
import { getCreatorConsents } from './get-creator-consents.ts';

export const consentOperations = {
  agreeToNotices,
  getConsents,
  getCreatorConsents,
} satisfies Partial<Handlers>;
