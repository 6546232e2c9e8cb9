import type { InterfaceLanguage } from '#domain/language/languages.ts';

const styles = {
  day: { dateStyle: 'long' },
  clock: { timeStyle: 'short' },
  dayAndClock: { dateStyle: 'long', timeStyle: 'short' },
  dayAndClock24: { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating one takes tens of kilobytes, using one nothing: an export writes 10,000 days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment as people in India write it in a language, with Latin digits. */
export function writtenMoment(
  language: InterfaceLanguage,
  style: keyof typeof styles,
  moment: Date,
): string {
  const key = `${language} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const locale = `${language}-IN-u-nu-latn`;
    formatter = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'Asia/Kolkata' });
    formatters.set(key, formatter);
  }
  return formatter.format(moment);
}

/** The day of a moment in India: 26 November 2026. */
export const writtenDay = (language: InterfaceLanguage, moment: Date): string =>
  writtenMoment(language, 'day', moment);

/** A day and time of India: 26 November 2026 at 3:00 pm. */
export function writtenTime(language: InterfaceLanguage, moment: Date): string {
  const write = (style: keyof typeof styles) => writtenMoment(language, style, moment);
  // Words between them would be followed by those of the text.
  return language === 'en' ? write('dayAndClock') : `${write('day')}, ${write('clock')}`;
}
