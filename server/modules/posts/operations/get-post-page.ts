import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { publicPostPath } from '#domain/post/post-paths.ts';
import type { Handler } from '#server/http/handler.ts';
import { styleHashes } from '#server/http/pages/inline-hashes.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createVisitLimit } from '#server/platform/network/visit-limit.ts';
import { pageStyle } from '../public-page/page-style.ts';
import { missingPostPage, postPage } from '../public-page/post-page.ts';
import { findPublicPost } from '../repository/public-posts.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How long others may keep the page: a post that was taken down is gone everywhere after it. */
const sharedSeconds = 60;

/** Of our own style alone: nothing that a post holds is allowed by its hash. */
const styles = styleHashes(`<style>${pageStyle}</style>`);

const visits = createVisitLimit();

export const getPostPage: Handler<'getPostPage'> = async ({ path, deps, request, reply }) => {
  const { config, clock } = deps;
  const retryAfter = visits.count(request.ip, config.publicPagesPerAddress, clock.now());
  if (retryAfter !== null) throw new Problem('rate-limited', { retryAfter });
  const row = idPattern.test(path.postUID)
    ? await findPublicPost(deps.db, path.postUID)
    : undefined;
  if (!row?.published) {
    const { cookies, headers } = request;
    const reader = negotiateInterfaceLanguage(cookies.language ?? headers['accept-language']);
    reply.header('vary', 'cookie, accept-language');
    return sendPage(reply.code(404), missingPostPage(reader));
  }
  const { origins } = request.server;
  const origin = origins.requestOrigin(request);
  const html = postPage(
    { ...row, published: row.published },
    { origin, address: origin + publicPostPath({ postUID: row.id }) },
  );
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': `public, max-age=${sharedSeconds}` });
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send();
    return undefined;
  }
  return sendPage(reply, html);
};

async function sendPage(reply: FastifyReply, html: string): Promise<undefined> {
  const policy = reply.server.pagePolicy({ styles });
  await reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .serializer((page: string) => page)
    .send(html);
  return undefined;
}
