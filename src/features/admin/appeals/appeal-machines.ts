import { fromCallback, fromPromise } from 'xstate';
import type { AppealOutcome } from '#domain/appeals/appeal-states.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import type { ContentLanguage } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import {
  type ClaimRequest,
  type ReviewClaim,
  reviewClaimMachine,
} from '#machines/flow/review/review-claim.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { sendStaffBeacon } from '#src/api/staff-operation-beacon.ts';

export type AppealCard = Schemas['AppealCard'];
export type AppealDetails = Schemas['AppealDetails'];
export type AppealStatistics = Schemas['AppealStatistics'];

/** `available`: what the caller can decide on now; `escalated`: little or no time is left. */
export const appealSelections = ['open', 'available', 'escalated', 'decided'] as const;
export type AppealSelection = (typeof appealSelections)[number];
export type AppealFilters = { only: AppealSelection; language: ContentLanguage | 'all' };

export const appealListMachine = createPagedList<AppealCard, AppealFilters>(({ appealId }) => [
  appealId,
]);

function appealsRequest({
  filters: { only, language },
  pageUrl,
}: PageRequest<AppealFilters>): Request<'getAppeals'> {
  return {
    body: {
      filters: {
        state: only === 'decided' ? 'decided' : 'open',
        ...(only === 'available' && { available: true }),
        ...(only === 'escalated' && { escalated: true }),
        ...(language !== 'all' && { language }),
      },
    },
    query: pageQuery(pageUrl),
  };
}

export const liveAppealListMachine = appealListMachine.provide({
  actors: {
    loadPage: operationActor('getAppeals', appealsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAppeals', { ...appealsRequest(request), signal }),
    ),
  },
});

export type StatisticsFilters = { days: 30 | 90 };
export const appealStatisticsMachine = createResource<AppealStatistics, StatisticsFilters>();
export const liveAppealStatisticsMachine = appealStatisticsMachine.provide({
  actors: {
    loadResource: operationActor(
      'getAppealStatistics',
      ({ filters }: { filters: StatisticsFilters }) => ({ body: filters }),
    ),
  },
});

export type AppealDecision = { outcome: AppealOutcome | null; answer: string };

/** Whether the viewer can decide on an appeal, as far as the page knows. */
export const canDecideOn = ({ appeal }: AppealDetails): boolean =>
  appeal.state === 'open' && !appeal.isOwnDecision;

function decisionProblems({ outcome, answer }: AppealDecision) {
  const text = answer.trim();
  return {
    ...(outcome === null && { outcome: 'required' as const }),
    ...(text === '' && { answer: 'required' as const }),
    ...(countGraphemes(text) > limits.appealTextMax && {
      answer: `too-long:${limits.appealTextMax}` as const,
    }),
  };
}

/** The chart `record-form` of an appeal: read what was decided, or decide. */
export const appealDecisionMachine = createRecordForm<AppealDetails, AppealDecision>({
  validate: decisionProblems,
  opensReadOnly: (details) => !canDecideOn(details),
});

type DecisionRequest = SaveRequest<AppealDetails, AppealDecision> | null;

export const liveAppealDecisionMachine = appealDecisionMachine.provide({
  actors: {
    loadRecord: operationActor('getAppeal', ({ id }: { id: string | null }) => ({
      body: { appealId: id ?? '' },
    })),
    saveRecord: fromPromise<AppealDetails, DecisionRequest>(({ input, signal }) => {
      if (!input?.values.outcome) throw new Error('Nothing was decided.');
      const { outcome, answer } = input.values;
      const { appealId } = input.subject.appeal;
      return call('decideAppeal', {
        body: { appealId, outcome, answer: answer.trim() },
        headers: { 'Idempotency-Key': input.key },
        signal,
      });
    }),
  },
});

/** The chart `review-claim` for an appeal; it is released when its page is left or closed. */
export const liveAppealClaimMachine = reviewClaimMachine.provide({
  actors: {
    claimReview: fromPromise<ReviewClaim, ClaimRequest>(async ({ input, signal }) => {
      const body = { appealId: input.postUID };
      return (await call('claimAppeal', { body, signal })).claim;
    }),
    releaseReview: fromCallback(({ input: { postUID } }) => {
      const release = () => sendStaffBeacon('releaseAppeal', { body: { appealId: postUID } });
      window.addEventListener('pagehide', release);
      return () => {
        window.removeEventListener('pagehide', release);
        release();
      };
    }),
  },
});

/** The most urgent appeal that the caller can decide on, claimed. */
export const nextAppealMachine = createResource<Reply<'claimAppeal'>, null>();
export const liveNextAppealMachine = nextAppealMachine.provide({
  actors: { loadResource: operationActor('claimAppeal', () => ({ body: {} })) },
});
