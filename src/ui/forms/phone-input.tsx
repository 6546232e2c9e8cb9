import type { ComponentProps } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { controlRecipe } from '#src/theme/recipes/control.ts';
import { useFieldProps } from './field.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    width: 'full',
    alignItems: 'stretch',
    bg: 'surface.raised',
    borderWidth: '2px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    overflow: 'clip',
    _hover: { borderColor: 'ink.muted' },
    '&:has([aria-invalid])': { borderColor: 'danger' },
    '&:focus-within': {
      borderColor: 'focus',
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
    },
  },
});

const Prefix = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: '4',
    bg: 'surface.sunken',
    color: 'ink.muted',
    fontWeight: 'semibold',
    fontSize: 'lg',
  },
});

const Input = chakra('input', controlRecipe);

/** An Indian mobile number after a fixed +91: ten digits, always from left to right. */
export function PhoneInput(props: ComponentProps<typeof Input>) {
  return (
    <Frame dir="ltr" lang="en">
      <Prefix aria-hidden="true">+91</Prefix>
      <Input
        {...useFieldProps()}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        /* Room for a pasted number with prefix and blanks; the rule counts its digits. */
        maxLength={20}
        fontSize="xl"
        letterSpacing="wide"
        border="none"
        borderRadius="0"
        _focusVisible={{ outline: 'none' }}
        {...props}
      />
    </Frame>
  );
}
