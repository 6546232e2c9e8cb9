import { interfaceLanguages } from '#domain/language/languages.ts';
import { journeyTexts } from '#test/factories/journey-texts.ts';
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
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * A first post from the landing page to "Published", and a second one from "Rejected" to
 * resubmitted, in one test, typed as phone keyboards of the language type. Other tests cover what
 * can go wrong at each step. `npm run test:all` has it in English, too, and
 * `npm run check:journeys` in every language of the interface.
 */

/** Names of languages, or `all`. */
const chosen = process.env.JOURNEY_LANGUAGES ?? 'ur,hi';
const languages = interfaceLanguages.filter(
  (language) => chosen === 'all' || chosen.split(',').includes(language),
);

for (const language of languages) {
  const by = language === 'hi' ? 'keyboard' : 'finger';
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
    const texts = journeyTexts[language];
    const hands = handsOn(page);
    const creator: Participant = { page, context, portal, hands, say, language, texts, phone };
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
