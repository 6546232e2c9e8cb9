import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { serverNow } from '#src/api/server-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days, rounded; below two days hours, below two hours minutes; null when no time is left. */
export function timeLeftParts(
  until: string,
  now: number,
): { value: number; unit: 'day' | 'hour' | 'minute' } | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= 2 * day) return { value: Math.round(left / day), unit: 'day' };
  if (left >= 2 * hour) return { value: Math.floor(left / hour), unit: 'hour' };
  return { value: Math.ceil(left / minute), unit: 'minute' };
}

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, minute / 2);
  return () => clearInterval(timer);
}

/** How long there is until a time by the server's clock; it counts down on the open page. */
export function useTimeLeft(until: string): ReturnType<typeof timeLeftParts> {
  const shown = () => {
    const parts = timeLeftParts(until, serverNow());
    return parts ? `${parts.value} ${parts.unit}` : '';
  };
  const [value, unit] = useSyncExternalStore(subscribe, shown, shown).split(' ');
  return value ? { value: Number(value), unit: unit as 'day' | 'hour' | 'minute' } : null;
}

/** "14 days left". */
export function TimeLeft({ value, unit }: NonNullable<ReturnType<typeof timeLeftParts>>) {
  switch (unit) {
    case 'day':
      return (
        <FormattedMessage
          id="ui.left.days"
          defaultMessage="{count, plural, one {# day left} other {# days left}}"
          values={{ count: value }}
        />
      );
    case 'hour':
      return (
        <FormattedMessage
          id="ui.left.hours"
          defaultMessage="{count, plural, one {# hour left} other {# hours left}}"
          values={{ count: value }}
        />
      );
    case 'minute':
      return (
        <FormattedMessage
          id="ui.left.minutes"
          defaultMessage="{count, plural, one {# minute left} other {# minutes left}}"
          values={{ count: value }}
        />
      );
  }
}
