import { expect, type Page } from '@playwright/test';
import type { JourneyTexts } from '#test/factories/journey-texts.ts';
import { expectAccessible } from '../browser/accessibility.ts';
import { describePost } from '../browser/editor-form.ts';
import { type Gesture, Keyboard, sentenceTrace, tracesOf } from '../browser/ime-composition.ts';
import {
  articleText,
  bodyOf,
  button,
  cardOf,
  expectPlace,
  type Participant,
  states,
  stored,
  titleOf,
} from './participant.ts';
import { shot } from './sign-up-steps.ts';

export async function writeArticle(participant: Participant): Promise<void> {
  const { page, context, hands, say, portal, texts } = participant;
  await hands.press(
    button(participant, 'profile.sent.write').or(
      page.getByRole('link', { name: say('profile.next.write') }),
    ),
  );
  await hands.write(titleOf(participant), texts.title.split(' ')[0] ?? '');
  await hands.reach(bodyOf(participant));
  const keyboard = await Keyboard.at(bodyOf(participant));
  await keyboard.perform(firstPart(texts));
  // The network fails during typing; the text is kept and sent when it is back.
  await context.setOffline(true);
  await keyboard.perform([{ commit: ' ' }, ...sentenceTrace(texts.sentences[1])]);
  await hands.press(button(participant, 'editor.save'));
  await expectPlace(participant, 'editor.saved.waiting');
  await context.setOffline(false);
  await expectPlace(participant, 'editor.saved.server');
  await hands.choose(button(participant, 'editor.toolbar.picture'), [
    await shot('IMG_1.jpg', 6),
    await shot('IMG_2.jpg', 3),
  ]);
  for (const [place, caption] of texts.captions.entries())
    await hands.write(
      page.getByRole('textbox', { name: say('editor.picture.caption') }).nth(place),
      caption,
    );
  await hands.press(button(participant, 'editor.toolbar.link'));
  await hands.write(
    page.getByRole('textbox', { name: say('editor.link.address') }),
    'https://youtu.be/dQw4w9WgXcQ',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('youtu.be/dQw4w9WgXcQ')).toBeVisible();
  await expect
    .poll(async () => (await stored(participant)).pictures?.length, { timeout: 40_000 })
    .toBe(2);

  // The server saves, and its answers never come.
  const hearAgain = await loseReplies(page, 'save');
  await hands.write(titleOf(participant), texts.title);
  await hands.press(button(participant, 'editor.save'));
  await expectPlace(participant, 'editor.saved.waiting');
  hearAgain();
  await hands.press(button(participant, 'editor.save'));
  await expectPlace(participant, 'editor.saved.server');

  await page.reload();
  await expectWhole(participant);
  await portal.restart();
  await page.reload();
  await expectWhole(participant);
  expect(await states(participant)).toHaveLength(1);
}

/** A word to which the keyboard goes back, one of Latin letters, and a sentence key by key. */
function firstPart({ words, romanised, sentences }: JourneyTexts): Gesture[] {
  const goesBack = tracesOf(words)['an earlier word composed again'];
  const end = goesBack?.ends.length ?? 0;
  return [
    ...(goesBack?.gestures ?? []),
    { select: { start: end, end } },
    { commit: ' ' },
    { type: romanised },
    { commit: ' ' },
    ...sentenceTrace(sentences[0]),
  ];
}

async function expectWhole(participant: Participant): Promise<void> {
  const { page, say, texts } = participant;
  await expect(titleOf(participant)).toHaveValue(texts.title);
  await expect(bodyOf(participant)).toContainText(articleText(texts));
  for (const [place, caption] of texts.captions.entries())
    await expect(
      page.getByRole('textbox', { name: say('editor.picture.caption') }).nth(place),
    ).toHaveValue(caption);
}

/** Sending is refused while the profile waits, and says why. */
export async function describeAndTryToSend(participant: Participant): Promise<void> {
  const { page, hands, say } = participant;
  await fillPublishStep(participant);
  await hands.press(button(participant, 'editor.submit'));
  const dialog = page.getByRole('dialog', { name: say('editor.not-approved.title') });
  await expect(dialog).toContainText(say('editor.not-approved.pending'));
  await hands.press(dialog.getByRole('button', { name: say('editor.not-approved.continue') }));
  expect((await stored(participant)).state).toMatch(/^(CREATED|DRAFT)$/);
}

