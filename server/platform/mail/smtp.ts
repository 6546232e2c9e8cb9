import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { isLoopback } from '../network/loopback.ts';
import { type MailProvider, MailRefused } from './mail.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** The address that mails come from. */
  from: string;
};

/** The variables of the mail server. */
export const smtpSettings = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address'),
      v.regex(/^smtps?:\/\//, 'must begin with smtp: or smtps:'),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
};

/** The longest wait for the mail server, in milliseconds. */
export type SmtpTimeouts = { connect: number; answer: number };
const defaultTimeouts: SmtpTimeouts = { connect: 10_000, answer: 20_000 };

/**
 * A mail server by SMTP. Outside this machine it has to offer TLS. Asked once: the queue tries
 * again. Errors do not name the recipient, because they are logged.
 */
export function createSmtpProvider(
  { url, from }: SmtpSettings,
  timeouts = defaultTimeouts,
): MailProvider {
  const { hostname, protocol } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text }, id) {
      const messageId = `<${id}@${from.split('@')[1]}>`;
      try {
        // As an object, so that an address is never read as a list of addresses.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId });
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        const said = `The mail server answered ${responseCode ?? code ?? 'nothing'}.`;
        // A wrong password is the operator's to set right, and mails wait for that.
        if (responseCode && responseCode >= 500 && code !== 'EAUTH') throw new MailRefused(said);
        throw new Error(said);
      }
    },
  };
}
