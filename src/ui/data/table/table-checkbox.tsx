import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';

const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '8',
    minHeight: '8',
    cursor: 'pointer',
  },
});
const Input = chakra('input', {
  base: { accentColor: 'accent', width: '5', height: '5', cursor: 'inherit' },
});

type Props = {
  checked: boolean;
  isMixed?: boolean;
  disabled?: boolean;
  onChange: (event: unknown) => void;
  label: ReactNode;
};

/** A checkbox whose label only screen readers say. Holding Shift ticks a range of rows. */
export function TableCheckbox({ checked, isMixed = false, disabled, onChange, label }: Props) {
  return (
    <Target>
      <Input
        type="checkbox"
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isMixed;
        }}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Target>
  );
}
