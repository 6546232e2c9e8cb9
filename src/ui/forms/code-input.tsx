import { type ClipboardEvent, type ComponentProps, type SyntheticEvent, useState } from 'react';
import { codeDigits } from '#domain/auth/one-time-code.ts';
import { limits } from '#domain/limits.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { useFieldProps } from './field.tsx';

const longGroup = `repeat(${limits.otpLongDigits / 2}, minmax(0, 3rem))`;

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `repeat(${limits.otpDigits}, minmax(0, 4rem))`,
    gap: '3',
    width: 'fit-content',
    maxWidth: 'full',
  },
  variants: {
    long: {
      // Eight digits are read in two groups, with an empty column between them.
      true: { gridTemplateColumns: `${longGroup} 0.25rem ${longGroup}`, gap: '1' },
    },
  },
});

const Cell = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '4rem',
    maxWidth: 'full',
    height: '4.25rem',
    bg: 'surface.raised',
    borderWidth: '2px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'code',
    fontWeight: 'bold',
    lineHeight: 'none',
  },
  variants: {
    invalid: { true: { borderColor: 'danger' } },
    long: { true: { width: '3rem', height: '3.5rem' } },
    secondGroup: { true: { gridColumnStart: `${limits.otpLongDigits / 2 + 2}` } },
    current: {
      true: {
        borderColor: 'accent',
        outlineWidth: '3px',
        outlineStyle: 'solid',
        outlineColor: 'focus',
      },
    },
  },
});

/*
 * One real input above the drawn cells. Its own text is invisible, so that every digit sits in its
 * cell.
 */
const Input = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    bg: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    border: 'none',
    fontSize: 'code',
    _focusVisible: { outline: 'none' },
    _selection: { bg: 'transparent', color: 'transparent' },
  },
});

type CodeInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange'> & {
  /** The number of digits of the code, by default four. */
  digits?: number;
  /** The digits so far, Latin. */
  value: string;
  onChange: (digits: string) => void;
};

/**
 * The one-time code: one input, drawn as a cell for each digit, so that the phone can fill it in
 * from the message and a paste of "1 2 3 4" or of native digits works.
 */
export function CodeInput({ digits = limits.otpDigits, value, onChange, ...rest }: CodeInputProps) {
  const wiring = useFieldProps();
  const [isFocused, setFocused] = useState(false);
  const take = (typed: string) => {
    const entered = codeDigits(typed, digits);
    if (entered !== value) onChange(entered);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  };
  const current = Math.min(value.length, digits - 1);
  const isLong = digits > limits.otpDigits;
  return (
    <Frame dir="ltr" lang="en" long={isLong}>
      {Array.from({ length: digits }, (_, position) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are the positions
          key={position}
          aria-hidden="true"
          long={isLong}
          secondGroup={isLong && position === limits.otpLongDigits / 2}
          current={isFocused && position === current}
          invalid={Boolean(wiring['aria-invalid'])}
        >
          {value[position]}
        </Cell>
      ))}
      <Input
        {...wiring}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        value={value}
        onChange={(event) => take(event.currentTarget.value)}
        onPaste={paste}
        onSelect={keepCaretAtEnd}
        onFocus={() => setFocused(true)}
        {...rest}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
      />
    </Frame>
  );
}

/* A caret between two digits could not be seen. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}
