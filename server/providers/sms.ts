/** Sends text messages. */
export type SmsGateway = {
  /**
   * Hands a one-time code to the gateway.
   * @param phone ten digits
   * @throws when the gateway does not take it
   */
  sendCode(phone: string, code: string): Promise<void>;
};

/** A gateway that nobody has set up yet: every send fails, loudly. */
export const noGateway: SmsGateway = {
  sendCode: () => Promise.reject(new Error('No SMS gateway is configured.')),
};
