import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import type { Hands } from '../browser/user-input.ts';
import type { Say } from '../message-formatter.ts';
import { call } from './people.ts';

/** Valid details, as printed in a passbook. */
export const account = {
  holder: 'मीरा कुलकर्णी',
  number: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
};

/** Makes a creator a paid one; `staff` must be signed in as staff. */
export async function payCreator(
  staff: APIRequestContext,
  url: string,
  creatorUserId: string,
): Promise<void> {
  await call(staff, url, '/api/creator/update', {
    creatorData: { creatorUserId, creatorType: 'ICC', paymentType: 'ICC' },
  });
}

/** A picture of a passbook, small enough for a test. */
export async function passbook(name = 'passbook.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await photo({ width: 1200, height: 900 }) };
}

/** Sends bank details without the screen, signed in as the creator. */
export async function sendBankDetails(request: APIRequestContext, url: string): Promise<void> {
  const { name, mimeType, buffer } = await passbook();
  const answer = await request.post(`${url}/api/confidential/image?isFile=true`, {
    multipart: { file: { name, mimeType, buffer } },
    headers: { origin: url, 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok())
    throw new Error(`The picture was answered ${answer.status()}: ${await answer.text()}`);
  const { id: proofFileId } = (await answer.json()).data;
  const { holder: accountHolder, number: accountNumber, ifsc, pan } = account;
  const payload = { accountHolder, accountNumber, ifsc, pan, proofFileId };
  await call(request, url, '/api/bankDetails', { action: 'submit', payload });
}

/** The form as it is called in a language. */
export function bankFields(page: Page, say: Say) {
  const field = (id: string) => page.getByRole('textbox', { name: say(id), exact: true });
  const button = (id: string) => page.getByRole('button', { name: say(id), exact: true });
  return {
    holder: field('bank.holder'),
    number: field('bank.number'),
    again: field('bank.number-again'),
    ifsc: field('bank.ifsc'),
    pan: field('bank.pan'),
    choose: button('bank.proof.choose'),
    toReview: button('bank.to-review'),
    send: button('bank.send'),
    title: (id: string) => page.getByRole('heading', { name: say(id), exact: true }),
  };
}

/** Fills in what is right; the picture last, until it has arrived. */
export async function fillInBank(
  page: Page,
  say: Say,
  hands: Hands,
  typed = account,
): Promise<void> {
  const fields = bankFields(page, say);
  await hands.write(fields.holder, typed.holder);
  await hands.write(fields.number, typed.number);
  await hands.write(fields.again, typed.number);
  await hands.write(fields.ifsc, typed.ifsc);
  await hands.write(fields.pan, typed.pan);
  await hands.choose(fields.choose, [await passbook()]);
  await expect(
    page.getByRole('link', { name: say('bank.proof.open', { name: 'passbook.jpg' }) }),
  ).toBeVisible();
}
