import type { Handler } from '#server/http/handler.ts';
import {
  enqueueResetMail,
  requireResetQueueCapacity,
} from '#server/modules/auth/passwords/reset-mail.ts';
import { countResetRequest } from '#server/modules/auth/sign-in/sign-in-delays.ts';
import { networkBlock } from '#server/platform/network/network-address.ts';

export const requestPasswordReset: Handler<'requestPasswordReset'> = async (call) => {
  const { body, deps, request } = call;
  const email = body.email.trim().toLowerCase();
  const now = deps.clock.now();
  await requireResetQueueCapacity(deps);
  const isOrdered = await countResetRequest(
    deps.db,
    { email, block: networkBlock(request.ip) },
    now,
  );
  const origin = request.server.origins.requestOrigin(request);
  if (isOrdered && deps.mail.isAvailable) await enqueueResetMail(deps, { email, origin });
  return { message: 'Success' };
};
