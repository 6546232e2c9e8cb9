import type { BrowserContext, Page } from '@playwright/test';
import { staffAccount } from '#server/sandbox/sandbox.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { finger, type Hands, keyboardAlone } from '../../support/hands.ts';
import { call, freshPhone } from '../../support/people.ts';
import { type Orientation, photo } from '../../support/photo.ts';
import { describePost, fetchPost } from '../../support/picture-forms.ts';
import type { Portal } from '../../support/portal.ts';
import { type CompleteLanguage, type Say, wordsOf } from '../../support/words.ts';

/*
 * The whole way of a first post, in one go: from the landing page to "Published"; and of a second one, from "Rejected" to
 * sent again. What can go wrong at each place has tests of its own beside this one.
 */

type Walker = { page: Page; context: BrowserContext; portal: Portal; hands: Hands; say: Say; phone: string };

const article = {
  title: 'विदर्भ में बारिश के बाद खेतों में रौनक',
  first: 'अमरावती के पास खेतों में फिर हरियाली है।',
  second: ' किसान कहते हैं कि धान की रोपाई अब पूरी होगी।',
  captions: ['धान के खेत', 'रोपाई करती औरतें'],
};
const secondArticle = { title: 'नदी किनारे का मेला', body: 'इस साल मेले में दूर-दूर से लोग आए।' };

/** Where the save line says the words are. */
const expectPlace = ({ page, say }: Walker, id: string) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: exactly(say(id)) }),
  ).toBeAttached();
