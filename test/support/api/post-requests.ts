import type { APIRequestContext } from '@playwright/test';
import { call } from './people.ts';

type Saved = { post: { postUID: string; clientId: string; revision: number } };

const content = {
  format: 'FORMAT_ARTICLE',
  textContent: '<p>बारिश के बाद खेत हरे हैं।</p>',
  language: 'hi',
  genre: 'agriculture',
  subGenre: 'weather',
  locations: ['mh-nagpur'],
};

const upsert = async (request: APIRequestContext, url: string, post: object) =>
  ((await call(request, url, '/api/post/upsert/update', { post })) as Saved).post;

const save = (request: APIRequestContext, url: string, title: string, more: object = {}) =>
  upsert(request, url, {
    action: 'save',
    clientId: crypto.randomUUID(),
    revision: 0,
    ...content,
    title,
    ...more,
  });

/** Writes an article as its creator, with `more` fields, and returns its postUID. */
export async function saveDraft(
  request: APIRequestContext,
  url: string,
  title: string,
  more: object = {},
): Promise<string> {
  return (await save(request, url, title, more)).postUID;
}

/** Writes an article and sends it for review, as its creator. */
export async function sendForReview(
  request: APIRequestContext,
  url: string,
  title: string,
): Promise<string> {
  const { postUID, clientId, revision } = await save(request, url, title);
  await upsert(request, url, { action: 'submit', postUID, clientId, revision, ...content, title });
  return postUID;
}
