import { freshPhone } from '#test/support/api/people.ts';
import { finger, keyboardAlone } from '#test/support/browser/user-input.ts';
import type { Participant } from '#test/support/first-post-journey/participant.ts';
import {
  describeAndTryToSend,
  findPublished,
  fixAndResend,
  sendForReview,
  writeAnother,
  writeArticle,
} from '#test/support/first-post-journey/post-steps.ts';
import { createProfile, signIn } from '#test/support/first-post-journey/sign-up-steps.ts';
import {
  approve,
  publish,
  reject,
  signInAsStaff,
} from '#test/support/first-post-journey/staff-steps.ts';
import { test } from '#test/support/fixtures.ts';
import { type CompleteLanguage, wordsOf } from '#test/support/message-formatter.ts';

/*
 * A first post from the landing page to "Published", and a second one from "Rejected" to
 * resubmitted, in one test. Other tests cover what can go wrong at each step.
 */

const journeys: { language: CompleteLanguage; by: 'finger' | 'keyboard' }[] = [
  { language: 'en', by: 'finger' },
  { language: 'ur', by: 'finger' },
  { language: 'hi', by: 'keyboard' },
];

for (const { language, by } of journeys) {
  test(`publishes a first post, starting at the landing page, in ${language} by ${by}`, async ({
    page,
    context,
    browser,
    portal,
    consoleWatch,
  }, testInfo) => {
    test.setTimeout(300_000);
    const say = wordsOf(language);
    const inLanguage = [{ name: 'language', value: language, url: portal.url }];
    const handsOn = by === 'finger' ? finger : keyboardAlone;
    await context.addCookies(inLanguage);
    const desktopContext = await browser.newContext({
      baseURL: portal.url,
      viewport: { width: 1280, height: 800 },
    });
    await desktopContext.addCookies(inLanguage);
    consoleWatch.watch(desktopContext);
    const desktop = await desktopContext.newPage();
    const phone = freshPhone(testInfo.workerIndex);
    const creator: Participant = { page, context, portal, hands: handsOn(page), say, phone };
    const staff: Participant = {
      ...creator,
      page: desktop,
      context: desktopContext,
      hands: handsOn(desktop),
    };

    await test.step('signs in', () => signIn(creator));
    await test.step('creates a profile', () => createProfile(creator));
    await test.step('writes an article', () => writeArticle(creator));
    await test.step('cannot submit it before approval', () => describeAndTryToSend(creator));
    await test.step('staff approve the profile', async () => {
      await signInAsStaff(staff);
      await approve(staff, `meera${phone.slice(-6)}`);
    });
    await test.step('submits it for review', () => sendForReview(creator));
    await test.step('staff publish it', () => publish(staff));
    await test.step('writes and submits another', () => writeAnother(creator));
    await test.step('staff reject that with a reason', () => reject(staff));
    await test.step('fixes and resubmits it', () => fixAndResend(creator));
    await test.step('finds the first one published', () => findPublished(creator));
    await desktopContext.close();
  });
}
