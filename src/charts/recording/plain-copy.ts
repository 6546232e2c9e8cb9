import { recordingLimits } from '#domain/problem-reports/recording-limits.ts';
import { harmlessWords } from '#generated/recorded-fields.ts';

/* The server takes no body with more levels (16) or keys in an object (64). */
const maxDepth = 8;
const maxKeys = 60;
const maxItems = 100;
/** Fields whose values must not stay in memory for longer than their chart keeps them. */
const secretName =
  /pass(word|code|phrase)|otp|secret|token|recovery|sealed|assertion|accountNumber|^pan$|^code$/i;
/** A state, an error code or the like: `code` also names these. */
const word = /^[a-z]+(-[a-z]+)*$/;

/**
 * A copy of plain data. Secrets, files and what is no data are left out: a secret keeps its length,
 * a file its type and size. Long texts and lists are cut.
 */
export function plainCopy(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return plainText(value, name);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
  if (depth > maxDepth) return undefined;
  if (value instanceof Blob) return { file: { type: value.type, size: value.size } };
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return value.slice(0, maxItems).map((item) => plainCopy(item, name, depth + 1) ?? null);
  if (value instanceof FormData || value instanceof URLSearchParams)
    return plainCopy(Object.fromEntries(value), name, depth);
  if (isForeign(value)) return undefined;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value).slice(0, maxKeys)) {
    // The rule that a field breaks is no secret, whatever the field is.
    const isRule = name === 'fields' && harmlessWords.some((code) => code === part);
    const plain = plainCopy(part, isRule ? '' : key, depth + 1);
    if (plain !== undefined) copy[key] = plain;
  }
  return copy;
}

function plainText(value: string, name: string): string {
  const isKept = !secretName.test(name) || (name === 'code' && word.test(value));
  const text = value.slice(0, recordingLimits.textMax);
  return isKept ? text : text.replace(/\p{L}/gu, 'a').replace(/\d/g, '1');
}

/** Elements, actors and bytes. */
const isForeign = (value: object) =>
  ArrayBuffer.isView(value) || value instanceof EventTarget || 'getSnapshot' in value;

/** About how many bytes a value takes as JSON. It stops counting above `max`. */
export function roughSize(value: unknown, max: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  let size = 2;
  for (const key in value) {
    size += key.length + 4 + roughSize((value as Record<string, unknown>)[key], max - size);
    if (size > max) break;
  }
  return size;
}
