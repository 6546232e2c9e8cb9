import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { root } from '../child-process.ts';

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }> };

/** ICU's literal text. */
const literal = 0;

/** The fixed text of all messages of a language, as `generated/messages` has it. */
export function messageTexts(language: string): string[] {
  const file = `${root}generated/messages/${language}.json`;
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Part[]>;
  return Object.values(catalogue).map((parts) => parts.map(textOf).join(''));
}

/** Of plurals and choices the last, which is the general one. */
function textOf({ type, value, options }: Part): string {
  if (type === literal) return value ?? '';
  return options
    ? (Object.values(options).at(-1)?.value ?? []).map((part) => textOf(part)).join('')
    : '';
}

/**
 * The languages whose messages take most room on a line, the longest first: the widths of all
 * messages in the fonts of this machine, added up.
 */
export async function longestLanguages(
  browser: Browser,
  languages: readonly string[],
  count: number,
): Promise<string[]> {
  const page = await browser.newPage();
  const widths = new Map<string, number>();
  for (const language of languages)
    widths.set(language, await page.evaluate(widthOf, messageTexts(language)));
  await page.close();
  const width = (language: string) => widths.get(language) ?? 0;
  return [...languages].sort((one, other) => width(other) - width(one)).slice(0, count);
}

/** Runs in the page. */
function widthOf(texts: string[]): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = '16px sans-serif';
  return texts.reduce((sum, text) => sum + canvas.measureText(text).width, 0);
}
