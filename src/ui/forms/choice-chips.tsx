import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { ErrorLine } from './field.tsx';

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    paddingInline: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'line.strong',
    bg: 'surface.raised',
    fontWeight: 'semibold',
    fontSize: 'sm',
    cursor: 'pointer',
    '& svg': { display: 'none' },
    _hover: { borderColor: 'ink.muted' },
    '&:has(:checked)': {
      bg: 'surface.inverse',
      color: 'ink.inverse',
      borderColor: 'surface.inverse',
    },
    '&:has(:checked) svg': { display: 'block' },
    '&:has(:focus-visible)': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
  },
});
/** Covers the whole chip, so that a touch hits the checkbox itself. */
const Box = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    cursor: 'pointer',
  },
});

type ChipProps = {
  value: string;
  label: ReactNode;
  /** Where the label is in another language than the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  inputProps: ComponentProps<'input'>;
};

/** One of several choices that can be combined. */
export const ChoiceChip = ({ value, label, lang, dir, inputProps }: ChipProps) => (
  <Chip lang={lang} dir={dir}>
    <Box type="checkbox" value={value} {...inputProps} />
    <Check size="1.1em" strokeWidth={3} aria-hidden="true" />
    {label}
  </Chip>
);

type ChipsProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly Omit<ChipProps, 'inputProps'>[];
  /** Of all boxes: `form.register(…)`. */
  inputProps: ComponentProps<'input'>;
};

/** Any number of a few choices, as chips. */
export function ChoiceChips({ legend, hint, error, choices, inputProps }: ChipsProps) {
  const about = useId();
  return (
    <chakra.fieldset minWidth="0" aria-describedby={hint || error ? about : undefined}>
      <chakra.legend fontWeight="semibold" lineHeight="heading" marginBlockEnd="2">
        {legend}
      </chakra.legend>
      <Stack gap="3">
        <Stack id={about} gap="1" aria-live="polite" css={{ '&:empty': { display: 'none' } }}>
          {hint && (
            <Text size="sm" muted>
              {hint}
            </Text>
          )}
          {error && <ErrorLine>{error}</ErrorLine>}
        </Stack>
        <Row gap="2">
          {choices.map((choice) => (
            <ChoiceChip key={choice.value} {...choice} inputProps={inputProps} />
          ))}
        </Row>
      </Stack>
    </chakra.fieldset>
  );
}
