import { useIntl } from 'react-intl';
import { Text } from '#src/ui/layout/text.tsx';

type DisplayedFacts = { width: number | null; height: number | null; durationMs: number | null };
type Props = {
  name?: string | undefined;
  bytes?: number | undefined;
  facts: DisplayedFacts | null;
};

/** Which video it is: "VID_20261120.mp4", then "12 MB · 0:34 · 1280×720". */
export function VideoDetails({ name, bytes, facts }: Props) {
  const intl = useIntl();
  const details = [
    bytes === undefined ? null : formatBytes(bytes, intl),
    facts?.durationMs ? formatDuration(facts.durationMs) : null,
    facts?.width && facts.height ? `${facts.width}×${facts.height}` : null,
  ].filter((part) => part !== null);
  if (!name && details.length === 0) return null;
  return (
    <Text size="sm" overflowWrap="anywhere">
      {name && <bdi>{name}</bdi>}
      {name && <br />}
      <Text as="span" muted dir="auto">
        {details.join(' · ')}
      </Text>
    </Text>
  );
}

type Intl = ReturnType<typeof useIntl>;

/** Bytes as phones and shops count them: 12 MB, 1.2 GB. */
function formatBytes(bytes: number, intl: Intl): string {
  const [value, unit] =
    bytes >= 1e9
      ? ([bytes / 1e9, 'gigabyte'] as const)
      : bytes >= 1e6
        ? ([bytes / 1e6, 'megabyte'] as const)
        : ([bytes / 1e3, 'kilobyte'] as const);
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits });
}

/** 0:34, 12:05, 1:02:05. */
export function formatDuration(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
