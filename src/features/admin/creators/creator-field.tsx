import type { ReactNode } from 'react';
import { type Path, useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { CreatorValues } from '#domain/forms/creator-form.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { Box } from '#src/ui/layout/layout.tsx';

export type CreatorForm = SchemaForm<CreatorValues, CreatorValues>;
type FieldName = Path<CreatorValues> & keyof CreatorValues;

const scheme = 'https://';

/** Which rule a field breaks, and what would be right; null where it breaks none. */
export function creatorFieldError(form: CreatorForm, field: FieldName): ReactNode {
  const code = fieldErrorCode(form, field);
  if (!code) return null;
  switch (`${field} ${code}`) {
    case 'handle malformed':
      return (
        <FormattedMessage
          id="creators.problem.handle"
          defaultMessage="Use {min} to {max} characters: lowercase letters (a–z), numbers, dots and underscores. Start with a letter."
          values={{ min: limits.handleMin, max: limits.handleMax }}
        />
      );
    case 'handle not-allowed':
      return (
        <FormattedMessage
          id="creators.problem.reserved"
          defaultMessage="This handle is reserved. Choose another one."
        />
      );
    case 'phone taken':
      return (
        <FormattedMessage
          id="creators.problem.phone-taken"
          defaultMessage="Another account signs in with this number."
        />
      );
    case 'phone not-allowed':
      return (
        <FormattedMessage
          id="creators.problem.phone-used"
          defaultMessage="The creator has signed in already. Only they can change the number."
        />
      );
    case 'socialProfileLink malformed':
      return (
        <FormattedMessage
          id="creators.problem.link"
          defaultMessage="Enter the full link, starting with {example}"
          values={{ example: <bdi dir="ltr">{scheme}</bdi> }}
        />
      );
    default:
      return <FieldMessage code={code} />;
  }
}

type ControlProps<Name extends FieldName> = {
  form: CreatorForm;
  name: Name;
  children: (
    value: CreatorValues[Name],
    onChange: (value: CreatorValues[Name]) => void,
  ) => ReactNode;
};

/** A field whose input is not the browser's own; a wrong one still gets the focus. */
export function FormControl<Name extends FieldName>({ form, name, children }: ControlProps<Name>) {
  const { field } = useController({ control: form.control, name });
  const focusable = 'input, button[role="combobox"]';
  return (
    <Box
      ref={(element: HTMLElement | null) =>
        field.ref(
          element && { focus: () => element.querySelector<HTMLElement>(focusable)?.focus() },
        )
      }
    >
      {children(field.value as CreatorValues[Name], field.onChange)}
    </Box>
  );
}
