import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { contentLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { handleProblem } from '#domain/person/handle.ts';
import { isSubGenreOf } from '#domain/post/genres.ts';
import { isLocation } from '#server/modules/reference/locations.ts';
import { newsStories } from '#server/seed/content/news.ts';
import { storiesByLanguage } from '#server/seed/content/stories.ts';
import { drawPortrait, drawScene, scenes } from '#server/seed/media/drawings.ts';
import { demoCreators } from '#server/seed/people/news-writers.ts';

const stories = contentLanguages.flatMap(({ isoCode }) => [
  ...storiesByLanguage(isoCode),
  ...newsStories(isoCode),
]);

describe('the texts of the demo', () => {
  it('fill every content language, and break no rule of the publish step', () => {
    for (const { isoCode } of contentLanguages)
      expect(storiesByLanguage(isoCode).length, isoCode).toBeGreaterThan(3);
    for (const { title, about, place, hashtags = [] } of stories) {
      expect(countGraphemes(title), title).toBeLessThanOrEqual(limits.titleMax);
      const [genre = '', subGenre = ''] = about.split('/');
      expect([title, isSubGenreOf(genre, subGenre), isLocation(place)]).toEqual([
        title,
        true,
        true,
      ]);
      expect(hashtags.length).toBeLessThanOrEqual(limits.hashtagsMax);
      for (const hashtag of hashtags) expect(hashtag, title).toMatch(/^[^\s#]+$/u);
    }
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
  });

  it('are composed (NFC), so that they are found by search', () => {
    for (const { title, body } of stories)
      expect([title, body]).toEqual([title.normalize('NFC'), body.normalize('NFC')]);
  });

  it('come from people whose profiles break no rule', () => {
    for (const { name, handle, bio, phone } of demoCreators) {
      expect([handle, handleProblem(handle)]).toEqual([handle, null]);
      expect(countGraphemes(name)).toBeLessThanOrEqual(limits.nameMax);
      expect(countGraphemes(bio)).toBeLessThanOrEqual(limits.bioMax);
      expect(phone).toMatch(/^\d{10}$/);
    }
  });
});

describe('the drawings of the demo', () => {
  it.each(scenes)('show a scene: %s', async (scene) => {
    const { width, height, format } = await sharp(await drawScene(scene, 200)).metadata();
    expect([width, height, format]).toEqual([1280, 720, 'jpeg']);
  });

  it('show a person', async () => {
    const { channels } = await sharp(await drawPortrait(40)).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });
});
