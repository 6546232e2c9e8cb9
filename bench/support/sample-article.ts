import { randomUUID } from 'node:crypto';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { storiesByLanguage } from '#server/seed/content/stories.ts';

const wordsOfParagraph = 50;

/** An article of Hindi words in paragraphs of fifty, a heading above every tenth. */
export function articleHtml(words: number): string {
  const known = storiesByLanguage('hi').flatMap(({ body }) => body.split(/\s+/));
  const blocks: string[] = [];
  for (let at = 0; at < words; at += wordsOfParagraph) {
    const length = Math.min(wordsOfParagraph, words - at);
    const text = Array.from({ length }, (_, word) => known[(at + word) % known.length]).join(' ');
    if (blocks.length % 11 === 0) blocks.push('<h2>गाँव की ख़बर</h2>');
    blocks.push(`<p>${text}</p>`);
  }
  return blocks.join('');
}

/**
 * Saves an article as the editor does. @returns the post's id @throws when the server refuses it.
 */
export async function saveArticle(url: string, session: string, html: string): Promise<string> {
  const reply = await fetch(`${url}/api/post/upsert/update`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: `${sessionCookie}=${session}`,
      origin: url,
    },
    body: JSON.stringify({
      post: {
        action: 'save',
        clientId: randomUUID(),
        revision: 0,
        format: 'FORMAT_ARTICLE',
        title: 'गाँव की ख़बर',
        textContent: html,
      },
    }),
  });
  if (!reply.ok)
    throw new Error(`the article was not saved: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: { post: { postUID: string } } }).data.post.postUID;
}
