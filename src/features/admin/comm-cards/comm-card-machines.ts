import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type CommCardValues, commCardForm } from '#domain/forms/comm-card-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import type { PaymentType } from '#domain/money/earnings.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type CommCard = Schemas['CommCard'];
export type CommCardFilters = { paymentType: PaymentType | 'all'; search: string };

export const commCardListMachine = createPagedList<CommCard, CommCardFilters>((row) => [
  row.cardId,
]);

export const liveCommCardListMachine = commCardListMachine.provide({
  actors: {
    loadPage: operationActor('getCommConfig', cardsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getCommConfig', { ...cardsRequest(request), signal }),
    ),
  },
});

export const commCardExportMachine = createListExport<CommCard, CommCardFilters>();

export const liveCommCardExportMachine = commCardExportMachine.provide({
  actors: { loadPage: operationActor('getCommConfig', cardsRequest) },
});

function cardsRequest({
  filters: { paymentType, search },
  pageUrl,
}: PageRequest<CommCardFilters>): Request<'getCommConfig'> {
  const text = search.trim();
  return {
    query: {
      ...pageQuery(pageUrl),
      ...(paymentType !== 'all' && { paymentType }),
      ...(text && { search: text }),
    },
  };
}

/** What staff do with a card, apart from changing its texts. */
export type CommCardAction = { kind: 'turn-on' | 'turn-off'; card: CommCard };

export const commCardMachine = createListActions<CommCard, CommCardAction, null>({
  id: 'comm-card',
  description: 'Shows one communication card to staff, and turns it on and off.',
  isResultShown: () => false,
});

export const liveCommCardMachine = commCardMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: CommCard[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({ rows: [await loadCard(recordId, signal)] }),
    ),
    act: fromPromise<null, ConfirmedAction<CommCardAction>>(
      async ({ input: { action, key }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { updatedAt: _, ...card } = action.card;
        await call('upsertCommConfig', {
          body: { card: { ...card, isOn: action.kind === 'turn-on' } },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return null;
      },
    ),
  },
});

/** A card that is being changed; null while a new one is written. */
export type CommCardSubject = { card: CommCard | null };

export const commCardFormMachine = createRecordForm<CommCardSubject, CommCardValues>({
  validate: (values) => fieldProblems(commCardForm, values),
  opensReadOnly: () => false,
});

export const liveCommCardFormMachine = commCardFormMachine.provide({
  actors: {
    loadRecord: fromPromise<CommCardSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        card: id === null ? null : await loadCard(id, signal),
      }),
    ),
    saveRecord: fromPromise<CommCardSubject, SaveRequest<CommCardSubject, CommCardValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const { card } = await call('upsertCommConfig', {
          body: { card: cardInput(subject, values) },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return { card };
      },
    ),
  },
});

/** What is saved: only the choices of the chosen audience, and link labels only with a link. */
export function cardInput(
  { card }: CommCardSubject,
  values: CommCardValues,
): Schemas['CommCardInput'] {
  const { texts, link, audience, paymentTypes, dhUserId, startDay, endDay, isOn } = values;
  return {
    ...(card && { cardId: card.cardId, revision: card.revision }),
    texts: texts.map(({ language, title, text, linkLabel }) => ({
      language,
      title,
      text,
      ...(link && { linkLabel }),
    })),
    link: link || null,
    paymentTypes: audience === 'payment-types' ? paymentTypes : [],
    dhUserId: audience === 'creator' ? dhUserId : null,
    startDay: startDay || null,
    endDay: endDay || null,
    isOn,
  };
}

/** @throws Failure `not-found` */
async function loadCard(id: string | null, signal: AbortSignal): Promise<CommCard> {
  const { rows } = await call('getCommConfig', { query: { ...(id && { cardId: id }) }, signal });
  const card = rows.find(({ cardId }) => cardId === id);
  if (!card) throw new Failure({ code: 'not-found', status: 404 });
  return card;
}
