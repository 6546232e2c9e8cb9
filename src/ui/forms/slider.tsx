import { Slider as ChakraSlider } from '@chakra-ui/react/slider';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { ChakraProvider } from '../layout/chakra-provider.tsx';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number | 'any';
  /** The value in words. */
  valueText: string;
  /** For what runs from left to right in every language. */
  direction?: 'ltr';
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** Arrow keys move it by a fortieth where there is no step. */
const keySteps = 40;
/** Without a step a pointer moves it by less than can be seen. */
const pointerSteps = 1000;

/** A value between two ends. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, valueText, direction, disabled = false, onChange } = props;
  const hasRange = max > min;
  const range = hasRange ? max - min : 1;
  const keyStep = step === 'any' ? range / keySteps : step;
  const handleArrow = useArrowKeys(direction, (steps) => {
    if (!disabled) onChange(Math.min(max, Math.max(min, value + steps * keyStep)));
  });
  return (
    <ChakraProvider direction={direction}>
      <ChakraSlider.Root
        min={min}
        max={min + range}
        step={step === 'any' ? range / pointerSteps : step}
        largeStep={Math.max(keyStep, range / 10)}
        value={[value]}
        disabled={disabled || !hasRange}
        getAriaValueText={() => valueText}
        onValueChange={({ value: [next = min] }) => onChange(next)}
      >
        <ChakraSlider.Label>{label}</ChakraSlider.Label>
        <ChakraSlider.Control>
          <ChakraSlider.Track>
            <ChakraSlider.Range />
          </ChakraSlider.Track>
          <ChakraSlider.Thumb index={0} onKeyDown={handleArrow} />
        </ChakraSlider.Control>
      </ChakraSlider.Root>
    </ChakraProvider>
  );
}

/**
 * All four arrows (WAI-ARIA slider): Chakra's own takes two of them, and moves by the step of the
 * pointer.
 */
function useArrowKeys(direction: 'ltr' | undefined, move: (steps: 1 | -1) => void) {
  const { direction: page } = useLanguage();
  return (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const forwards = (direction ?? page) === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    const isForwards = event.key === 'ArrowUp' || event.key === forwards;
    if (!isForwards && !/^Arrow(Down|Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    move(isForwards ? 1 : -1);
  };
}
