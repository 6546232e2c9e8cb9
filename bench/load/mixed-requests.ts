import { randomUUID } from 'node:crypto';
import { staffAccount } from '#server/http/sandbox/sandbox.ts';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { articleHtml } from '../support/sample-article.ts';
import { photograph, pictureForm, uploadPicture } from '../support/sample-photos.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

type Ask = () => Promise<unknown>;

/**
 * The requests of a normal day: pages and their scripts, session checks, lists with and without
 * filters, reads, saves, sign-ins, picture uploads and sizes, and refused calls.
 * @returns makes the nth request; @throws when one has an unexpected reply
 */
export async function creatorsDay(
  url: string,
  session: string,
): Promise<(nth: number) => Promise<unknown>> {
  const own = { cookie: `${sessionCookie}=${session}`, origin: url, 'accept-encoding': 'gzip, br' };
  const picture = await pictureForm(await photograph(2000, 1500));
  const html = articleHtml(800);
  let pictureUrl = await uploadPicture(url, session, picture);

  const { get, post } = requestsTo(url, own);
  const list = (filters: object) => post('/api/post/getPostByFilter', { filters, pageSize: 20 });
  const article = () => ({
    post: {
      action: 'save',
      clientId: randomUUID(),
      revision: 0,
      format: 'FORMAT_ARTICLE',
      title: 'गाँव की ख़बर',
      textContent: html,
    },
  });

  const script = /src="(\/assets\/[^"]+\.js)"/.exec(String(await get('/login')))?.[1] ?? '/login';
  const saved = JSON.parse(String(await post('/api/post/upsert/update', article())));
  const postPath = `/api/post/${saved.data.post.postUID}`;
  const staff = {
    loginType: 'INTERNAL',
    email: staffAccount.email,
    password: staffAccount.password,
  };
  const kinds: [times: number, ask: Ask][] = [
    [4, () => get('/login')],
    [3, () => get('/app/post/list')],
    [6, () => get(script)],
    [18, () => get('/api/auth/getCurrentUser')],
    [4, () => get('/api/config')],
    [10, () => list({ state: ['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'] })],
    [8, () => list({ state: ['DRAFT'] })],
    [5, () => list({ title: 'बारिश' })],
    [12, () => post(postPath, {})],
    [8, () => post('/api/post/upsert/update', article())],
    [4, () => get('/api/analytics/getQuickAnalytics')],
    [5, () => get(pictureUrl.replace(/\/([^/]+)$/, '/600x337_60/$1'))],
    [4, () => get('/api/post/getPostByFilter', 405)],
    [4, () => post('/api/post/getPostByFilter', { filters: { state: ['NONE'] } }, 400)],
    [3, () => post(postPath, {}, 401, { origin: url })],
  ];
  const rare: [every: number, ask: Ask][] = [
    [100, async () => (pictureUrl = await uploadPicture(url, session, picture))],
    // Twenty with a password in a quarter of an hour are all that the server takes.
    [625, () => post('/api/auth/login', staff, 200, { origin: url })],
    [50, () => signInWithGoogle(url)],
  ];
  const round = spread(kinds);
  return (nth) => {
    const seldom = rare.find(([every]) => nth % every === 0)?.[1];
    return (seldom ?? round[nth % round.length] ?? (() => get('/login')))();
  };
}

/** Gets and posts that fail unless the reply has the status; with these headers by default. */
const requestsTo = (url: string, own: Record<string, string>) => ({
  get: (path: string, status = 200, headers = own) => answered(url, path, status, { headers }),
  post: (path: string, body: object, status = 200, headers = own) =>
    answered(url, path, status, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }),
});

/** Each kind as often as it is wanted, those of one kind apart from each other. */
function spread(kinds: [number, Ask][]): Ask[] {
  return kinds
    .flatMap(([times, ask]) =>
      Array.from({ length: times }, (_, at) => ({ at: (at + 0.5) / times, ask })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ ask }) => ask);
}

async function answered(
  url: string,
  path: string,
  status: number,
  request: RequestInit,
): Promise<string> {
  const reply = await fetch(url + path, request);
  const text = await reply.text();
  if (reply.status !== status)
    throw new Error(`${path} was answered ${reply.status} and not ${status}: ${text}`);
  return text;
}