const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
const titleOf = ({ page, say }: Walker) => page.getByRole('textbox', { name: say('editor.title.label') });
const bodyOf = ({ page, say }: Walker) => page.getByRole('textbox', { name: say('editor.body.label') });
const button = ({ page, say }: Walker, id: string) =>
  page.getByRole('button', { name: say(id), exact: true });
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function signIn(walker: Walker): Promise<void> {
  const { page, hands, say, phone } = walker;
  await page.goto('/login');
  await hands.press(page.getByRole('link', { name: say('landing.sign-in.phone') }));
  await expect(page).toHaveURL('/login/mobile');
  const number = page.getByLabel(say('login.phone.label'));
  const mistyped = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 5) % 10}`;
  await hands.write(number, `+91 ${mistyped.slice(0, 5)} ${mistyped.slice(5)}`);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(say('login.code.label'));
  await expect(code).toBeFocused();
  await expectClock(walker);
  await hands.press(button(walker, 'login.code.edit-phone'));
  await expect(number).toHaveValue(mistyped);
  await hands.write(number, phone);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type(await readCode(walker));
  await expect(page).toHaveURL(/\/app\/post\/list/);
}

/** A new code can be asked for after a minute; until then a clock runs. */
async function expectClock({ page, say }: Walker): Promise<void> {
  const words = say('login.code.resend-in', { clock: '…' }).replace('…', '');
  const resend = page.getByRole('button', { name: words.trim() });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/1:00|0:5\d/);
  const shown = (await resend.textContent()) ?? '';
  await expect(resend).not.toHaveText(shown);
}

/** The code as a person without SMS finds it: on the sandbox's page, in another tab. */
async function readCode({ context, phone }: Walker): Promise<string> {
  const sandbox = await context.newPage();
  await sandbox.goto('/sandbox');
  const sent = sandbox.getByRole('listitem').filter({ hasText: phone }).locator('.code').first();
  const code = (await sent.textContent()) ?? '';
  await sandbox.close();
  return code;
}

async function createProfile(walker: Walker): Promise<void> {
  const { page, hands, say, phone } = walker;
  await hands.press(button(walker, 'onboarding.welcome.profile'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hands.choose(button(walker, 'profile.picture.choose'), [await shot('me.jpg', 6, 1600, 1200)]);
  await hands.press(button(walker, 'crop.confirm'));
  await expect(
    page.getByRole('group', { name: say('profile.picture.label') }).locator('img'),
  ).toHaveAttribute('src', /96x96/);
  await hands.write(
    page.getByRole('textbox', { name: say('profile.name.label'), exact: true }),
    'मीरा कुलकर्णी',
  );
  const handle = `meera${phone.slice(-6)}`;
  await hands.write(page.getByRole('textbox', { name: say('profile.handle.label') }), handle);
  await expect(page.getByText(say('profile.handle.available', { name: `@${handle}` }))).toBeVisible();
  await hands.write(page.getByRole('textbox', { name: say('profile.bio.label') }), 'विदर्भ के गाँवों की कहानियाँ');
  await hands.check(page.getByRole('checkbox', { name: 'हिन्दी' }));
  await hands.write(
    page.getByRole('textbox', { name: say('profile.link.label') }),
    'https://social.example/meera',
  );
  await hands.check(page.getByRole('checkbox', { name: say('profile.age.adult') }));
  await hands.press(button(walker, 'profile.submit.first'));
  await expect(page.getByRole('heading', { level: 1, name: say('profile.sent.title') })).toBeFocused();
  await expect(page.getByRole('region', { name: say('onboarding.label') })).toContainText(
    say('onboarding.step.approval-pending'),
  );
}

async function writeArticle(walker: Walker): Promise<void> {
  const { page, context, hands, say, portal } = walker;
  await hands.press(
    button(walker, 'profile.sent.write').or(page.getByRole('link', { name: say('profile.next.write') })),
  );
  await hands.write(titleOf(walker), 'विदर्भ में बारिश');
  await hands.reach(bodyOf(walker));
  await page.keyboard.insertText(article.first);
  // The network goes in the middle of typing; the words are kept, and travel when it is back.
  await context.setOffline(true);
  await page.keyboard.insertText(article.second);
  await hands.press(button(walker, 'editor.save'));
  await expectPlace(walker, 'editor.saved.waiting');
  await context.setOffline(false);
  await expectPlace(walker, 'editor.saved.server');
  await hands.choose(button(walker, 'editor.toolbar.picture'), [
    await shot('IMG_1.jpg', 6),
    await shot('IMG_2.jpg', 3),
  ]);
  for (const [place, caption] of article.captions.entries())
    await hands.write(page.getByRole('textbox', { name: say('editor.picture.caption') }).nth(place), caption);
  await hands.press(button(walker, 'editor.toolbar.link'));
  await hands.write(page.getByLabel(say('editor.link.address')), 'https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('youtu.be/dQw4w9WgXcQ')).toBeVisible();
  await expect.poll(async () => (await stored(walker)).pictures?.length, { timeout: 40_000 }).toBe(2);

  // The server saves, and its answers never come.
  const hearAgain = await loseReplies(page, 'save');
  await hands.write(titleOf(walker), article.title);
  await hands.press(button(walker, 'editor.save'));
  await expectPlace(walker, 'editor.saved.waiting');
  hearAgain();
  await hands.press(button(walker, 'editor.save'));
  await expectPlace(walker, 'editor.saved.server');

  await page.reload();
  await expectWhole(walker);
  await portal.restart();
  await page.reload();
  await expectWhole(walker);
  expect(await states(walker)).toHaveLength(1);
}

async function expectWhole(walker: Walker): Promise<void> {
  const { page, say } = walker;
  await expect(titleOf(walker)).toHaveValue(article.title);
  await expect(bodyOf(walker)).toContainText(article.first + article.second);
  for (const [place, caption] of article.captions.entries())
    await expect(page.getByRole('textbox', { name: say('editor.picture.caption') }).nth(place)).toHaveValue(
      caption,
    );
}

/** Sending is refused while the profile waits, and says why. */
async function describeAndTryToSend(walker: Walker): Promise<void> {
  const { page, hands, say } = walker;
  await fillPublishStep(walker);
  await hands.press(button(walker, 'editor.send'));
  const dialog = page.getByRole('dialog', { name: say('editor.not-approved.title') });
  await expect(dialog).toContainText(say('editor.not-approved.pending'));
  await hands.press(dialog.getByRole('button', { name: say('editor.not-approved.write-on') }));
  expect((await stored(walker)).state).toMatch(/^(CREATED|DRAFT)$/);
}

/** Fills in what the publish step asks for. */
async function fillPublishStep(walker: Walker): Promise<void> {
  const { page, hands, say } = walker;
  await hands.press(button(walker, 'editor.next'));
  await describePost(page, say, hands);
  const hashtags = page.getByRole('combobox', { name: say('editor.hashtags.label') });
  for (const tag of ['बारिश', 'विदर्भ', 'खेती', 'धान', 'किसान']) {
    await hands.write(hashtags, tag);
    await page.keyboard.press('Enter');
  }
}

async function signInAsStaff(staff: Walker): Promise<void> {
  const { page, hands, say } = staff;
  await page.goto('/login/internal');
  await hands.write(page.getByLabel(say('login.password.email')), staffAccount.email);
  await hands.write(page.getByLabel(say('login.password.password'), { exact: true }), staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
}

async function approve(staff: Walker, handle: string): Promise<void> {
  const { page, hands, say } = staff;
  await hands.press(page.getByRole('link', { name: say('app.nav.work') }).last());
  await hands.press(page.getByRole('listitem').filter({ hasText: handle }).getByRole('link'));
  await expect(page.getByText(`@${handle}`)).toBeVisible();
  await expectAccessible(page);
  await hands.press(button(staff, 'staff.profile.approve'));
  await expect(page.getByText(say('staff.decided.success'))).toBeVisible();
}

async function sendForReview(walker: Walker): Promise<void> {
  const { page, hands, say } = walker;
  await page.reload();
  await expect(page.getByRole('img', { name: say('ui.avatar.tick') }).first()).toBeAttached();
  await hands.press(button(walker, 'editor.next'));
  // It is sent, and the answer never comes: asking again finds it sent.
  await loseReplies(page, 'submit', 1);
  await hands.press(button(walker, 'editor.send'));
  await expect(page.getByRole('heading', { name: say('editor.sent.title') })).toBeVisible();
}

/** The next writes of a kind arrive, and nobody hears of it, until the function that is given back is called. */
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

/** Another walk's post that was mended differs by its last sign. */
async function openInReview(staff: Walker, title: string): Promise<void> {
  const { page, hands, say } = staff;
  await page.goto('/app/review');
  await hands.press(page.getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(say('staff.post.title')).first()).toBeAttached();
}

async function publish(staff: Walker): Promise<void> {
  const { page, hands, say } = staff;
  await openInReview(staff, article.title);
  await expect(page.getByText(article.first + article.second)).toBeVisible();
  for (const caption of article.captions) await expect(page.getByText(caption)).toBeVisible();
  await expectAccessible(page);
  await hands.press(button(staff, 'staff.post.publish'));
  await expect(page.getByText(say('staff.decided.success'))).toBeVisible();
}

async function writeAnother(walker: Walker): Promise<void> {
  const { page, hands, say } = walker;
  await page.goto('/app/post/list');
  await hands.press(button(walker, 'posts.create'));
  const sheet = page.getByRole('dialog', { name: say('posts.create.title') });
  await hands.press(sheet.getByRole('link', { name: say('posts.create.article') }));
  await hands.write(titleOf(walker), secondArticle.title);
  await hands.reach(bodyOf(walker));
  await page.keyboard.insertText(secondArticle.body);
  await fillPublishStep(walker);
  await hands.press(button(walker, 'editor.send'));
  await expect(page.getByRole('heading', { name: say('editor.sent.title') })).toBeVisible();
}

/** Why a moderator refused, as the creator then reads it. */
async function refuse(staff: Walker): Promise<void> {
  const { page, hands, say } = staff;
  await openInReview(staff, secondArticle.title);
  await hands.press(button(staff, 'staff.decision.refuse'));
  await hands.check(page.getByRole('checkbox', { name: say('rejection.spelling-mistakes-in-title') }));
  await hands.write(page.getByLabel(say('staff.refuse.note')), refusalNote);
  await hands.press(button(staff, 'staff.refuse.submit'));
  await expect(page.getByText(say('staff.decided.success'))).toBeVisible();
}

const refusalNote = 'शीर्षक में एक शब्द ठीक करें।';

async function mendAndResend(walker: Walker): Promise<void> {
  const { page, hands, say } = walker;
  await page.goto('/app/post/list');
  const card = cardOf(page, secondArticle.title);
  await expect(card.getByText(say('posts.state.rejected'), { exact: true })).toBeVisible();
  await expect(card).toContainText(say('rejection.spelling-mistakes-in-title'));
  await expect(card).toContainText(refusalNote);
  await hands.press(card.getByRole('link', { name: say('posts.card.mend') }));
  await expect(page.getByText(refusalNote)).toBeVisible();
  await hands.write(titleOf(walker), `${secondArticle.title}।`);
  await hands.press(button(walker, 'editor.next'));
  await hands.press(button(walker, 'editor.send'));
  await expect(page.getByRole('heading', { name: say('editor.sent.title') })).toBeVisible();
}

async function findPublished(walker: Walker): Promise<void> {
  const { page, hands, say } = walker;
  const card = cardOf(page, article.title);
  // The publisher works behind the queue; once it has answered, the dashboard shows it.
  await expect.poll(() => states(walker)).toContain('PUBLISHED');
  await page.goto('/app/post/list');
  await expect(card.getByText(say('posts.state.published'), { exact: true })).toBeVisible();
  await expect(card.getByText(say('posts.stats.views'))).toBeVisible();
  await expectAccessible(page);
  const nothing = page.getByText(say('posts.empty.filtered'), { exact: true });
  const search = page.getByRole('searchbox');
  await hands.write(search, 'कोई और शब्द');
  await expect(nothing).toBeVisible();
  await hands.write(search, 'खेतों में रौनक');
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
  expect(await states(walker)).toHaveLength(2);
}

/** A photograph straight from a phone: 12 megapixels, turned as its EXIF says. */
async function shot(name: string, orientation: Orientation, width = 4000, height = 3000) {
  return { name, mimeType: 'image/jpeg', buffer: await photo({ orientation, width, height }) };
}

/** What the server has of the post, which may be nothing yet. */
const stored = ({ page, portal }: Walker): Promise<Partial<Awaited<ReturnType<typeof fetchPost>>>> =>
  fetchPost(page, portal.url).catch(() => ({}));

/** The states of all posts of the creator. */
async function states({ page, portal }: Walker): Promise<string[]> {
  const { rows } = await call(page.request, portal.url, '/api/post/getPostByFilter', { filters: {} });
  return (rows as { state: string }[]).map(({ state }) => state);
}

const walks: { language: CompleteLanguage; by: 'finger' | 'keyboard' }[] = [
  { language: 'en', by: 'finger' },
  { language: 'ur', by: 'finger' },
  { language: 'hi', by: 'keyboard' },
];

for (const { language, by } of walks) {
  test(`a first post, from the landing page to readers, in ${language} by ${by}`, async ({
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
    const desk = await browser.newContext({ baseURL: portal.url, viewport: { width: 1280, height: 800 } });
    await desk.addCookies(inLanguage);
    consoleWatch.watch(desk);
    const desktop = await desk.newPage();
    const phone = freshPhone(testInfo.workerIndex);
    const creator: Walker = { page, context, portal, hands: handsOn(page), say, phone };
    const staff: Walker = { ...creator, page: desktop, context: desk, hands: handsOn(desktop) };

    await test.step('signs in', () => signIn(creator));
    await test.step('makes a profile', () => createProfile(creator));
    await test.step('writes an article', () => writeArticle(creator));
    await test.step('may not send it yet', () => describeAndTryToSend(creator));
    await test.step('staff approve the profile', async () => {
      await signInAsStaff(staff);
      await approve(staff, `meera${phone.slice(-6)}`);
    });
    await test.step('sends it for review', () => sendForReview(creator));
    await test.step('staff publish it', () => publish(staff));
    await test.step('writes another and sends it', () => writeAnother(creator));
    await test.step('staff refuse that, with a reason', () => refuse(staff));
    await test.step('mends and sends it again', () => mendAndResend(creator));
    await test.step('sees the first published, and finds it', () => findPublished(creator));
    await desk.close();
  });
}
