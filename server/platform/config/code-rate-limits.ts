/**
 * Limits that an operator sets (docs/operating.md). They concern browsers that are new to a number.
 */
export type CodeLimits = {
  /** Codes an hour for one IPv4 address or IPv6 /56, to any numbers. */
  sendsPerAddress: number;
  /** Codes an hour for one IPv4 /24 or IPv6 /48. */
  sendsPerBlock: number;
  /** Wrong four-digit codes a day from one such block; the next codes for it are long ones. */
  missesPerBlock: number;
  /**
   * Wrong four-digit codes a day from everywhere; the next codes for new browsers are long ones.
   */
  missesTotal: number;
};

export type SendRate = {
  /** Messages that this process sends at once. */
  concurrency: number;
  perSecond: number;
  /** How long the gateway may take for one message. */
  tryMilliseconds: number;
  /** How long a request waits for the gateway to accept a message. */
  waitMilliseconds: number;
};
