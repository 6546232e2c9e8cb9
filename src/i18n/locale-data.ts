import type { LocaleDataLanguage } from './locale-data-languages.ts';

/*
 * Browsers know some languages of India less well than others: Chromium has no names of months for
 * Punjabi and Oriya, counts in millions in Tamil, and has no long names of hours and minutes for
 * them. These are the words of CLDR 47 and of the newspapers.
 */

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';
/** The unit before, this one, the next; then so many ago and in so many, with `#` as the number. */
type UnitWords = readonly [string, string, string, string, string];
type DateWords = {
  long: readonly string[];
  short: readonly string[];
  /** From Sunday on. */
  weekdays: { long: readonly string[]; short: readonly string[] };
  units: Record<Unit, UnitWords>;
};
/** One, and several. */
type LongUnits = Record<'hour' | 'minute' | 'second', readonly [string, string]>;
/** `longUnits` where browsers have none, or abbreviate them. */
type Words = { lakh: string; crore: string; longUnits?: LongUnits; dates?: DateWords };

const words: Readonly<Record<string, Words>> = {
  ta: {
    lakh: 'லட்சம்',
    crore: 'கோடி',
    longUnits: {
      hour: ['மணிநேரம்', 'மணிநேரம்'],
      minute: ['நிமிடம்', 'நிமிடங்கள்'],
      second: ['வினாடி', 'வினாடிகள்'],
    },
  },
  te: { lakh: 'లక్షలు', crore: 'కోట్లు' },
  ml: { lakh: 'ലക്ഷം', crore: 'കോടി' },
  kn: { lakh: 'ಲಕ್ಷ', crore: 'ಕೋಟಿ' },
  pa: {
    lakh: 'ਲੱਖ',
    crore: 'ਕਰੋੜ',
    longUnits: {
      hour: ['ਘੰਟਾ', 'ਘੰਟੇ'],
      minute: ['ਮਿੰਟ', 'ਮਿੰਟ'],
      second: ['ਸਕਿੰਟ', 'ਸਕਿੰਟ'],
    },
    dates: {
      long: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'.split(' '),
      short: 'ਜਨ ਫ਼ਰ ਮਾਰਚ ਅਪ੍ਰੈ ਮਈ ਜੂਨ ਜੁਲਾ ਅਗ ਸਤੰ ਅਕਤੂ ਨਵੰ ਦਸੰ'.split(' '),
      weekdays: {
        long: 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨੀਵਾਰ'.split(' '),
        short: 'ਐਤ ਸੋਮ ਮੰਗਲ ਬੁੱਧ ਵੀਰ ਸ਼ੁੱਕਰ ਸ਼ਨੀ'.split(' '),
      },
      units: {
        year: ['ਪਿਛਲਾ ਸਾਲ', 'ਇਹ ਸਾਲ', 'ਅਗਲਾ ਸਾਲ', '# ਸਾਲ ਪਹਿਲਾਂ', '# ਸਾਲਾਂ ਵਿੱਚ'],
        month: ['ਪਿਛਲਾ ਮਹੀਨਾ', 'ਇਹ ਮਹੀਨਾ', 'ਅਗਲਾ ਮਹੀਨਾ', '# ਮਹੀਨੇ ਪਹਿਲਾਂ', '# ਮਹੀਨਿਆਂ ਵਿੱਚ'],
        week: ['ਪਿਛਲਾ ਹਫ਼ਤਾ', 'ਇਹ ਹਫ਼ਤਾ', 'ਅਗਲਾ ਹਫ਼ਤਾ', '# ਹਫ਼ਤੇ ਪਹਿਲਾਂ', '# ਹਫ਼ਤਿਆਂ ਵਿੱਚ'],
        day: ['ਬੀਤਿਆ ਕੱਲ੍ਹ', 'ਅੱਜ', 'ਭਲਕੇ', '# ਦਿਨ ਪਹਿਲਾਂ', '# ਦਿਨਾਂ ਵਿੱਚ'],
        hour: ['1 ਘੰਟਾ ਪਹਿਲਾਂ', 'ਇਸ ਘੰਟੇ', '1 ਘੰਟੇ ਵਿੱਚ', '# ਘੰਟੇ ਪਹਿਲਾਂ', '# ਘੰਟਿਆਂ ਵਿੱਚ'],
        minute: ['1 ਮਿੰਟ ਪਹਿਲਾਂ', 'ਇਸ ਮਿੰਟ', '1 ਮਿੰਟ ਵਿੱਚ', '# ਮਿੰਟ ਪਹਿਲਾਂ', '# ਮਿੰਟਾਂ ਵਿੱਚ'],
      },
    },
  },
  or: {
    lakh: 'ଲକ୍ଷ',
    crore: 'କୋଟି',
    longUnits: {
      hour: ['ଘଣ୍ଟା', 'ଘଣ୍ଟା'],
      minute: ['ମିନିଟ', 'ମିନିଟ'],
      second: ['ସେକେଣ୍ଡ', 'ସେକେଣ୍ଡ'],
    },
    dates: {
      long: [
        'ଜାନୁଆରୀ',
        'ଫେବୃଆରୀ',
        'ମାର୍ଚ୍ଚ',
        'ଅପ୍ରେଲ',
        'ମଇ',
        'ଜୁନ',
        'ଜୁଲାଇ',
        'ଅଗଷ୍ଟ',
        'ସେପ୍ଟେମ୍ବର',
        'ଅକ୍ଟୋବର',
        'ନଭେମ୍ବର',
        'ଡିସେମ୍ବର',
      ],
      short: 'ଜାନୁ ଫେବୃ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେ ଅକ୍ଟୋ ନଭେ ଡିସେ'.split(' '),
      weekdays: {
        long: 'ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର'.split(' '),
        short: 'ରବି ସୋମ ମଙ୍ଗଳ ବୁଧ ଗୁରୁ ଶୁକ୍ର ଶନି'.split(' '),
      },
      units: {
        year: ['ଗତ ବର୍ଷ', 'ଏହି ବର୍ଷ', 'ଆଗାମୀ ବର୍ଷ', '# ବର୍ଷ ପୂର୍ବେ', '# ବର୍ଷରେ'],
        month: ['ଗତ ମାସ', 'ଏହି ମାସ', 'ଆଗାମୀ ମାସ', '# ମାସ ପୂର୍ବେ', '# ମାସରେ'],
        week: ['ଗତ ସପ୍ତାହ', 'ଏହି ସପ୍ତାହ', 'ଆଗାମୀ ସପ୍ତାହ', '# ସପ୍ତାହ ପୂର୍ବେ', '# ସପ୍ତାହରେ'],
        day: ['ଗତକାଲି', 'ଆଜି', 'ଆସନ୍ତାକାଲି', '# ଦିନ ପୂର୍ବେ', '# ଦିନରେ'],
        hour: ['1 ଘଣ୍ଟା ପୂର୍ବେ', 'ଏହି ଘଣ୍ଟା', '1 ଘଣ୍ଟାରେ', '# ଘଣ୍ଟା ପୂର୍ବେ', '# ଘଣ୍ଟାରେ'],
        minute: ['1 ମିନିଟ ପୂର୍ବେ', 'ଏହି ମିନିଟ', '1 ମିନିଟରେ', '# ମିନିଟ ପୂର୍ବେ', '# ମିନିଟରେ'],
      },
    },
  },
} satisfies Record<LocaleDataLanguage, Words>;

