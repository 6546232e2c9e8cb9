import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { JourneyTexts } from '#test/factories/journey-texts.ts';
import { call } from '../api/people.ts';
import { fetchPost } from '../browser/editor-form.ts';
import type { Hands } from '../browser/user-input.ts';
import type { Say } from '../message-formatter.ts';
import type { Portal } from '../process/portal-server.ts';

/** A creator or a member of staff, at a browser of their own. */
export type Participant = {
  page: Page;
  context: BrowserContext;
  portal: Portal;
  hands: Hands;
  say: Say;
  language: InterfaceLanguage;
  texts: JourneyTexts;
  phone: string;
};

/** The whole text of the first article. */
export const articleText = ({ words, romanised, sentences }: JourneyTexts): string => {
  const { after, next } = words.inflected;
  return [after, next, romanised.at(-1), ...sentences].join(' ').normalize('NFC');
};

/** Where the save line says the words are. */
export const expectPlace = ({ page, say }: Participant, id: string) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: exactly(say(id)) }),
  ).toBeAttached();
const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
export const titleOf = ({ page, say }: Participant) =>
  page.getByRole('textbox', { name: say('editor.title.label') });
export const bodyOf = ({ page, say }: Participant) =>
  page.getByRole('textbox', { name: say('editor.body.label') });
export const button = ({ page, say }: Participant, id: string) =>
  page.getByRole('button', { name: say(id), exact: true });
export const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title });

/** What the server has of the post, which may be nothing yet. */
export const stored = ({
  page,
  portal,
}: Participant): Promise<Partial<Awaited<ReturnType<typeof fetchPost>>>> =>
  fetchPost(page, portal.url).catch(() => ({}));

/** The states of all posts of the creator. */
export async function states({ page, portal }: Participant): Promise<string[]> {
  const { rows } = await call(page.request, portal.url, '/api/post/getPostByFilter', {
    filters: {},
  });
  return (rows as { state: string }[]).map(({ state }) => state);
}
