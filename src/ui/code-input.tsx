import { type ClipboardEvent, type ComponentProps, type SyntheticEvent, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { codeDigits } from '#domain/one-time-code.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { useFieldWiring } from './field.tsx';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `repeat(${limits.otpDigits}, minmax(0, 4rem))`,
    gap: '3',
    width: 'fit-content',
    maxWidth: 'full',
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
    current: {
      true: { borderColor: 'accent', outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'accent' },
    },
  },
});

/* The one real input lies over the drawn cells; its own text is not painted, so that every digit sits in its cell. */
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
  /** The digits so far, Latin. */
  value: string;
  onChange: (digits: string) => void;
  /** Called when the last digit is there. */
  onComplete?: (digits: string) => void;
};

/**
 * The one-time code: one input, drawn as four cells, so that the phone can fill it in from the message and a paste of
 * "1 2 3 4" or of native digits works.
 */
export function CodeInput({ value, onChange, onComplete, ...rest }: CodeInputProps) {
  const wiring = useFieldWiring();
  const [isFocused, setFocused] = useState(false);
  const take = (typed: string) => {
    const digits = codeDigits(typed);
    if (digits !== value) onChange(digits);
    if (digits.length === limits.otpDigits && digits !== value) onComplete?.(digits);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  };
  const current = Math.min(value.length, limits.otpDigits - 1);
  return (
    <Frame dir="ltr" lang="en">
      {Array.from({ length: limits.otpDigits }, (_, position) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are the positions
          key={position}
          aria-hidden="true"
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