/** Fills in what the publish step asks for. */
async function fillPublishStep(participant: Participant): Promise<void> {
  const { page, hands, say, language, texts } = participant;
  await hands.press(button(participant, 'editor.next'));
  await describePost(page, say, hands, language);
  const hashtags = page.getByRole('combobox', { name: say('editor.hashtags.label') });
  for (const tag of texts.hashtags) {
    await hands.write(hashtags, tag);
    await page.keyboard.press('Enter');
  }
}

export async function sendForReview(participant: Participant): Promise<void> {
  const { page, hands, say } = participant;
  await page.reload();
  await expect(page.getByRole('img', { name: say('ui.avatar.tick') }).first()).toBeAttached();
  await hands.press(button(participant, 'editor.next'));
  // It is sent, but the reply is lost: a retry finds it sent.
  await loseReplies(page, 'submit', 1);
  await hands.press(button(participant, 'editor.submit'));
  await expect(page.getByRole('heading', { name: say('editor.sent.title') })).toBeVisible();
}

/** The next writes of a kind arrive without a reply, until the returned function is called. */
async function loseReplies(page: Page, action: 'save' | 'submit', most = Number.POSITIVE_INFINITY) {
  let left = most;
  await page.route('**/api/post/upsert/update', async (route) => {
    if (left <= 0 || route.request().postDataJSON().post.action !== action) return route.fallback();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => {
    left = 0;
  };
}

export async function writeAnother(participant: Participant): Promise<void> {
  const { page, hands, say, texts } = participant;
  await page.goto('/app/post/list');
  await hands.press(button(participant, 'posts.create'));
  const sheet = page.getByRole('dialog', { name: say('posts.create.title') });
  await hands.press(sheet.getByRole('link', { name: say('posts.create.article') }));
  await hands.write(titleOf(participant), texts.another.title);
  await hands.reach(bodyOf(participant));
  const keyboard = await Keyboard.at(bodyOf(participant));
  await keyboard.perform(sentenceTrace(texts.another.body));
  await fillPublishStep(participant);
  await hands.press(button(participant, 'editor.submit'));
  await expect(page.getByRole('heading', { name: say('editor.sent.title') })).toBeVisible();
}

export async function fixAndResend(participant: Participant): Promise<void> {
  const { page, hands, say, texts } = participant;
  await page.goto('/app/post/list');
  const card = cardOf(page, texts.another.title);
  await expect(card.getByText(say('posts.state.rejected'), { exact: true })).toBeVisible();
  await expect(card).toContainText(say('rejection.spelling-mistakes-in-title'));
  await expect(card).toContainText(texts.note);
  await hands.press(card.getByRole('link', { name: say('posts.card.fix') }));
  await expect(page.getByText(texts.note)).toBeVisible();
  await hands.write(titleOf(participant), `${texts.another.title}!`);
  await hands.press(button(participant, 'editor.next'));
  await hands.press(button(participant, 'editor.submit'));
  await expect(page.getByRole('heading', { name: say('editor.sent.title') })).toBeVisible();
}

export async function findPublished(participant: Participant): Promise<void> {
  const { page, hands, say, texts } = participant;
  const card = cardOf(page, texts.title);
  // The publisher works behind the queue; once it has answered, the dashboard shows it.
  await expect.poll(() => states(participant)).toContain('PUBLISHED');
  await page.goto('/app/post/list');
  await expect(card.getByText(say('posts.state.published'), { exact: true })).toBeVisible();
  await expect(card.getByText(say('posts.stats.views'))).toBeVisible();
  await expectAccessible(page);
  const nothing = page.getByText(say('posts.empty.filtered'), { exact: true });
  const search = page.getByRole('searchbox');
  await hands.write(search, texts.name);
  await expect(nothing).toBeVisible();
  await hands.write(search, texts.title.split(' ').slice(-2).join(' '));
  await expect(card).toBeVisible();
  await hands.check(page.getByRole('radio', { name: say('posts.filter.rejected') }));
  await expect(nothing).toBeVisible();
  await hands.check(page.getByRole('radio', { name: say('posts.filter.published') }));
  await expect(card).toBeVisible();
  const format = page.getByRole('combobox', { name: say('posts.format.label') });
  await hands.select(format, 'FORMAT_GALLERY');
  await expect(nothing).toBeVisible();
  await hands.select(format, 'FORMAT_ARTICLE');
  await expect(card).toBeVisible();
  expect(await states(participant)).toHaveLength(2);
}
