import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';

export type FontWeight = 'regular' | 'bold';

/**
 * The scripts of the content languages that are not Latin, and the fonts that know how to write
 * them.
 */
const scriptFamilies: readonly [script: RegExp, packageName: string, file: string][] = [
  [/\p{scx=Devanagari}/u, 'noto-sans-devanagari', 'NotoSansDevanagari'],
  [/\p{scx=Bengali}/u, 'noto-sans-bengali', 'NotoSansBengali'],
  [/\p{scx=Tamil}/u, 'noto-sans-tamil', 'NotoSansTamil'],
  [/\p{scx=Telugu}/u, 'noto-sans-telugu', 'NotoSansTelugu'],
  [/\p{scx=Kannada}/u, 'noto-sans-kannada', 'NotoSansKannada'],
  [/\p{scx=Malayalam}/u, 'noto-sans-malayalam', 'NotoSansMalayalam'],
  [/\p{scx=Gujarati}/u, 'noto-sans-gujarati', 'NotoSansGujarati'],
  [/\p{scx=Gurmukhi}/u, 'noto-sans-gurmukhi', 'NotoSansGurmukhi'],
  [/\p{scx=Oriya}/u, 'noto-sans-oriya', 'NotoSansOriya'],
  [/\p{scx=Arabic}/u, 'noto-nastaliq-urdu', 'NotoNastaliqUrdu'],
];
const latin = ['noto-sans', 'NotoSans'] as const;

/**
 * Part of a text that one font writes. `plain` is what needs no shaping: ASCII, dashes and bullets.
 */
export type TextRun = { text: string; script: number | 'latin' | 'plain'; isRightToLeft: boolean };

const plain = /[\x20-\x7e\u2013\u2014\u2022]/;
/** Joins any run around it: blanks, joiners, combining marks. */
const joining = /[\s\u200c\u200d]|\p{Mark}/u;
/** Control characters and direction marks, which are invisible. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Splits a text into runs in visual order. */
export function splitIntoRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize('NFC').replace(invisible, '')) {
    const current = runs.at(-1);
    if (current && belongsToRun(character, current.script)) current.text += character;
    else runs.push({ text: character, ...detectScript(character) });
  }
  const first = runs.find(({ text: own }) => /\p{Letter}/u.test(own));
  return first?.isRightToLeft ? runs.reverse() : runs;
}

function belongsToRun(character: string, script: TextRun['script']): boolean {
  if (joining.test(character) && (script !== 'plain' || character === ' ')) return true;
  if (typeof script === 'number') return scriptFamilies[script]?.[0].test(character) ?? false;
  return detectScript(character).script === script;
}

function detectScript(character: string): Pick<TextRun, 'script' | 'isRightToLeft'> {
  if (plain.test(character)) return { script: 'plain', isRightToLeft: false };
  const index = scriptFamilies.findIndex(([pattern]) => pattern.test(character));
  if (index < 0) return { script: 'latin', isRightToLeft: false };
  return { script: index, isRightToLeft: index === scriptFamilies.length - 1 };
}

const { resolve } = createRequire(import.meta.url);
const folders = { regular: '400Regular', bold: '700Bold' } as const;

function fontFile([name, file]: readonly [string, string], weight: FontWeight): string {
  const folder = folders[weight];
  return resolve(`@expo-google-fonts/${name}/${folder}/${file}_${folder}.ttf`);
}

const opened = new Map<string, Promise<Font>>();

/** The font of a run, opened once in the life of a process. */
export function loadFont(script: TextRun['script'], weight: FontWeight): Promise<Font> {
  const [, name, file] = (typeof script === 'number' && scriptFamilies[script]) || ['', ...latin];
  const path = fontFile([name, file], weight);
  const font = opened.get(path) ?? openFont(path);
  opened.set(path, font);
  return font;
}

async function openFont(path: string): Promise<Font> {
  // Loaded only here: most invoices are in Latin letters.
  const { Blob, Face, Font } = await import('harfbuzzjs');
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return new Font(
    new Face(new Blob(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)),
  );
}
