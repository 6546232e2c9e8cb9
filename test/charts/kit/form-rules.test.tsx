import { type GenericSchema, pipe } from 'valibot';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import {
  bothOrNeither,
  followsRule,
  formObject,
  optionalText,
  requiredText,
} from '#domain/forms/form-schema.ts';
import * as rules from '#domain/forms/validation-rules.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { press } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

/*
 * The rules of spec point 5 for typed input, one by one, in the shared form: it shows the rule's
 * message, focuses the field, keeps the input and submits the corrected value. Required lists are
 * tested in the profile form (test/e2e/portal/app/form-rules.spec.ts).
 */

type Rule = rules.Rule<string>;

type Sample = [
  name: string,
  rule: Rule | null,
  wrong: string,
  right: string,
  message: string | RegExp,
];

const samples: Sample[] = [
  ['required', null, '  ', 'Meera', 'This field is required.'],
  ['at most 5 digits', rules.atMostFiveDigits, '123456', '12345', 'Only 5 digits allowed.'],
  ['digits only', rules.digitsOnly, '12a', '12', 'Required to be number'],
  ['no digits', rules.noDigits, 'Pune 4', 'Pune', 'Required to be character'],
  ['decimal', rules.decimal, '1,5', '1.5', 'Should be in decimal'],
  ['integer', rules.integer, '1.5', '15', 'Should be integer'],
  ['email', rules.email, 'meera@', 'meera@creator.example', 'Please enter a valid email'],
  [
    'phone of 10 digits',
    rules.phone,
    '98765',
    '9876543210',
    'Phone number should be 10 digits only',
  ],
  ['phone', rules.phone, '98765-abc', '9876543210', 'Please enter a valid phone number'],
  ['one-time code', rules.completeCode, '482', '4821', 'Enter all 4 digits of the code.'],
  [
    'rich text with text',
    rules.richTextRequired,
    '<p>&nbsp;</p>',
    '<p>बारिश</p>',
    'This field is required.',
  ],
  ['at least 5', rules.atLeast(5), 'four', 'fiver', /5/],
  ...[20, 30, 100, 200, 300, 400].map(
    (max): Sample => [
      `at most ${max}`,
      rules.atMost(max),
      'क'.repeat(max + 1),
      'क'.repeat(max),
      new RegExp(String(max)),
    ],
  ),
  [
    'forbidden characters',
    rules.noForbiddenCharacters,
    'a <b>',
    'a b',
    /^You can't use these characters/,
  ],
  ['valid JSON', rules.json, '{', '{}', "This isn't valid JSON."],
];

type OneFieldProps = {
  schema: GenericSchema<unknown, { value: string }>;
  onSend: (value: string) => void;
};

function OneField({ schema, onSend }: OneFieldProps) {
  const one = useSchemaForm(schema, { value: '' });
  const problem = fieldErrorCode(one, 'value');
  return (
    <form noValidate onSubmit={one.handleSubmit(({ value }) => onSend(value))}>
      <Field label="Value" error={problem && <FieldMessage code={problem} />}>
        <TextInput {...one.register('value')} />
      </Field>
      <Button type="submit">Send</Button>
    </form>
  );
}

// spec 5.1, 5.3, 5.4, 5.5, 5.7, 5.8, 5.9, 5.10, 5.11, 5.14, 5.15, 5.16, 5.17, 5.18, 5.19
it.each(samples)('%s', async (_, rule, wrong, right, message) => {
  const schema = formObject({ value: rule ? pipe(optionalText, followsRule(rule)) : requiredText });
  const sent: unknown[] = [];
  await using _drawing = await draw(
    () => <OneField schema={schema} onSend={(value) => sent.push(value)} />,
    createEmptyActor(),
  );
  const field = page.getByRole('textbox', { name: 'Value' });
  await field.fill(wrong);
  await press('Send')();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue(wrong);
  expect(sent).toEqual([]);
  await field.fill(` ${right} `);
  await press('Send')();
  await expect.poll(() => sent).toEqual([right]);
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it('a rule that this version does not know is a wrong format', async () => {
  await using _drawing = await draw(
    () => <FieldMessage code={'new-rule' as rules.RuleCode} />,
    createEmptyActor(),
  );
  await expect.element(page.getByText("This isn't in the right format.")).toBeVisible();
});

const period = pipe(
  formObject({ from: optionalText, to: optionalText }),
  bothOrNeither('from', 'to'),
);

function Period({ onSend }: { onSend: (value: unknown) => void }) {
  const dates = useSchemaForm(period, { from: '', to: '' });
  const problemAt = (field: 'from' | 'to') => {
    const problem = fieldErrorCode(dates, field);
    return problem && <FieldMessage code={problem} />;
  };
  return (
    <form noValidate onSubmit={dates.handleSubmit(onSend)}>
      <Field label="From" error={problemAt('from')}>
        <TextInput type="date" {...dates.register('from')} />
      </Field>
      <Field label="To" error={problemAt('to')}>
        <TextInput type="date" {...dates.register('to')} />
      </Field>
      <Button type="submit">Send</Button>
    </form>
  );
}

// spec 5.6
it.each([
  ['its end', 'From', 'To'],
  ['its beginning', 'To', 'From'],
])('a date range without %s', async (_, given, missing) => {
  const sent: unknown[] = [];
  await using _drawing = await draw(
    () => <Period onSend={(value) => sent.push(value)} />,
    createEmptyActor(),
  );
  await page.getByLabelText(given).fill('2026-11-01');
  await press('Send')();
  await expect.element(page.getByText('Choose a start date and an end date.')).toBeVisible();
  await expect.element(page.getByLabelText(missing)).toHaveFocus();
  await expect.element(page.getByLabelText(missing)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText(given)).toHaveValue('2026-11-01');
  expect(sent).toEqual([]);
  await page.getByLabelText(missing).fill('2026-11-01');
  await press('Send')();
  await expect.poll(() => sent).toEqual([{ from: '2026-11-01', to: '2026-11-01' }]);
});
