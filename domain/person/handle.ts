import { limits } from '../limits.ts';
import { romaniseName } from './romanise-name.ts';

const shape = /^[a-z][a-z0-9_.]*[a-z0-9_]$/;
const reserved: readonly string[] = [
  'admin',
  'support',
  'staff',
  'help',
  'official',
  'dhcreator',
  'dailyhunt',
  'null',
  'root',
  'api',
  'login',
];

export type HandleProblem = 'malformed' | 'reserved';

/** A typed handle as it is kept: lower case, without the @ in front. */
export function normaliseHandle(typed: string): string {
  return typed.trim().replace(/^@/, '').toLowerCase();
}

/** Why a normalised handle cannot be used, apart from being taken; null when it can. */
export function handleProblem(handle: string): HandleProblem | null {
  if (handle.length < limits.handleMin || handle.length > limits.handleMax) return 'malformed';
  if (!shape.test(handle) || handle.includes('..')) return 'malformed';
  return reserved.includes(handle) ? 'reserved' : null;
}

const alternativesMax = 12;

/**
 * Handles to offer to somebody with a name: well formed, at most 12, best first. Whether they are
 * free is for the caller to find out. None for a name that cannot be written in Latin letters.
 */
export function handlesFromName(name: string): string[] {
  const words = romaniseName(name);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const wholes = [words.join('.'), words.join('_'), words.join(''), `${first}.${last}`, first];
  const fitting = wholes.map((handle) => handle.slice(0, limits.handleMax).replace(/[._]+$/, ''));
  const handles = [...fitting, ...fitting.flatMap(handleAlternatives)];
  return [...new Set(handles)]
    .filter((handle) => handleProblem(handle) === null)
    .slice(0, alternativesMax);
}

/** Handles to offer when one is taken; whether they are free is for the caller to find out. */
export function handleAlternatives(handle: string): string[] {
  return ['.news', '_in', '.writes', '.desk', '1', '24', '.live'].map(
    (ending) => handle.slice(0, limits.handleMax - ending.length).replace(/[._]+$/, '') + ending,
  );
}
