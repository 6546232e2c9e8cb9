import { expect } from '@playwright/test';
import { staffAccount } from '#server/http/sandbox/sandbox.ts';
import { call } from '../api/people.ts';
import { expectAccessible } from '../browser/accessibility.ts';
import { articleText, button, type Participant } from './participant.ts';

export async function signInAsStaff(staff: Participant): Promise<void> {
  const { page, portal, hands, say, language } = staff;
  await page.goto('/login/internal');
  await hands.write(page.getByLabel(say('login.password.email')), staffAccount.email);
  await hands.write(
    page.getByLabel(say('login.password.password'), { exact: true }),
    staffAccount.password,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
  // The account is the same in all journeys, and remembers the language of the one before.
  await call(page.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
  await page.reload();
}

/** The notice with Undo, whatever the profile or post is called. */
async function expectDecided(
  { page, say }: Participant,
  verdict: 'accepted' | 'rejected',
): Promise<void> {
  const parts = say(`staff.undo.${verdict}`, { name: '|' }).split('|');
  const pattern = parts
    .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
  await expect(page.getByText(new RegExp(pattern)).first()).toBeVisible();
}

export async function approve(staff: Participant, handle: string): Promise<void> {
  const { page, hands, say } = staff;
  await hands.press(page.getByRole('link', { name: say('home.profiles') }));
  await hands.press(page.getByRole('listitem').filter({ hasText: handle }).getByRole('link'));
  await expect(page.getByText(`@${handle}`)).toBeVisible();
  await expectAccessible(page);
  await hands.press(button(staff, 'staff.profile.approve'));
  await expectDecided(staff, 'accepted');
}

/** Exact, because a post that another journey fixed differs by its last sign only. */
async function openInReview(staff: Participant, title: string): Promise<void> {
  const { page, hands, say } = staff;
  await page.goto('/app/review');
  await hands.press(page.getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(say('staff.post.title')).first()).toBeAttached();
}

export async function publish(staff: Participant): Promise<void> {
  const { page, hands, texts } = staff;
  await openInReview(staff, texts.title);
  await expect(page.getByText(articleText(texts))).toBeVisible();
  for (const caption of texts.captions) await expect(page.getByText(caption)).toBeVisible();
  await expectAccessible(page);
  await hands.press(button(staff, 'staff.post.publish'));
  await expectDecided(staff, 'accepted');
}

/** Rejects the second article, with a reason and a note to the creator. */
export async function reject(staff: Participant): Promise<void> {
  const { page, hands, say, texts } = staff;
  await openInReview(staff, texts.another.title);
  await hands.press(button(staff, 'staff.decision.refuse'));
  await hands.check(
    page.getByRole('checkbox', { name: say('rejection.spelling-mistakes-in-title') }),
  );
  await hands.write(page.getByLabel(say('staff.refuse.note')), texts.note);
  await hands.press(button(staff, 'staff.refuse.submit'));
  await expectDecided(staff, 'rejected');
}