const wordsOf = (locales: Intl.LocalesArgument): Words | undefined => {
  const [first] = Array.isArray(locales) ? locales : [locales];
  return words[String(first ?? '').slice(0, 2)];
};

const native = {
  NumberFormat: Intl.NumberFormat,
  DateTimeFormat: Intl.DateTimeFormat,
  RelativeTimeFormat: Intl.RelativeTimeFormat,
};
/** Whose dates have the same order, with the numbers in between. */
const base = 'en-IN-u-nu-latn';
const supportsAll = { supportedLocalesOf: (locales: string | string[]) => [locales].flat() };

/** Counts from a lakh on in lakhs and crores where they are shortened; writes out long units. */
function numberFormat(locales?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
  const format = new native.NumberFormat(locales, options);
  const own = wordsOf(locales);
  const unit = ownUnit(own, options);
  if (unit) {
    const number = new native.NumberFormat(locales, { ...options, style: 'decimal' });
    const value = (amount: number) => `${number.format(amount)} ${unit[amount === 1 ? 0 : 1]}`;
    return Object.defineProperty(format, 'format', { value });
  }
  if (!own || options?.notation !== 'compact') return format;
  const below = format.format;
  const plain = new native.NumberFormat(base, { ...options, notation: 'standard' });
  const shorten = (value: number) => {
    if (Math.abs(value) < 100_000) return below(value);
    const isCrore = Math.abs(value) >= 10_000_000;
    const text = plain.format(value / (isCrore ? 10_000_000 : 100_000));
    return `${text} ${isCrore ? own.crore : own.lakh}`;
  };
  return Object.defineProperty(format, 'format', { value: shorten });
}

