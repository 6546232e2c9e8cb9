import { FormattedNumber } from 'react-intl';

const units = [
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
  { unit: 'second', milliseconds: 1000 },
] as const;

/** A length of time in its largest fitting unit, such as 4.2 min. */
export function Duration({ milliseconds }: { milliseconds: number }) {
  const fitting = units.find((one) => milliseconds >= one.milliseconds) ?? units[2];
  return (
    <FormattedNumber
      value={milliseconds / fitting.milliseconds}
      style="unit"
      unit={fitting.unit}
      unitDisplay="short"
      maximumFractionDigits={1}
    />
  );
}
