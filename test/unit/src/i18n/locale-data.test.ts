import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { completeLocaleData } from '#src/i18n/locale-data.ts';

const { NumberFormat, DateTimeFormat, RelativeTimeFormat } = Intl;
const locale = (language: string) => `${language}-IN-u-nu-latn`;

describe('what browsers do not support in some languages', () => {
  beforeAll(completeLocaleData);
  afterAll(() => Object.assign(Intl, { NumberFormat, DateTimeFormat, RelativeTimeFormat }));

  it.each([
    ['ta', '1.2 லட்சம்', '1.2 கோடி'],
    ['te', '1.2 లక్షలు', '1.2 కోట్లు'],
    ['ml', '1.2 ലക്ഷം', '1.2 കോടി'],
    ['kn', '1.2 ಲಕ್ಷ', '1.2 ಕೋಟಿ'],
    ['pa', '1.2 ਲੱਖ', '1.2 ਕਰੋੜ'],
    ['or', '1.2 ଲକ୍ଷ', '1.2 କୋଟି'],
    ['en', '1.2L', '1.2Cr'],
  ])('is counted in lakh and crore in %s', (language, lakh, crore) => {
    const format = new Intl.NumberFormat(locale(language), {
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    expect([format.format(123_456), format.format(12_345_678)]).toEqual([lakh, crore]);
  });

  it.each([
    ['ta', '1 மணிநேரம்', '24 நிமிடங்கள்'],
    ['pa', '1 ਘੰਟਾ', '24 ਮਿੰਟ'],
    ['or', '1 ଘଣ୍ଟା', '24 ମିନିଟ'],
  ])('are long hours and minutes in %s', (language, hour, minutes) => {
    const write = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long') =>
      new Intl.NumberFormat(locale(language), { style: 'unit', unit, unitDisplay }).format(value);
    expect([write(1, 'hour'), write(24, 'minute')]).toEqual([hour, minutes]);
    // Only Tamil has short forms in browsers.
    expect(write(1, 'hour', 'short') === hour).toBe(language !== 'ta');
  });

  it.each([
    ['pa', '26 ਨਵੰਬਰ 2026, 3:00 PM', '26 ਨਵੰ 2026'],
    ['or', '26 ନଭେମ୍ବର 2026, 3:00 PM', '26 ନଭେ 2026'],
  ])('are the names of months in %s', (language, long, medium) => {
    const moment = new Date('2026-11-26T09:30:00Z');
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale(language), { ...options, timeZone: 'Asia/Kolkata' });
    const whole = write({ dateStyle: 'long', timeStyle: 'short' });
    expect(whole.format(moment).replace(/\s/g, ' ')).toBe(long);
    const parts = whole.formatToParts(moment).map(({ value }) => value);
    expect(parts.join('')).toBe(whole.format(moment));
    expect(write({ dateStyle: 'medium' }).format(moment)).toBe(medium);
    const range = write({ day: 'numeric', month: 'short' });
    const end = new Date('2026-12-02T09:30:00Z');
    expect(range.formatRange(moment, end)).toContain(medium.split(' ')[1]);
  });

  it.each([
    ['pa', 'ਵੀਰਵਾਰ', 'ਵੀਰ, 26 ਨਵੰ', 'ਸ਼ਨੀਵਾਰ'],
    ['or', 'ଗୁରୁବାର', 'ଗୁରୁ, 26 ନଭେ', 'ଶନିବାର'],
  ])('are the names of weekdays in %s', (language, thursday, short, saturday) => {
    const write = (options: Intl.DateTimeFormatOptions, day: string) =>
      new Intl.DateTimeFormat(locale(language), { ...options, timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );
    const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    expect(write(long, '2026-11-26')).toContain(thursday);
    expect(write(long, '2026-11-28')).toContain(saturday);
    expect(write({ dateStyle: 'full' }, '2026-11-28')).toContain(saturday);
    const brief = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    expect(write(brief, '2026-11-26')).toBe(short);
    for (let day = 22; day <= 28; day += 1)
      expect(write(long, `2026-11-${day}`) + write(brief, `2026-11-${day}`)).not.toMatch(/[a-z]/i);
  });

  it('take one formatter for each format of dates, however many dates it writes', () => {
    const parts = vi.spyOn(DateTimeFormat.prototype, 'formatToParts');
    const format = new Intl.DateTimeFormat(locale('or'), { weekday: 'long', month: 'long' });
    format.format(0);
    // A getter, although its type is that of a method.
    const prototype: { readonly format: unknown } = DateTimeFormat.prototype;
    const names = vi.spyOn(prototype, 'format', 'get');
    for (let day = 0; day < 10; day += 1) format.format(day * 24 * 3_600_000);
    new Intl.DateTimeFormat(locale('or'), { month: 'long' }).format(0);
    expect(parts).toHaveBeenCalledTimes(12);
    expect(names, 'the English names are read once').not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('are words of time in Oriya and Punjabi', () => {
    const ago = (language: string, value: number) =>
      new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }).format(value, 'day');
    expect([ago('or', -1), ago('or', -3), ago('pa', 0), ago('pa', 3)]).toEqual([
      'ଗତକାଲି',
      '3 ଦିନ ପୂର୍ବେ',
      'ਅੱਜ',
      '3 ਦਿਨਾਂ ਵਿੱਚ',
    ]);
    expect(ago('en', -3)).toBe('3 days ago');
    const seconds = new Intl.RelativeTimeFormat(locale('or')).format(-3, 'second');
    expect(seconds, 'a unit that no text uses').toBe('3 seconds ago');
    expect(Intl.DateTimeFormat.supportedLocalesOf([locale('or')])).toHaveLength(1);
  });
});
