import type { FastifyRequest } from 'fastify';
import { withoutPlace } from '../admission/current-request.ts';
import type { CodePurpose } from '../db/sign-in-tables.ts';
import type { Call, OperationId } from '../handler.ts';
import { Problem } from '../problem.ts';
import { SmsRefused } from '../providers/sms.ts';
import { browserDevice } from './browser-device.ts';
import { forgetSend, noteRefusal, recordSend, spendCode } from './one-time-codes.ts';

/**
 * Sends a one-time code to a number. Gives how many digits it has.
 * @throws {Problem} what `recordSend` throws, and `otp-send-failed`
 */
export async function sendCodeTo(
  { deps, request, reply, region }: Pick<Call<OperationId>, 'deps' | 'request' | 'reply' | 'region'>,
  phone: string,
  purpose: CodePurpose,
): Promise<4 | 8> {
  const { id, code, digits, network } = await recordSend(deps.db, {
    phone,
    purpose,
    deviceHash: browserDevice(request, reply).hash,
    ip: request.ip,
    limits: deps.config.codeLimits,
    secret: deps.config.codeSecret,
    now: deps.clock.now(),
  });
  try {
    const context = { sendId: id, network, region, host: hostOf(request) };
    await withoutPlace(() => deps.sms.sendCode(phone, code, context));
  } catch (error) {
    if (error instanceof SmsRefused) await noteRefusal(deps.db, id, deps.clock.now());
    else await forgetSend(deps.db, id);
    request.log.error({ err: error }, 'SMS gateway refused');
    throw new Problem('otp-send-failed');
  }
  return digits;
}

/**
 * Uses up a code that this browser asked for.
 * @throws {Problem} what `spendCode` throws
 */
export function checkCode(
  { deps, request, reply }: Pick<Call<OperationId>, 'deps' | 'request' | 'reply'>,
  { phone, code, purpose }: { phone: string; code: string; purpose: CodePurpose },
): Promise<void> {
  return spendCode(deps.db, {
    phone,
    code,
    purpose,
    deviceHash: browserDevice(request, reply).hash,
    secret: deps.config.codeSecret,
    now: deps.clock.now(),
  });
}

/** The name that the browser's address bar shows. */
function hostOf(request: FastifyRequest): string {
  return new URL(request.server.origins.originOf(request)).hostname;
}
