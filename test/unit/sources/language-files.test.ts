import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardLanguages } from '#domain/announcements/comm-card.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { oriyaFace } from '#domain/language/oriya-face.ts';
import { legalLinks } from '#domain/navigation/legal-links.ts';
import { states } from '#domain/places/states.ts';

const root = new URL('../../../', import.meta.url);
const cues = (file: string) => readFileSync(new URL(file, root), 'utf8').match(/-->/g)?.length;

/* Files beside the messages. One line in domain/language/languages.ts offers a language. */
describe.each(cardLanguages)('the files in %s', (language) => {
  it('have the legal pages', () => {
    for (const page of Object.values(legalLinks(language as InterfaceLanguage)))
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

it('bring the font of Oriya along in its legal pages', () => {
  for (const page of Object.values(legalLinks('or')))
    expect(readFileSync(new URL(`public${page}`, root), 'utf8')).toContain(oriyaFace);
});
