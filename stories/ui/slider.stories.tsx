import { useState } from 'react';
import { Slider } from '#src/ui/forms/slider.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export default { title: 'UI/Slider', tags: ['!screen'] };

type Options = Partial<Parameters<typeof Slider>[0]>;

function Drawn({ value: initial = 40, ...options }: Options) {
  const [value, setValue] = useState(initial);
  return (
    <Box padding="6" maxWidth="dialogNarrow">
      <Slider
        label="Zoom"
        min={0}
        max={100}
        step={10}
        {...options}
        value={value}
        valueText={`${value}%`}
        onChange={setValue}
      />
    </Box>
  );
}

const story = (options: Options) => ({ render: () => <Drawn {...options} /> });

export const Middle = story({});
export const AtStart = story({ value: 0 });
export const AtEnd = story({ value: 100 });
export const WithoutSteps = story({ step: 'any', value: 33.3 });
export const Disabled = story({ disabled: true });

/** Nothing to choose: a picture that is not large enough to be enlarged. */
export const WithoutRange = story({ value: 0, max: 0 });

/** Runs from left to right in Urdu too. */
export const LeftToRight = story({ direction: 'ltr', value: 20 });
