import { indianDay } from '#domain/analytics/engagement.ts';
import { campaignProblems } from '#domain/announcements/campaign.ts';
import { cleanName } from '#domain/language/clean-name.ts';
import { normaliseHashtag } from '#domain/post/hashtag.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { lockRevision } from '#server/platform/database/revision-lock.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { presentCampaign } from '../presenter.ts';
import { type CampaignRow, findCampaign, insertCampaign, updateCampaign } from '../repository.ts';

type Input = BodyOf<'saveCampaign'>['campaign'];

export const saveCampaign: Handler<'saveCampaign'> = async (call) => {
  const { body } = call;
  const staff = requirePerson(call, 'INTERNAL');
  requireOwnUserId(staff, body.userId);
  const { campaignId } = body.campaign;
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const today = indianDay(now);
    const earlier = campaignId && (await findCampaign(trx, campaignId));
    const campaign = presentCampaign(await writeCampaign(trx, body.campaign, now), today);
    audit({
      subject: { kind: 'campaign', id: campaign.campaignId },
      before: earlier ? presentCampaign(earlier, today) : null,
      after: campaign,
    });
    return {
      message:
        campaignId === undefined
          ? ('Campaign successfully Created!' as const)
          : ('Campaign successfully Updated!' as const),
      campaign,
    };
  });
};

async function writeCampaign(trx: Db, input: Input, now: Date): Promise<CampaignRow> {
  const values = { ...validatedCampaign(input), updated_at: now };
  const { campaignId: id, revision } = input;
  if (id === undefined) return insertCampaign(trx, values, now);
  await lockRevision(trx, 'campaigns', { id, revision });
  return updateCampaign(trx, id, values);
}

/** @throws {Problem} `invalid-request`, naming every field that breaks a rule */
function validatedCampaign(input: Input) {
  const { startDay, endDay, languages, formats, rewardPaise = 0, postsMax = null } = input;
  const name = cleanName(input.name);
  const description = input.description.trim();
  const hashtag = normaliseHashtag(input.hashtag ?? '');
  const params = input.params?.trim() ?? '';
  requireRules(campaignProblems({ name, description, startDay, endDay, hashtag, params }));
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
