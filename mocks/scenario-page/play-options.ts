import { createHash } from 'node:crypto';
import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';

/** How the calls of a browser fail on top of its scenario. */
export type NetworkConditions = {
  /** Seconds that each call takes longer. */
  slow: number;
  /** Percent of the calls that are answered 503 `database-unavailable`. */
  errors: number;
  /** After this many calls none gets a reply; 0 is never. */
  offline: number;
};

/** How a scenario is opened: all of it fits into a link. */
export type PlayOptions = NetworkConditions & {
  /** `own` is what the scenario says. */
  language: 'own' | InterfaceLanguage;
  /** `own` is what the device asks for. */
  theme: 'own' | 'light' | 'dark';
  /** Of the frame that shows the portal, in CSS pixels; 0 is the whole window. */
  width: number;
};

/** The widths that a scenario can be opened in. */
export const frameWidths = [320, 360, 768, 1280];

const conditionSchemas = {
  slow: { type: 'number', minimum: 0, maximum: 30, default: 0 },
  errors: { type: 'integer', minimum: 0, maximum: 100, default: 0 },
  offline: { type: 'integer', minimum: 0, maximum: 10_000, default: 0 },
};

/** Query parameters of `NetworkConditions`. */
export const conditionsQuery = { type: 'object', properties: conditionSchemas };

/** Query parameters of `PlayOptions`, and `go`: another page than the scenario's first. */
export const optionsQuery = {
  type: 'object',
  properties: {
    ...conditionSchemas,
    language: { enum: ['own', ...interfaceLanguages], default: 'own' },
    theme: { enum: ['own', 'light', 'dark'], default: 'own' },
    width: { type: 'integer', enum: [0, ...frameWidths], default: 0 },
    go: { type: 'string', maxLength: 2000 },
  },
};

/** Options under which a scenario is played as it was written. */
export const plainOptions: PlayOptions = {
  slow: 0,
  errors: 0,
  offline: 0,
  language: 'own',
  theme: 'own',
  width: 0,
};

/** The outcome of a call: it is answered, fails, or gets no reply. */
export type Outcome = 'answered' | 'failed' | 'no-reply';

/**
 * The outcome of a browser's n-th call, counted from 1. The same call always has the same outcome,
 * so that a link shows everybody the same.
 */
export function outcomeOf({ errors, offline }: NetworkConditions, call: number): Outcome {
  if (offline > 0 && call > offline) return 'no-reply';
  return percentile(call) < errors ? 'failed' : 'answered';
}

/** A number from 0 to below 100 that looks random and depends on the call alone. */
function percentile(call: number): number {
  return (createHash('sha256').update(String(call)).digest().readUInt32BE(0) / 2 ** 32) * 100;
}
