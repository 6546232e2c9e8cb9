import type { Handler } from '#server/http/handler.ts';
import { startProviderVisit } from '#server/modules/auth/sign-in/provider-visits.ts';

export const beginProviderVisit: Handler<'beginProviderVisit'> = async ({ deps, request, reply }) =>
  startProviderVisit(request, reply, deps.config.codeSecret);
