import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';
import type { ProfileFormValues } from '#machines/flow/profile/profile.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const scheme = 'https://';

type FieldErrorProps = { field: keyof ProfileFormValues; code: RuleCode };

/** Which rule of the profile a field breaks, and what would be right. */
export function ProfileFieldError({ field, code }: FieldErrorProps) {
  switch (`${field} ${code}` as const) {
    case 'name not-allowed':
      return <FieldMessage code="characters-not-allowed" />;
    case 'handle malformed':
      return <MalformedHandle />;
    case 'handle not-allowed':
      return <ReservedHandle />;
    case 'languages list-required':
    case 'languages required':
      return (
        <FormattedMessage
          id="profile.problem.languages"
          defaultMessage="Choose at least one language."
        />
      );
    case 'socialProfileLink malformed':
      return (
        <FormattedMessage
          id="profile.problem.link"
          defaultMessage="Enter the full link to your page, starting with {example}"
          values={{ example: <bdi dir="ltr">{scheme}</bdi> }}
        />
      );
    case 'isAdult required':
      return (
        <FormattedMessage id="profile.problem.age" defaultMessage="Creators must be 18 or older." />
      );
    default:
      return <FieldMessage code={code} />;
  }
}

export function MalformedHandle() {
  return (
    <FormattedMessage
      id="profile.handle.malformed"
      defaultMessage="Use {min} to {max} characters: lowercase letters (a–z), numbers, dots and underscores. Start with a letter."
      values={{ min: limits.handleMin, max: limits.handleMax }}
    />
  );
}

export function ReservedHandle() {
  return (
    <FormattedMessage
      id="profile.handle.reserved"
      defaultMessage="This handle is reserved. Choose another one."
    />
  );
}

/** A field's problem where the ui kit's Field does not fit: groups of boxes. */
export function GroupFieldError({ id, ...problem }: FieldErrorProps & { id: string }) {
  return (
    <Text
      id={id}
      size="sm"
      color="danger"
      fontWeight="medium"
      display="flex"
      gap="2"
      css={{ '& svg': { flexShrink: '0', marginBlockStart: '0.2em' } }}
    >
      <CircleAlert size="1.1em" aria-hidden="true" />
      <span>
        <ProfileFieldError {...problem} />
      </span>
    </Text>
  );
}
