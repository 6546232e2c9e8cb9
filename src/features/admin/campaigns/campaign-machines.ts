import { fromPromise } from 'xstate';
import type { CampaignStatus } from '#domain/announcements/campaign.ts';
import { Failure } from '#domain/contract/failure.ts';
import { type CampaignValues, campaignForm } from '#domain/forms/campaign-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Campaign = Schemas['Campaign'];
export type CampaignFilters = { search: string; status: CampaignStatus | 'all' };
export const noCampaignFilters: CampaignFilters = { search: '', status: 'all' };

export const campaignListMachine = createPagedList<Campaign, CampaignFilters>((row) => [
  row.campaignId,
]);

export const liveCampaignListMachine = campaignListMachine.provide({
  actors: {
    loadPage: operationActor('listCampaigns', campaignsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('listCampaigns', { ...campaignsRequest(request), signal }),
    ),
  },
});

export const campaignExportMachine = createListExport<Campaign, CampaignFilters>();

export const liveCampaignExportMachine = campaignExportMachine.provide({
  actors: { loadPage: operationActor('listCampaigns', campaignsRequest) },
});

function campaignsRequest({
  filters: { search, status },
  pageUrl,
}: PageRequest<CampaignFilters>): Request<'listCampaigns'> {
  const text = search.trim();
  return {
    query: {
      ...pageQuery(pageUrl),
      ...(text && { search: text }),
      ...(status !== 'all' && { status }),
    },
  };
}

/** The page of one campaign. It is changed in its form only. */
export const campaignMachine = createListActions<Campaign, never, null>({
  id: 'campaign',
  description: 'Shows one campaign to staff.',
  isResultShown: () => false,
});

export const liveCampaignMachine = campaignMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Campaign[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({ rows: [await loadCampaign(recordId, signal)] }),
    ),
  },
});

/** A campaign that is being changed; null while a new one is written. */
export type CampaignSubject = { campaign: Campaign | null };

export const campaignFormMachine = createRecordForm<CampaignSubject, CampaignValues>({
  validate: (values) => fieldProblems(campaignForm, values),
  opensReadOnly: () => false,
});

export const liveCampaignFormMachine = campaignFormMachine.provide({
  actors: {
    loadRecord: fromPromise<CampaignSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        campaign: id === null ? null : await loadCampaign(id, signal),
      }),
    ),
    saveRecord: fromPromise<CampaignSubject, SaveRequest<CampaignSubject, CampaignValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const { campaign } = await call('saveCampaign', {
          body: { campaign: campaignInput(subject, values) },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return { campaign };
      },
    ),
  },
});

export function campaignInput(
  { campaign }: CampaignSubject,
  values: CampaignValues,
): Schemas['CampaignInput'] {
  const { name, description, startDay, endDay, languages, formats } = values;
  const { hashtag, reward, postsMax, params } = values;
  return {
    ...(campaign && { campaignId: campaign.campaignId, revision: campaign.revision }),
    name,
    description,
    startDay,
    endDay,
    languages,
    formats,
    hashtag: hashtag || null,
    rewardPaise: Number(reward) * 100,
    postsMax: postsMax ? Number(postsMax) : null,
    params: params || null,
  };
}

/** @throws Failure `not-found` */
async function loadCampaign(id: string | null, signal: AbortSignal): Promise<Campaign> {
  const { rows } = await call('listCampaigns', {
    query: { ...(id && { campaignId: id }) },
    signal,
  });
  const campaign = rows.find(({ campaignId }) => campaignId === id);
  if (!campaign) throw new Failure({ code: 'not-found', status: 404 });
  return campaign;
}
