import type { FastifyRequest } from 'fastify';
import type { Call, OperationId } from '#server/http/handler.ts';
import type { CodePurpose } from '#server/platform/database/schema/sign-in-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { withoutRequestSlot } from '#server/platform/queue/request-slot.ts';
import { SmsRefused } from '#server/platform/sms/sms.ts';
import { browserDevice } from '../devices/browser-device.ts';
import { deleteFailedSend, recordRefusedSend } from '../repository/code-sends.ts';
import { consumeCode, createCode } from './one-time-codes.ts';

/**
 * Sends a one-time code to a number. Returns how many digits it has.
 * @throws {Problem} what `createCode` throws, and `otp-send-failed`
 */
export async function sendOneTimeCode(
  {
    deps,
    request,
    reply,
    region,
  }: Pick<Call<OperationId>, 'deps' | 'request' | 'reply' | 'region'>,
  phone: string,
  purpose: CodePurpose,
): Promise<4 | 8> {
  const { id, code, digits, network } = await createCode(deps.db, {
    phone,
    purpose,
    deviceHash: browserDevice(request, reply).hash,
    ip: request.ip,
    limits: deps.config.codeLimits,
    secret: deps.config.codeSecret,
    now: deps.clock.now(),
  });
  try {
    const context = { sendId: id, network, region, host: requestHost(request) };
    await withoutRequestSlot(() => deps.sms.sendCode(phone, code, context));
  } catch (error) {
    if (error instanceof SmsRefused) await recordRefusedSend(deps.db, id, deps.clock.now());
    else await deleteFailedSend(deps.db, id);
    request.log.error({ err: error }, 'SMS gateway refused');
    throw new Problem('otp-send-failed');
  }
  return digits;
}

/**
 * Uses a code that this browser requested.
 * @throws {Problem} what `consumeCode` throws
 */
export function verifyOneTimeCode(
  { deps, request, reply }: Pick<Call<OperationId>, 'deps' | 'request' | 'reply'>,
  { phone, code, purpose }: { phone: string; code: string; purpose: CodePurpose },
): Promise<void> {
  return consumeCode(deps.db, {
    phone,
    code,
    purpose,
    deviceHash: browserDevice(request, reply).hash,
    secret: deps.config.codeSecret,
    now: deps.clock.now(),
  });
}

/** The name that the browser's address bar shows. */
function requestHost(request: FastifyRequest): string {
  return new URL(request.server.origins.requestOrigin(request)).hostname;
}
