import { limits } from '../limits.ts';

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

/** Handles to offer when one is taken; whether they are free is for the caller to find out. */
export function handleAlternatives(handle: string): string[] {
  return ['.news', '_in', '.writes', '.desk', '1', '24', '.live'].map(
    (ending) => handle.slice(0, limits.handleMax - ending.length).replace(/[._]+$/, '') + ending,
  );
}
