import { sql } from 'kysely';
import type { AppealOutcome } from '#domain/appeals/appeal-states.ts';
import { secondStaffAccount } from '#server/http/sandbox/sandbox.ts';
import { findPersonByIdentity } from '#server/modules/people/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';

const hour = 3600 * 1000;

type DemoAppeal = {
  /** How long ago it was sent. */
  hours: number;
  text: string;
  decision?: { outcome: AppealOutcome; answer: string };
};

const demoAppeals: DemoAppeal[] = [
  { hours: 3, text: 'शीर्षक के दोनों शब्द शब्दकोश के अनुसार सही हैं।' },
  { hours: 26, text: 'जगह का टैग सही है: कार्यक्रम नागपुर में ही हुआ था।' },
  { hours: 100, text: 'यह तस्वीर मैंने खुद ली है। मूल फ़ाइल मेरे पास है।' },
  {
    hours: 200,
    text: 'ख़बर दो अख़बारों में भी छपी है।',
    decision: {
      outcome: 'upheld',
      answer: 'ख़बर सही है, पर शीर्षक में जगह का नाम ग़लत लिखा है। ठीक करके पोस्ट फिर भेजें।',
    },
  },
  {
    hours: 220,
    text: 'टैग उसी ज़िले का है, जहाँ मेला लगता है।',
    decision: {
      outcome: 'overturned',
      answer: 'टैग सही था। हमसे ग़लती हुई। पोस्ट में कोई और बात बदलने की ज़रूरत नहीं है।',
    },
  },
];

/** Appeals of rejected posts of the demo: open ones, one that waits long, and decided ones. */
export async function seedAppeals(
  trx: Db,
  { now, appealLimits }: { now: Date } & Pick<Config, 'appealLimits'>,
): Promise<void> {
  const moderator = await findPersonByIdentity(trx, 'INTERNAL', secondStaffAccount.email);
  const { rows } = await sql<{ id: string }>`select post_events.id from post_events
    join posts on posts.id = post_id and posts.state = 'REJECTED'
    where action = 'reject' and at < ${new Date(now.getTime() - 240 * hour)}
      and by_person <> ${moderator?.id}
    order by at desc, post_events.id limit ${demoAppeals.length}`.execute(trx);
  for (const [index, { id }] of rows.entries()) {
    const appeal = demoAppeals[index];
    if (appeal && moderator)
      await insertAppeal(trx, {
        eventId: id,
        appeal,
        moderatorId: moderator.id,
        now,
        appealLimits,
      });
  }
}

type Row = {
  eventId: string;
  appeal: DemoAppeal;
  moderatorId: string;
  now: Date;
} & Pick<Config, 'appealLimits'>;

async function insertAppeal(trx: Db, row: Row): Promise<void> {
  const { eventId, moderatorId, now, appealLimits } = row;
  const { hours, text, decision } = row.appeal;
  const at = new Date(now.getTime() - hours * hour);
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  await sql`insert into appeals (id, post_id, decision_id, action, revision, reasons, note,
      decision_at, moderator_id, person_id, sent_by, text, pictures, created_at, acknowledge_by,
      acknowledged_at, due_at, state, decided_by, decided_at, answer, result)
    select ${newId(at)}, post_id, post_events.id, action, posts.revision, reasons, note, at,
      by_person, creator_id, creator_id, ${text}, '[]', ${at},
      ${after(appealLimits.acknowledgementSeconds)}, ${at}, ${after(appealLimits.decisionSeconds)},
      ${decision?.outcome ?? 'open'}, ${decision ? moderatorId : null},
      ${decision ? after(3600) : null}, ${decision?.answer ?? null},
      ${decision?.outcome === 'overturned' ? 'draft' : null}
    from post_events join posts on posts.id = post_id
    where post_events.id = ${eventId}`.execute(trx);
}
