import * as v from 'valibot';
import type { FieldCode } from '../contract/error-codes.ts';
import { cleanName } from '../language/clean-name.ts';
import { completeRange, type Rule, type RuleCode, required } from './validation-rules.ts';

/*
 * The building blocks of form schemas. A schema says what each field accepts, by the rules of
 * `domain/forms/validation-rules.ts`, and outputs trimmed values in the shape of the contract. The
 * message of every issue is a RuleCode.
 */

/** Any other invalid input, with the contract's code. */
export const issueCode = (fieldCode: FieldCode) => fieldCode;

/** The fields of a form in page order; a missing one is `required`. */
export const formObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, issueCode('required'));

/** A rule of the library as a step of a field. */
export const followsRule = <Value>(rule: Rule<Value>) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const broken = dataset.typed ? rule(dataset.value) : null;
    if (broken) addIssue({ message: broken });
  });

const typed = v.pipe(v.string(issueCode('required')), v.trim());

/** Text that has to be there. */
export const requiredText = v.pipe(typed, followsRule(required));

/** Text that may be left out. */
export const optionalText = typed;

const cleanTyped = v.pipe(v.string(issueCode('required')), v.transform(cleanName));

/** The name of a person or a thing, as others will see it. */
export const requiredName = v.pipe(cleanTyped, followsRule(required));

/** Such a name that may be left out. */
export const optionalName = cleanTyped;

/**
 * Two fields of a form that are both filled in or both left out: a step after `form`. The one that
 * is missing is the wrong one.
 */
export const bothOrNeither = <Values extends Record<string, unknown>>(
  from: keyof Values & string,
  to: keyof Values & string,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const ends = { from: String(dataset.value[from] ?? ''), to: String(dataset.value[to] ?? '') };
    const broken = completeRange(ends);
    if (!broken) return;
    const key = ends.from ? to : from;
    const input = dataset.value;
    addIssue({
      message: broken,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  });

/** The rules of several fields, by field: a step after `form`. */
export const followsFieldRules = <Values extends Record<string, unknown>>(
  rules: (values: Values) => Record<string, RuleCode | null>,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, broken] of Object.entries(rules(input)))
      if (broken)
        addIssue({
          message: broken,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
  });

/** Limits a field of the contract by its UTF-16 length, as it is sent. */
export const maxUtf16Length =
  (max: number): Rule<string> =>
  (text) =>
    text.length > max ? `too-long:${max}` : null;

/** The first broken rule of each field; none when the form may be sent. */
export function fieldProblems(schema: v.GenericSchema, values: unknown): Record<string, RuleCode> {
  const problems: Record<string, RuleCode> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '');
    problems[field] ??= issue.message as RuleCode;
  }
  return problems;
}
