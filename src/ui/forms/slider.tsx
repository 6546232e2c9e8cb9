import { chakra } from '#src/theme/chakra.tsx';

const Range = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: 'target',
    margin: '0',
    bg: 'transparent',
    cursor: 'pointer',
    accentColor: 'accent',
    _disabled: { opacity: '0.5', cursor: 'default' },
  },
});

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number | 'any';
  /** The value in words. */
  valueText: string;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A value between two ends. Arrow keys move it by a fortieth where there is no step. */
export function Slider({ label, valueText, onChange, ...native }: SliderProps) {
  return (
    <Range
      {...native}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
