import { isStorable } from '#domain/language/storable-text.ts';

/**
 * A validator's error of a field. JSON Schema has no keyword for well-formed text, so that one is
 * ours.
 */
export type UnstorableText = {
  keyword: 'storable';
  instancePath: string;
  params: Record<string, never>;
  message: string;
};

/**
 * Every text in a value of JSON that the database cannot hold, by its JSON pointer. Bodies are not
 * deep (scan-json.ts).
 */
export function unstorableTexts(value: unknown, instancePath = ''): UnstorableText[] {
  if (typeof value === 'string') {
    if (isStorable(value)) return [];
    return [
      { keyword: 'storable', instancePath, params: {}, message: 'must be text that can be stored' },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unstorableTexts(part, `${instancePath}/${name}`),
  );
}
