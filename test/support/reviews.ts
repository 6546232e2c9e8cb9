import type { APIRequestContext } from '@playwright/test';
import { call } from './people.ts';

type Saved = { post: { postUID: string; clientId: string; revision: number } };

/** Writes an article and sends it for review, as its creator. */
export async function sendForReview(request: APIRequestContext, url: string, title: string): Promise<string> {
  const clientId = crypto.randomUUID();
  const content = {
    format: 'FORMAT_ARTICLE',
    title,
    textContent: '<p>बारिश के बाद खेत हरे हैं।</p>',
    language: 'hi',
    genre: 'agriculture',
    subGenre: 'weather',
    locations: ['mh-nagpur'],
  };
  const upsert = async (post: object) =>
    (await call(request, url, '/api/post/upsert/update', { post })) as Saved;
  const { post } = await upsert({ action: 'save', clientId, revision: 0, ...content });
  const { postUID, revision } = post;
  await upsert({ action: 'submit', postUID, clientId, revision, ...content });
  return postUID;
}
