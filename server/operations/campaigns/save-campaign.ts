import { campaignProblems } from '#domain/campaign.ts';
import { indianDay } from '#domain/engagement.ts';
import { normaliseHashtag } from '#domain/hashtag.ts';
import { refuseBroken } from '../../broken-rules.ts';
import { type CampaignRow, campaignColumns } from '../../db/campaigns.ts';
import type { Db } from '../../db/database.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { refuseStale } from '../../refuse-stale.ts';
import { presentCampaign } from './present-campaign.ts';

type Input = BodyOf<'saveCampaign'>['campaign'];

export const saveCampaign: Handler<'saveCampaign'> = async (call) => {
  const { body } = call;
  const staff = actingPerson(call, 'INTERNAL');
  refuseForeignHint(staff, body.userId);
  return once(call, staff, async (trx, now) => ({
    message:
      body.campaign.campaignId === undefined
        ? ('Campaign successfully Created!' as const)
        : ('Campaign successfully Updated!' as const),
    campaign: presentCampaign(await writeCampaign(trx, body.campaign, now), indianDay(now)),
  }));
};

async function writeCampaign(trx: Db, input: Input, now: Date): Promise<CampaignRow> {
  const values = { ...provedCampaign(input), updated_at: now };
  const { campaignId: id, revision } = input;
  if (id === undefined) {
    return trx
      .insertInto('campaigns')
      .values({ ...values, id: newId(now), revision: 1, created_at: now })
      .returning(campaignColumns)
      .executeTakeFirstOrThrow();
  }
  await refuseStale(trx, 'campaigns', { id, revision });
  return trx
    .updateTable('campaigns')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(campaignColumns)
    .executeTakeFirstOrThrow();
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule */
function provedCampaign(input: Input) {
  const { startDay, endDay, languages, formats, rewardPaise = 0, postsMax = null } = input;
  const name = input.name.trim();
  const description = input.description.trim();
  const hashtag = normaliseHashtag(input.hashtag ?? '');
  const params = input.params?.trim() ?? '';
  refuseBroken(campaignProblems({ name, description, startDay, endDay, hashtag, params }));
  return {
    name,
    description,
    start_day: startDay,
    end_day: endDay,
    languages,
    formats,
    hashtag: hashtag || null,
    reward_paise: rewardPaise,
    posts_max: postsMax,
    params: params || null,
  };
}
