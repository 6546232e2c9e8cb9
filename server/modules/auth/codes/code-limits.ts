import { limits } from '#domain/limits.ts';
import type { CodeLimits } from '#server/platform/config/code-rate-limits.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits that the arithmetic of decision 45 rests on. Times are in milliseconds. */
export const codeLimits = {
  /** Code limits of one number: per known browser, and for all others together. */
  sendsPerHour: limits.otpSendsPerHour,
  newBrowserSendsPerDay: 20,
  /** Limit of one browser that is known to the number. */
  knownBrowserSendsPerDay: 10,
  /** Limit of all browsers known to the number together. */
  knownBrowsersSendsPerDay: 20,
  /** Codes that one browser asks for, to any numbers. */
  sendsPerDevice: 20,
  /** Tries of a short code. */
  shortCodeTries: 1,
  /** After a wrong short code, the number gets no short codes for this time, in any browser. */
  shortCodePause: 2 * day,
  /**
   * Codes a day of one block that may be entered wrongly, short and long; then its new browsers
   * wait.
   */
  missedCodesPerBlock: 1000,
  hour,
  day,
  life: limits.otpLifeSeconds * 1000,
} as const;

const shortCodes = 10 ** limits.otpDigits;
const longCodes = 10 ** limits.otpLongDigits;

/** Guesses of long codes of one number in a day, in browsers that are known to it and in others. */
const maxLongGuessesPerNumber =
  (codeLimits.newBrowserSendsPerDay + codeLimits.knownBrowsersSendsPerDay) * limits.otpLongTries;

/**
 * The average chance per day of guessing a code of one number from any number of browsers, known or
 * not, and addresses: one short guess per pause, and every long guess that the sends allow.
 */
export function dailyChancePerNumber(): number {
  const shortGuesses = codeLimits.shortCodeTries * (codeLimits.day / codeLimits.shortCodePause);
  return shortGuesses / shortCodes + maxLongGuessesPerNumber / longCodes;
}

/**
 * The same on the worst single day, by what kind of guess it is: one short guess alone is a chance
 * of 1 in 10,000.
 */
export const worstDailyChancePerNumber = () => ({
  short: codeLimits.shortCodeTries / shortCodes,
  long: maxLongGuessesPerNumber / longCodes,
});

/**
 * The average number of accounts per day that an attacker with a whole block can take: every short
 * guess of the block, and the tries of all long codes that may be entered wrongly or are on their
 * way when that limit is reached.
 */
export function dailyAccountsPerBlock({ missesPerBlock, sendsPerBlock }: CodeLimits): number {
  const longGuesses = (codeLimits.missedCodesPerBlock + sendsPerBlock) * limits.otpLongTries;
  return (missesPerBlock * codeLimits.shortCodeTries) / shortCodes + longGuesses / longCodes;
}
