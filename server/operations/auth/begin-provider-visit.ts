import type { Handler } from '../../handler.ts';
import { beginVisit } from '../../people/provider-visits.ts';

export const beginProviderVisit: Handler<'beginProviderVisit'> = async ({ deps, request, reply }) =>
  beginVisit(request, reply, deps.config.codeSecret);
