import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
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
  phone: string;
};

export const article = {
  title: 'विदर्भ में बारिश के बाद खेतों में रौनक',
  first: 'अमरावती के पास खेतों में फिर हरियाली है।',
  second: ' किसान कहते हैं कि धान की रोपाई अब पूरी होगी।',
  captions: ['धान के खेत', 'रोपाई करती औरतें'],
};
export const secondArticle = {
  title: 'नदी किनारे का मेला',
  body: 'इस साल मेले में दूर-दूर से लोग आए।',
};

/** What the moderator writes to the creator about the second article. */
export const refusalNote = 'शीर्षक में एक शब्द ठीक करें।';

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
