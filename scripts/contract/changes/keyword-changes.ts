import { isDeepStrictEqual } from 'node:util';
import { type AnySchema, type Comparison, type Effect, named, severityOf } from './change.ts';
import { allowedValues, isAnnotation } from './schema-variants.ts';

const upperLimits: Record<string, string> = {
  maxLength: 'characters at most',
  maxItems: 'items at most',
  maxProperties: 'fields at most',
  maximum: 'as its largest value',
  exclusiveMaximum: 'as the value that it stays below',
};
const lowerLimits: Record<string, string> = {
  minLength: 'characters at least',
  minItems: 'items at least',
  minProperties: 'fields at least',
  minimum: 'as its smallest value',
  exclusiveMinimum: 'as the value that it stays above',
};
/** Compared elsewhere: in schema-changes.ts, or here as a list of values. */
const comparedApart = new Set([
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);

/** Compares every keyword that restricts the value itself and not its parts. */
export function compareKeywords(
  comparison: Comparison,
  path: string,
  before: AnySchema,
  after: AnySchema,
): void {
  compareValues(comparison, path, before, after);
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const keyword of keywords) {
    if (isAnnotation(keyword) || comparedApart.has(keyword)) continue;
    if (keyword === 'default' && comparison.direction !== 'request') continue;
    const [from, to] = [before[keyword], after[keyword]];
    if (isDeepStrictEqual(from, to)) continue;
    const unit = upperLimits[keyword] ?? lowerLimits[keyword];
    const effect = unit ? effectOfLimit(keyword, from, to) : effectOfRule(keyword, from, to);
    comparison.changes.push({
      severity: severityOf(effect, comparison.direction),
      text:
        unit && to !== undefined
          ? `${named(path)} has ${shown(to)} ${unit}, before ${shown(from)}`
          : `${named(path)} has ${ruleText(keyword, from, to)}`,
    });
  }
}

function effectOfLimit(keyword: string, from: unknown, to: unknown): Effect {
  const isUpper = keyword in upperLimits;
  const open = isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [low, high] = [Number(from ?? open), Number(to ?? open)];
  return (isUpper ? high < low : high > low) ? 'narrower' : 'wider';
}

/** A rule that appears narrows, one that disappears widens, and one that changes may do both. */
function effectOfRule(keyword: string, from: unknown, to: unknown): Effect {
  if (keyword === 'default') return 'different';
  if (from === undefined || from === false) return 'narrower';
  return to === undefined || to === false ? 'wider' : 'different';
}

function ruleText(keyword: string, from: unknown, to: unknown): string {
  if (from === undefined) return `the new rule \`${keyword}: ${shown(to)}\``;
  if (to === undefined) return `no \`${keyword}\` any more, before \`${shown(from)}\``;
  return `\`${keyword}: ${shown(to)}\`, before \`${shown(from)}\``;
}

function shown(value: unknown): string {
  if (value === undefined) return 'no limit';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function compareValues(
  comparison: Comparison,
  path: string,
  before: AnySchema,
  after: AnySchema,
): void {
  const { direction, changes } = comparison;
  const [from, to] = [allowedValues(before), allowedValues(after)];
  const say = (effect: Effect, text: string) =>
    changes.push({ severity: severityOf(effect, direction), text: `${named(path)} ${text}` });
  if (!from && to) say('narrower', `allows only ${list(to)}, before any value of its type`);
  if (from && !to) say('wider', `allows any value of its type, before only ${list(from)}`);
  if (!from || !to) return;
  const added = to.filter((value) => !from.includes(value));
  const removed = from.filter((value) => !to.includes(value));
  if (removed.length > 0) say('narrower', `no longer allows ${list(removed)}`);
  if (added.length === 0) return;
  // Callers fall back to the status when they do not know an error code.
  if (direction === 'error')
    changes.push({ severity: 'compatible', text: `${named(path)} can also be ${list(added)}` });
  else say('wider', `can also be ${list(added)}`);
}

function list(values: unknown[]): string {
  return values.map((value) => `\`${String(value)}\``).join(', ');
}