/** Where the browser has no dates of a language, it has no short units either. */
function ownUnit(own: Words | undefined, options: Intl.NumberFormatOptions | undefined) {
  const isReplaced = options?.unitDisplay === 'long' || own?.dates !== undefined;
  const units = new Map(Object.entries(own?.longUnits ?? {}));
  return isReplaced && options?.style === 'unit' ? units.get(options.unit ?? '') : undefined;
}

type NameStyle = 'long' | 'short';

/** The English names of twelve months or seven days; the first of both is on 4 January 1970. */
function englishNames(unit: 'month' | 'weekday', style: NameStyle): string[] {
  const format = new native.DateTimeFormat(base, { [unit]: style, timeZone: 'UTC' });
  return unit === 'month'
    ? Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(1970, at, 4)))
    : Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(1970, 0, 4 + at)));
}

const readEnglish = () => ({
  months: { long: englishNames('month', 'long'), short: englishNames('month', 'short') },
  weekdays: { long: englishNames('weekday', 'long'), short: englishNames('weekday', 'short') },
});
let english: ReturnType<typeof readEnglish> | undefined;

/** To make a formatter takes long: the names are read once, for all formats. */
function englishWords(): ReturnType<typeof readEnglish> {
  english ??= readEnglish();
  return english;
}

function translateWeekday({ weekdays }: DateWords, value: string): string {
  const { long, short } = englishWords().weekdays;
  return weekdays.long[long.indexOf(value)] ?? weekdays.short[short.indexOf(value)] ?? value;
}

/** English dates with the names of the language. */
function dateTimeFormat(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
  const names = wordsOf(locales)?.dates;
  if (!names) return new native.DateTimeFormat(locales, options);
  const format = new native.DateTimeFormat(base, options);
  const { long, short } = englishWords().months;
  const isShort = options?.month === 'short' || options?.dateStyle === 'medium';
  const translate = ({ type, value }: Intl.DateTimeFormatPart) => {
    if (type === 'dayPeriod') return value.toUpperCase();
    if (type === 'weekday') return translateWeekday(names, value);
    if (type !== 'month') return type === 'literal' ? value.replace(' at ', ', ') : value;
    const name = isShort ? names.short[short.indexOf(value)] : names.long[long.indexOf(value)];
    return name ?? value;
  };
  const join = (parts: Intl.DateTimeFormatPart[]) => parts.map(translate).join('');
  const toParts = format.formatToParts.bind(format);
  return Object.defineProperties(format, {
    format: { value: (date?: Date | number) => join(toParts(date)) },
    formatToParts: {
      value: (date?: Date | number) =>
        toParts(date).map((part) => ({ ...part, value: translate(part) })),
    },
    formatRange: {
      value: (from: Date, to: Date) => join(format.formatRangeToParts(from, to)),
    },
  });
}

function relativeTimeFormat(
  locales?: Intl.LocalesArgument,
  options?: Intl.RelativeTimeFormatOptions,
) {
  const units: Partial<Record<Intl.RelativeTimeFormatUnit, UnitWords>> | undefined =
    wordsOf(locales)?.dates?.units;
  const format = new native.RelativeTimeFormat(units ? base : locales, options);
  if (!units) return format;
  const inEnglish = format.format.bind(format);
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) => {
    const known = units[unit];
    if (!known) return inEnglish(value, unit);
    const [before, now, next, past, future] = known;
    const single = new Map([
      [-1, before],
      [0, now],
      [1, next],
    ]).get(value);
    return single ?? (value < 0 ? past : future).replace('#', String(Math.abs(value)));
  };
  return Object.defineProperty(format, 'format', { value: say });
}

/** Adds the locale data that the browser lacks for these languages, once. */
export function completeLocaleData(): void {
  if (Intl.NumberFormat !== native.NumberFormat) return;
  Object.assign(Intl, {
    NumberFormat: Object.assign(numberFormat, supportsAll),
    DateTimeFormat: Object.assign(dateTimeFormat, supportsAll),
    RelativeTimeFormat: Object.assign(relativeTimeFormat, supportsAll),
  });
}
