import type { ComponentProps } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { controlRecipe } from '#src/theme/recipes/control.ts';
import { useFieldProps } from './field.tsx';

const Input = chakra('input', controlRecipe);
const Area = chakra('textarea', controlRecipe);

/**
 * One line of text; takes all properties of an input and a `ref`, so `{...register('name')}` fits.
 */
export function TextInput(props: ComponentProps<typeof Input>) {
  return <Input {...useFieldProps()} {...props} />;
}

/** Several lines of text. */
export function TextArea(props: ComponentProps<typeof Area>) {
  return <Area {...useFieldProps()} rows={4} resize="vertical" {...props} />;
}
