import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { EditorPage } from '#test/fault-injection/editor-page.ts';
import { type Confirmed, nextVersion, startFaultProxy } from '#test/fault-injection/fault-proxy.ts';
import {
  type Claim,
  isOfServer,
  joinLines,
  type Words,
  watchClaims,
} from '#test/fault-injection/save-claims.ts';
import { planSession } from '#test/fault-injection/session-plan.ts';
import { SimulatedCreator, type Written } from '#test/fault-injection/simulated-creator.ts';
import { call } from '#test/support/api/people.ts';
import { type ChosenFile, photographs } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Creators write, choose, save and send at random while the network fails, servers refuse, replies
 * are lost, sign-ins expire and pages crash. The service worker is on, and every tenth session goes
 * across an update of the app. Each seed is one session, always the same;
 * `npm run fault-injection` runs hundreds.
 */

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
const runs = Number(process.env.FAULT_RUNS ?? 3);

// A session that fails once has failed.
test.describe.configure({ retries: 0 });
test.use({ serviceWorkers: 'allow' });

type Post = Confirmed & {
  postUID: string;
  language: string | null;
  subGenre: string | null;
  locations: string[];
};

/** A session knows what was chosen for each post, and nothing of what an earlier one suggests. */
const forgetPublishDefaults = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith('publish-defaults:')) setItem.call(this, key, value);
    };
  });

for (let seed = first; seed < first + runs; seed++) {
  test(`nothing is lost, duplicated or reported too early in session ${seed}`, async ({
    context,
    page,
    portal,
    consoleWatch,
    signInAsApprovedCreator,
  }) => {
    test.slow();
    consoleWatch.allow(/ERR_/);
    context.setDefaultTimeout(10_000);
    await forgetPublishDefaults(context);
    const { phone } = await signInAsApprovedCreator();
    const plan = planSession(seed);
    const [picture] = (await photographs(1)) as [ChosenFile];
    const proxy = await startFaultProxy(portal.url, plan.faults);
    const creator = new SimulatedCreator(new EditorPage(page, proxy, phone), picture);
    const lies: string[] = [];
    await watchClaims(context, (claim) => {
      creator.hear(claim);
      if (isOfServer(claim) && !proxy.confirmed.some((post) => isSame(post, claim)))
        lies.push(JSON.stringify(claim));
    });

    const all: Written[] = [];
    for (const { language, steps, isSent, ending } of plan.posts) {
      await creator.begin(language);
      all.push(creator.written);
      const updateAt = seed % 10 === 0 ? Math.floor(steps.length / 2) : -1;
      for (const [at, step] of steps.entries()) {
        if (at === updateAt) await creator.meetUpdate();
        await test.step(JSON.stringify(step), () => creator.take(step));
      }
      await test.step(`leave by: ${ending}`, () => creator.leave(isSent, ending));
    }
    await creator.comeHome();

    await expect(() => expectAll(context.request, portal.url, all)).toPass({ timeout: 60_000 });
    await expect.poll(() => creator.hasSomethingLeft()).toBe(false);
    expect(lies, 'said to be with the server before it was').toEqual([]);
    if (proxy.hasUpdate)
      await expect
        .poll(() => creator.versions(), { timeout: 60_000 })
        .toContain(`build-${nextVersion}`);
    await proxy.stop();
  });
}

/** The server has each post once, as it was written, and it was sent once if it was sent. */
async function expectAll(request: APIRequestContext, url: string, all: Written[]): Promise<void> {
  const { rows } = await call(request, url, '/api/post/getPostByFilter', { filters: {} });
  expect(rows).toHaveLength(all.length);
  for (const written of all) {
    const post = (await call(request, url, `/api/post/${written.clientId}`, {})) as Post;
    expect(shortOf(post)).toEqual(wantedOf(written, post));
    const { postUID } = post;
    const history = await call(request, url, '/api/post/getPostHistory', { postUID });
    const sendings = (history.rows as { action: string }[]).filter(
      ({ action }) => action === 'submit',
    );
    expect(sendings).toHaveLength(written.isSubmitRequested ? 1 : 0);
  }
}

const wordsOf = ({ title, textContent, pictures }: Confirmed): Words => ({
  title,
  body: joinLines(
    [...textContent.matchAll(/<p>(.*?)<\/p>/g)].map(([, line = '']) => line.replace('<br>', '')),
  ),
  pictures: pictures.length,
});

const isSame = (post: Confirmed, { title, body, pictures }: Claim) =>
  isDeepStrictEqual(wordsOf(post), { title, body, pictures });

const shortOf = (post: Post) => ({
  ...wordsOf(post),
  isSent: post.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  language: post.language,
  subGenre: post.subGenre,
  locations: post.locations,
});

/** A choice that a crash came upon may have been kept or not. */
const wantedOf = (
  { title, body, pictures, picks, language, isSubmitRequested }: Written,
  found: Post,
) => ({
  title,
  body,
  pictures,
  isSent: isSubmitRequested,
  language: { made: language, none: null, unsure: found.language }[picks.language],
  subGenre: { made: 'weather', none: null, unsure: found.subGenre }[picks.subject],
  locations: { made: ['mh-nagpur'], none: [], unsure: found.locations }[picks.location],
});
