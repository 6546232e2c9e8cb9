/** An e-mail in plain text. */
export type Mail = {
  /** One address. */
  to: string;
  /** One line. */
  subject: string;
  text: string;
};

/** Hands e-mails to a mail server. */
export type MailProvider = {
  /**
   * @param id the same for every try of one mail
   * @throws {MailRefused} when the server will never take this mail, another error when it may work
   * later
   */
  deliver(mail: Mail, id: string): Promise<void>;
};

/** The mail server refuses this mail permanently: do not retry. */
export class MailRefused extends Error {}

/** Used where no mail server is configured. */
export const unconfiguredMailProvider: MailProvider = {
  deliver: () =>
    Promise.reject(new MailRefused('No mail server is configured: a mail was not sent.')),
};
