import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { components } from '#generated/contract.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { call } from '../api/people.ts';
import { type Say, wordsOf } from '../message-formatter.ts';
import { finger, type Hands } from './user-input.ts';

type Post = components['schemas']['Post'];

/** A file as it is chosen on a phone. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** So many photos of different heights, so that they can be distinguished. */
export async function photographs(
  count: number,
  { width = 800, height = 600 } = {},
): Promise<ChosenFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `IMG_${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo({ width, height: height + 10 * at }),
    })),
  );
}

/** Chooses files by a button of the page. */
export async function choose(
  page: Page,
  button: string | RegExp,
  files: ChosenFile[],
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/** The pictures of the page that the server has. */
export const arrivedIn = (page: Page): Locator =>
  page.locator('[data-picture][data-uploaded=true]');

/** The place of the posts of tests, in the languages of the interface. */
const nagpur = 'Nagpur|नागपुर|ناگپور|நாக்பூர்|నాగపూర్|നാഗ്‌പൂർ|নাগপুর|नागपूर|ನಾಗಪುರ|નાગપુર|ਨਾਗਪੁਰ|ନାଗପୁର';
const place = new RegExp(`^(${nagpur}) `);
const chosenPlace = new RegExp(nagpur);

/**
 * Fills the publish step as far as every format needs it. A second post in the same browser begins
 * with the place and the language of the first.
 */
export async function describePost(
  page: Page,
  say: Say = wordsOf('en'),
  hands: Hands = finger(page),
  language: ContentLanguage = 'hi',
): Promise<void> {
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  const location = page.getByRole('combobox', { name: say('editor.location.label') });
  await expect(field('editor.language.label').locator('option').nth(1)).toBeAttached();
  if (await page.evaluate(hasRememberedPlace))
    await expect(page.getByRole('button', { name: chosenPlace })).toBeVisible();
  else await hands.take(location, 'nagpur', place);
  await hands.select(field('editor.language.label'), language);
  await hands.select(field('editor.genre.label'), 'agriculture');
  await hands.select(field('editor.sub-genre.label'), 'weather');
}

/** Runs in the page. Whether the publish step begins with the place of an earlier post. */
function hasRememberedPlace(): boolean {
  return Object.entries(localStorage).some(
    ([key, value]) => key.startsWith('publish-defaults:') && value.includes('"locations"'),
  );
}

/** What the line of the page says of where the words are. */
export const saveLine = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

/** Saves, and waits until the server has it all. */
export async function saveAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved$/)).toBeAttached({ timeout: 30_000 });
}

/** By which id this device knows the post that a page writes on. */
export const draftIdOf = (page: Page): string | null =>
  new URL(page.url()).searchParams.get('draft');

/** The post that a page writes on, as the server has it. @throws where the server has none */
export async function fetchPost(page: Page, url: string): Promise<Post> {
  return (await call(page.request, url, `/api/post/${draftIdOf(page)}`, {})) as Post;
}

/** Which colour the upper left and the lower right corner of a picture have (photo.ts). */
export async function cornersOf(picture: Buffer): Promise<{ start: string; end: string }> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const first = (y * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(first, first + 3);
    if (red - blue > 100) return 'red';
    return blue - red > 100 ? 'blue' : 'neither';
  };
  return { start: at(5, 5), end: at(info.width - 6, info.height - 6) };
}
