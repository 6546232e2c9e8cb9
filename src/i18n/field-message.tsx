import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import {
  forbiddenCharacters,
  parseRuleCode,
  type RuleCode,
  type RuleName,
} from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';

/* English texts are those of spec point 5 where it has one. */
/** The field of a time says these itself (src/ui/forms/indian-time-field.tsx). */
type TimeRule = 'too-early' | 'too-late';

const messages: Record<Exclude<RuleName, TimeRule>, MessageDescriptor> = defineMessages({
  required: {
    id: 'failure.field.required',
    defaultMessage: 'This field is required.',
    description: 'Field error: a field that was left empty',
  },
  'list-required': {
    id: 'failure.field.list-required',
    defaultMessage: 'Choose at least one.',
    description: 'Field error: a list of which nothing is chosen',
  },
  'too-long': {
    id: 'failure.field.too-long',
    defaultMessage:
      '{length, plural, =0 {This is too long.} one {Use # character or fewer.} other {Use # characters or fewer.}}',
    description: 'Field error: length is 0 when the limit is not known',
  },
  'too-short': {
    id: 'failure.field.too-short',
    defaultMessage:
      '{length, plural, =0 {This is too short.} one {Use at least # character.} other {Use at least # characters.}}',
    description: 'Field error: length is 0 when the limit is not known',
  },
  'too-many': {
    id: 'failure.field.too-many',
    defaultMessage: "You've added too many.",
    description: 'Field error',
  },
  malformed: {
    id: 'failure.field.malformed',
    defaultMessage: "This isn't in the right format.",
    description: 'Field error',
  },
  'not-allowed': {
    id: 'failure.field.not-allowed',
    defaultMessage: "You can't choose this.",
    description: 'Field error',
  },
  'unknown-field': {
    id: 'failure.field.unknown-field',
    defaultMessage: "This information isn't needed here.",
    description: 'Field error',
  },
  taken: {
    id: 'failure.field.taken',
    defaultMessage: 'This is taken. Try another.',
    description: 'Field error',
  },
  'easily-guessed': {
    id: 'failure.field.easily-guessed',
    defaultMessage:
      'This password is easy to guess. Use several unrelated words, without your name or email.',
    description: 'Field error: a new password',
  },
  'more-than-5-digits': {
    id: 'failure.field.more-than-5-digits',
    defaultMessage: 'Only 5 digits allowed.',
    description: 'Field error',
  },
  'not-a-number': {
    id: 'failure.field.not-a-number',
    defaultMessage: 'Required to be number',
    description: 'Field error: digits only',
  },
  'not-characters': {
    id: 'failure.field.not-characters',
    defaultMessage: 'Required to be character',
    description: 'Field error: no digits',
  },
  'not-decimal': {
    id: 'failure.field.not-decimal',
    defaultMessage: 'Should be in decimal',
    description: 'Field error',
  },
  'not-integer': {
    id: 'failure.field.not-integer',
    defaultMessage: 'Should be integer',
    description: 'Field error',
  },
  'email-malformed': {
    id: 'failure.field.email-malformed',
    defaultMessage: 'Please enter a valid email',
    description: 'Field error',
  },
  'phone-not-10-digits': {
    id: 'failure.field.phone-not-10-digits',
    defaultMessage: 'Phone number should be 10 digits only',
    description: 'Field error',
  },
  'phone-malformed': {
    id: 'failure.field.phone-malformed',
    defaultMessage: 'Please enter a valid phone number',
    description: 'Field error',
  },
  'code-incomplete': {
    id: 'failure.field.code-incomplete',
    defaultMessage: 'Enter all {digits} digits of the code.',
    description: 'Field error: the one-time code',
  },
  'range-incomplete': {
    id: 'failure.field.range-incomplete',
    defaultMessage: 'Choose a start date and an end date.',
    description: 'Field error: a range of dates with one end only',
  },
  'characters-not-allowed': {
    id: 'failure.field.characters-not-allowed',
    defaultMessage: "You can't use these characters: {characters}",
    description: 'Field error',
  },
  'json-malformed': {
    id: 'failure.field.json-malformed',
    defaultMessage: "This isn't valid JSON.",
    description: 'Field error',
  },
  'ends-before-start': {
    id: 'failure.field.ends-before-start',
    defaultMessage: "The last day can't be before the first day.",
    description: 'Field error: a range of dates',
  },
});

const characters = Array.from(forbiddenCharacters).join(' ');

/**
 * Which rule a field breaks, in the reader's language: the one translator of `RuleCode`. A rule
 * that a newer server has added counts as `malformed`.
 */
export function FieldMessage({
  code,
  digits = limits.otpDigits,
}: {
  code: RuleCode;
  /** For a one-time code. */
  digits?: number;
}) {
  const { name, length } = parseRuleCode(code);
  return (
    <FormattedMessage
      {...(messages[name as Exclude<RuleName, TimeRule>] ?? messages.malformed)}
      values={{
        length: length ?? 0,
        digits,
        characters: <bdi dir="ltr">{characters}</bdi>,
      }}
    />
  );
}
