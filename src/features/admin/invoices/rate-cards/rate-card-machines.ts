import { fromPromise } from 'xstate';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type RateCardValues, rateCardForm, ratesOf } from '#domain/forms/rate-card-form.ts';
import { type PaymentType, paymentTypes, type RateCardStatus } from '#domain/money/earnings.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type RateCard = Schemas['RateCard'];

export const rateCardSorts = ['newest', 'oldest'] as const;

/** Null means all. */
export type RateCardFilters = {
  paymentType: PaymentType | null;
  status: RateCardStatus | null;
  sort: (typeof rateCardSorts)[number];
};

export const rateCardKey = ({ paymentType, fromMonth, version }: RateCard) =>
  `${paymentType} ${fromMonth} ${version}`;

export const rateCardListMachine = createPagedList<RateCard, RateCardFilters>((card) => [
  rateCardKey(card),
]);

export const liveRateCardListMachine = rateCardListMachine.provide({
  actors: {
    loadPage: operationActor('getRateCards', rateCardsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getRateCards', { ...rateCardsRequest(request), signal }),
    ),
  },
});

/** One price of a card, for a file. */
export type PriceRow = Omit<RateCard, 'rates'> & RateCard['rates'][number];

export const rateCardExportMachine = createListExport<PriceRow, RateCardFilters>();

export const liveRateCardExportMachine = rateCardExportMachine.provide({
  actors: {
    loadPage: fromPromise<Page<PriceRow>, PageRequest<RateCardFilters>>(
      async ({ input, signal }) => {
        const { rows, nextPageUrl } = await call('getRateCards', {
          ...rateCardsRequest(input),
          signal,
        });
        const prices = rows.flatMap(({ rates, ...card }) =>
          rates.map((rate) => ({ ...card, ...rate })),
        );
        return { rows: prices, nextPageUrl };
      },
    ),
  },
});

function rateCardsRequest({
  filters: { paymentType, status, sort },
  pageUrl,
}: PageRequest<RateCardFilters>): Request<'getRateCards'> {
  return {
    query: {
      ...pageQuery(pageUrl),
      ...(paymentType && { paymentType }),
      ...(status && { status }),
      ...(sort !== 'newest' && { sort }),
    },
  };
}

/** The cards that the new one comes after. */
export type RateCardSubject = { cards: RateCard[] };

export const rateCardFormMachine = createRecordForm<RateCardSubject, RateCardValues>({
  validate: (values) => fieldProblems(rateCardForm, values),
  opensReadOnly: () => false,
});

type SaveRateCard = SaveRequest<RateCardSubject, RateCardValues>;

export const liveRateCardFormMachine = rateCardFormMachine.provide({
  actors: {
    loadRecord: fromPromise<RateCardSubject, { id: string | null }>(async ({ signal }) => {
      const pages = await Promise.all(
        paymentTypes.map((paymentType) => call('getRateCards', { query: { paymentType }, signal })),
      );
      return { cards: pages.flatMap(({ rows }) => rows) };
    }),
    saveRecord: fromPromise<RateCardSubject, SaveRateCard | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const { paymentType, fromMonth } = values;
        const saved = await call('saveRateCard', {
          body: { paymentType, fromMonth, rates: ratesOf(values) },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return { cards: [saved, ...subject.cards] };
      },
    ),
  },
});
