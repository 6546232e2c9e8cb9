import { useSyncExternalStore } from 'react';
import {
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  type IntlShape,
  useIntl,
} from 'react-intl';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const units = [
  { unit: 'year', seconds: 365 * day },
  { unit: 'month', seconds: 30 * day },
  { unit: 'week', seconds: 7 * day },
  { unit: 'day', seconds: day },
  { unit: 'hour', seconds: hour },
  { unit: 'minute', seconds: minute },
] as const;

/** How long ago, in the largest fitting unit: -3 days; 0 minutes for what has just happened. */
export function relativeTimeParts(
  time: string,
  now: number,
): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const seconds = (Date.parse(time) - now) / 1000;
  const fitting = units.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return fitting
    ? { value: Math.trunc(seconds / fitting.seconds), unit: fitting.unit }
    : { value: 0, unit: 'minute' };
}

/**
 * When something was, as "3 days ago"; the exact time is in its title.
 * @param now by which clock: that of the server where it is left out, from which nearly all times
 * are
 */
export function RelativeTime({ time, now }: { time: string; now?: number }) {
  const intl = useIntl();
  const { direction, language } = useLanguage();
  const { value, unit } = useRelativeTime(time, now);
  const exact = intl.formatDate(time, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: hourCycle(language),
  });
  return (
    <time dateTime={time} title={exact} dir={direction}>
      {value === 0 ? (
        <FormattedMessage
          id="ui.just-now"
          defaultMessage="just now"
          description="Less than a minute ago"
        />
      ) : (
        intl.formatRelativeTime(value, unit, { numeric: 'auto' })
      )}
    </time>
  );
}

const grouped = new Intl.NumberFormat('en-IN');

/**
 * A number in Indian grouping with Latin digits in every language: 12,34,567; `compact` (12.3 L)
 * where there is no room.
 */
export function Num({ value, compact = false }: { value: number; compact?: boolean }) {
  return (
    <bdi>
      {compact ? (
        <FormattedNumber value={value} notation="compact" maximumFractionDigits={1} />
      ) : (
        grouped.format(value)
      )}
    </bdi>
  );
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount in rupees, in Indian grouping with Latin digits in every language: ₹1,23,456.50. */
export const Money = ({ paise }: { paise: number }) => (
  // A line that breaks within an amount makes two of one.
  <chakra.bdi whiteSpace="nowrap">{rupees.format(paise / 100)}</chakra.bdi>
);

/** Urdu has no short words for before and after noon; "AM" and "PM" read wrongly in its text. */
const hourCycle = (language: InterfaceLanguage) => (language === 'ur' ? 'h23' : 'h12');

/** The time of day is not torn apart at the end of a line: "4:00" and "pm". */
const withoutBreaks = (parts: Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }, at) =>
      type === 'literal' && [parts[at - 1], parts[at + 1]].some((one) => one?.type === 'dayPeriod')
        ? value.replace(/^\s+$/, '\u00a0')
        : value,
    )
    .join('');

/**
 * Day and time by the clock of India, by which everything that is counted is counted: 21 Nov, 3:00
 * pm.
 */
export function IndianTime({ time }: { time: string }) {
  const intl = useIntl();
  const { direction, language } = useLanguage();
  const parts = intl.formatDateToParts(time, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hourCycle(language),
    timeZone: 'Asia/Kolkata',
  });
  return (
    <time dateTime={time} dir={direction}>
      {withoutBreaks(parts)}
    </time>
  );
}

/** A month (YYYY-MM) in words: November 2026. */
export const Month = ({ month }: { month: string }) => (
  <FormattedDate value={`${month}-01`} month="long" year="numeric" timeZone="UTC" />
);

/**
 * A day and time in the reader's own zone; it runs as the interface does, also within a text that
 * does not.
 */
export function DateTime({ time }: { time: string }) {
  const intl = useIntl();
  const { direction, language } = useLanguage();
  const parts = intl.formatDateToParts(time, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: hourCycle(language),
  });
  return (
    <time dateTime={time} dir={direction}>
      {withoutBreaks(parts)}
    </time>
  );
}

const clockListeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all: a list of ten thousand has as many ages. */
function subscribeToClock(changed: () => void): () => void {
  clockListeners.add(changed);
  timer ??= setInterval(() => {
    for (const listener of clockListeners) listener();
  }, 30_000);
  return () => {
    clockListeners.delete(changed);
    if (clockListeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentMinute = () => Math.floor(serverNow() / 60_000) * 60_000;

/** Renders again only when the text changes. */
function useRelativeTime(
  time: string,
  now: number | undefined,
): ReturnType<typeof relativeTimeParts> {
  const age = () => {
    const { value, unit } = relativeTimeParts(time, now ?? currentMinute());
    return `${value} ${unit}`;
  };
  const [value, unit] = useSyncExternalStore(subscribeToClock, age, age).split(' ');
  return { value: Number(value), unit: unit as Intl.RelativeTimeFormatUnit };
}

/** In the unit in which phones and shops count: a thousand bytes are a kilobyte. */
export function formatBytes(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return intl.formatNumber(bytes / (isLarge ? 1_000_000 : 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
