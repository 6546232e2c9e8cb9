import { chakra } from '#src/theme/chakra.tsx';

const Track = chakra('div', {
  base: { height: '2', width: 'full', bg: 'line', borderRadius: 'full', overflow: 'hidden' },
});
const Filled = chakra('div', {
  base: {
    height: 'full',
    bg: 'accent',
    borderRadius: 'full',
    transitionProperty: 'inline-size',
    transitionDuration: 'moderate',
  },
});

/** Progress: `value` from 0 to 1, or null when unknown. `label` says of what. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Filled
        style={{ inlineSize: `${percent ?? 40}%` }}
        animation={value === null ? 'pulse 1.2s ease-in-out infinite' : undefined}
      />
    </Track>
  );
}
