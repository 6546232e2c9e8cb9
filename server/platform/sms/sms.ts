import type { Region } from '#domain/auth/regions.ts';
import type { NoticeGateway } from './sms-notices.ts';

/** The request of a code. */
export type CodeContext = {
  /** The id of the row in `code_sends`. */
  sendId: string;
  region: Region;
  /** Whose turn the message takes: a network, or a browser that is known to the number. */
  network: string;
  /** The name of the host that people see in the address bar, without a port. */
  host: string;
};

/** Sends text messages. */
export type SmsGateway = {
  /**
   * Hands a one-time code to the gateway.
   * @param phone ten digits
   * @throws when the gateway does not take it
   */
  sendCode(phone: string, code: string, context: CodeContext): Promise<void>;
};

/** The gateway will never take this message: there is no use in trying again. */
export class SmsRefused extends Error {}

/** The gateway did not answer in time, so it is unknown whether it accepted the message. */
export class SmsTimedOut extends Error {}

/** A gateway that is not configured: every send fails with an error. */
export const unconfiguredGateway: SmsGateway & NoticeGateway = {
  sendCode: () => Promise.reject(new Error('No SMS gateway is configured.')),
  sendNotice: () =>
    Promise.reject(new SmsRefused('No SMS gateway is configured: a notice was not sent.')),
};

/**
 * The message of a code. Its last line lets browsers fill in the code on `host` and nowhere else
 * (WebOTP; iOS reads the same): one blank, no scheme, no port. The registered template has to
 * contain that line.
 * @param template has `{code}` where the code belongs
 */
export function codeMessage(template: string, code: string, host: string): string {
  return `${template.replaceAll('{code}', code)}\n\n@${host} #${code}`;
}
