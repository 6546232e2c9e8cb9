import type { ReactNode } from 'react';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';

type Props = {
  label: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** In UTF-16 units, as the contract counts. */
  maxLength?: number;
};

/** The text search above a list. The list waits until the person stops typing. */
export function SearchField({ label, value, onChange, maxLength = 100 }: Props) {
  return (
    <Field label={label}>
      <TextInput
        type="search"
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
