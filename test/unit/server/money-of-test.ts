import type { PaymentType, Rate } from '#domain/earnings.ts';
import { permissionsOf } from '#domain/permissions.ts';
import { newId } from '#server/ids.ts';
import { signInAs } from './people-of-test.ts';
import { saved } from './posts-of-test.ts';
import type { TestServer } from './test-server.ts';

export const articleViews: Rate = { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4000 };

/** Puts a rate card into the database, also for months that are over. */
export async function setRates(
  { db, clock }: TestServer,
  fromMonth: string,
  rates: Rate[] = [articleViews],
  paymentType: PaymentType = 'ICC',
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('rate_cards')
    .values({
      id: newId(now),
      payment_type: paymentType,
      from_month: fromMonth,
      version: 1,
      rates: JSON.stringify(rates),
      made_by: newId(now),
      made_at: now,
    })
    .execute();
}

/** An approved creator who is paid. */
export async function signInPaid(server: TestServer, paymentType: PaymentType = 'ICC') {
  const creator = await signInAs(server, {
    role: 'creator',
    permissions: permissionsOf.creator,
    position: { work: 'approved' },
  });
  await server.db
    .updateTable('people')
    .set({ payment_type: paymentType })
    .where('id', '=', creator.userId)
    .execute();
  return creator;
}

export type Paid = Awaited<ReturnType<typeof signInPaid>>;

/** So many views of an article of the creator's, on each of these days of India. */
export async function readOn(
  { db }: TestServer,
  creator: Paid,
  days: Record<string, number>,
): Promise<string> {
  const { postUID } = await saved(creator);
  await db
    .insertInto('engagement_days')
    .values(
      Object.entries(days).map(([day, views]) => ({
        post_id: postUID,
        day,
        creator_id: creator.userId,
        views,
      })),
    )
    .execute();
  return postUID;
}
