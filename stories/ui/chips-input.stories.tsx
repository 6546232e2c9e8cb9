import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChipsInput } from '#src/ui/forms/chips-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export default { title: 'UI/Chips input', tags: ['!screen'] };

type Options = { value?: string[]; suggestions?: string[]; disabled?: boolean; error?: string };

function Drawn({ value: initial = [], suggestions = [], disabled = false, error }: Options) {
  const [value, setValue] = useState(initial);
  return (
    <Box padding="4" minHeight="26rem" maxWidth="dialog">
      <Field label="हैशटैग" optional error={error}>
        <ChipsInput
          value={value}
          max={3}
          suggestions={suggestions}
          disabled={disabled}
          onChange={setValue}
        />
      </Field>
    </Box>
  );
}

type Canvas = { canvasElement: HTMLElement };
type Play = (input: HTMLElement, canvas: ReturnType<typeof within>) => Promise<void>;

const story = (options: Options, play?: Play) => ({
  render: () => <Drawn {...options} />,
  play: async ({ canvasElement }: Canvas) => {
    const canvas = within(canvasElement);
    await play?.(canvas.getByLabelText(/^हैशटैग/), canvas);
  },
});
const chips = (canvas: ReturnType<typeof within>) =>
  canvas
    .queryAllByRole('button')
    .map((button: HTMLElement) => button.closest('[title]')?.getAttribute('title'));

const hasChips = (canvas: ReturnType<typeof within>, names: string[]) =>
  waitFor(() => expect(chips(canvas)).toEqual(names));

export const Empty = story({});
export const Chosen = story({ value: ['बारिश', 'विदर्भ'] });
// spec 5.24
export const LongName = story(
  { value: ['abcdefghijklmnopqrstuvwxyz', 'बारिश'] },
  async (_, canvas) => {
    await expect(canvas.getByText(/^abc/)).toHaveTextContent(/^abcdefghijklmno…$/);
    await expect(canvas.getByText('बारिश')).toBeVisible();
  },
);
export const Full = story({ value: ['बारिश', 'विदर्भ', 'खेती'] });
export const Disabled = story({ value: ['बारिश'], disabled: true });
export const Invalid = story({ value: ['बारिश'], error: 'यह हैशटैग मान्य नहीं है।' });

export const Suggesting = story({ suggestions: ['बारिश', 'बारिश2026'] }, async (input, canvas) => {
  await userEvent.type(input, 'बार');
  await expect(await canvas.findAllByRole('option')).toHaveLength(2);
});

/** What is suggested takes the place of what was typed. */
export const SuggestionTaken = story(
  { suggestions: ['बारिश', 'बारिश2026'] },
  async (input, canvas) => {
    await userEvent.type(input, 'बार');
    await userEvent.click(await canvas.findByRole('option', { name: 'बारिश2026' }));
    await hasChips(canvas, ['बारिश2026']);
    await expect(input).toHaveValue('');
  },
);

// spec 5.25
/** Enter, both commas, the sign that is no part of it, and what was left behind. */
export const Typed = story({}, async (input, canvas) => {
  await userEvent.type(input, '#बारिश{Enter}');
  await hasChips(canvas, ['बारिश']);
  await userEvent.type(input, 'विदर्भ،');
  await hasChips(canvas, ['बारिश', 'विदर्भ']);
  await userEvent.type(input, 'खेती');
  await userEvent.tab();
  await hasChips(canvas, ['बारिश', 'विदर्भ', 'खेती']);
});

/** Several at once are divided, and one that is there already is not there twice. */
export const Pasted = story({ value: ['बारिश'] }, async (input, canvas) => {
  await userEvent.click(input);
  await userEvent.paste('विदर्भ, बारिश');
  await hasChips(canvas, ['बारिश', 'विदर्भ']);
});

/** Backspace leads to the last one; pressed again, it removes it. */
export const RemovedByKeyboard = story({ value: ['बारिश', 'विदर्भ'] }, async (input, canvas) => {
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace}');
  await expect(chips(canvas)).toEqual(['बारिश', 'विदर्भ']);
  await userEvent.keyboard('{Backspace}');
  await hasChips(canvas, ['बारिश']);
});
