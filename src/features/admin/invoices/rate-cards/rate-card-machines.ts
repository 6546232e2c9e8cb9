import { fromPromise } from 'xstate';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type RateCardValues, rateCardForm, ratesOf } from '#domain/forms/rate-card-form.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';

export type RateCard = Schemas['RateCard'];

export const rateCardListMachine = createPagedList<RateCard, null>(({ paymentType, fromMonth }) => [
  `${paymentType} ${fromMonth}`,
]);

export const liveRateCardListMachine = rateCardListMachine.provide({
  actors: {
    loadPage: fromPromise<Page<RateCard>, PageRequest<null>>(({ signal }) =>
      call('getRateCards', { signal }),
    ),
  },
});

/** One price of a card, for a file. */
export type PriceRow = Omit<RateCard, 'rates'> & RateCard['rates'][number];

export const rateCardExportMachine = createListExport<PriceRow, null>();

export const liveRateCardExportMachine = rateCardExportMachine.provide({
  actors: {
    loadPage: fromPromise<Page<PriceRow>, PageRequest<null>>(async ({ signal }) => {
      const { rows } = await call('getRateCards', { signal });
      const prices = rows.flatMap(({ rates, ...card }) =>
        rates.map((rate) => ({ ...card, ...rate })),
      );
      return { rows: prices, nextPageUrl: null };
    }),
  },
});

/** The cards that the new one comes after. */
export type RateCardSubject = { cards: RateCard[] };

export const rateCardFormMachine = createRecordForm<RateCardSubject, RateCardValues>({
  validate: (values) => fieldProblems(rateCardForm, values),
  opensReadOnly: () => false,
});

type SaveRateCard = SaveRequest<RateCardSubject, RateCardValues>;

export const liveRateCardFormMachine = rateCardFormMachine.provide({
  actors: {
    loadRecord: fromPromise<RateCardSubject, { id: string | null }>(async ({ signal }) => ({
      cards: (await call('getRateCards', { signal })).rows,
    })),
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
