import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interfaceLanguages } from '#domain/language/languages.ts';
import { oriyaFace } from '#domain/language/oriya-face.ts';
import { legalLinks } from '#domain/navigation/legal-links.ts';
import { states } from '#domain/places/states.ts';

const root = new URL('../../../', import.meta.url);
const cues = (file: string) => readFileSync(new URL(file, root), 'utf8').match(/-->/g)?.length;

/* Files beside the messages. One line in domain/language/languages.ts offers a language. */
describe.each(interfaceLanguages)('the files in %s', (language) => {
  it('have the legal pages', () => {
    for (const page of Object.values(legalLinks(language)))
      expect(existsSync(new URL(`public${page}`, root))).toBe(true);
  });

  it('have all captions of the tutorial', () => {
    for (const name of ['register', 'register-no-phone'])
      expect(cues(`public/tutorial/${name}.${language}.vtt`)).toBe(8);
  });

  it('have the texts of the server', () => {
    const texts = (code: string) =>
      Object.keys(
        JSON.parse(
          readFileSync(new URL(`server/platform/texts/locales/${code}.json`, root), 'utf8'),
        ),
      );
    expect(texts(language)).toEqual(texts('en'));
  });

  it('have a name of their own for every state', () => {
    if (language === 'en') return;
    const names = states.map((state) => state.names.get(language));
    expect(new Set(names).size).toBe(states.length);
    expect(names.every(Boolean)).toBe(true);
  });
});

const textOf = (path: string) => readFileSync(new URL(`public${path}`, root), 'utf8');

it('share a stylesheet, which loads the font of Oriya', () => {
  for (const page of interfaceLanguages.flatMap((language) => Object.values(legalLinks(language))))
    expect(textOf(page), page).toContain('<link rel="stylesheet" href="/legal/legal.css" />');
  const [font = ''] = /\/assets\/[\w.-]+/.exec(oriyaFace) ?? [];
  expect(textOf('/legal/legal.css')).toContain(font);
  expect(existsSync(new URL(`public${font}`, root))).toBe(true);
  for (const language of interfaceLanguages)
    expect(textOf('/legal/legal.css')).toContain(`:lang(${language})`);
});
