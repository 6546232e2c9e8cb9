import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { articleViews, readOn, setRates, signInPaid } from '../fixtures/payment-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('what creators earn on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await setRates(server, '2026-04');
    await setRates(server, '2026-10', [
      { ...articleViews, paisePerThousand: 6000 },
      { ...articleViews, kind: 'likes', paisePerThousand: 1 },
    ]);
    await setRates(server, '2020-01', [{ ...articleViews, paisePerThousand: 500 }], 'OGC');
  }, 60_000);
  afterAll(() => server?.stop());

  const card = (changes: Partial<BodyOf<'saveRateCard'>> = {}): BodyOf<'saveRateCard'> => ({
    paymentType: 'ICC',
    fromMonth: '2027-06',
    rates: [articleViews],
    ...changes,
  });

  it('is what was read in each month of India, by the rates of that month', async () => {
    const creator = await signInPaid(server);
    await readOn(server, creator, { '2026-09-30': 1500, '2026-10-01': 1000, '2026-10-31': 500 });
    await readOn(server, creator, { '2026-10-15': 250 });
    const { data } = await creator.call('getPaymentList', { body: {} });
    expect(data).toEqual({
      nextPageUrl: null,
      rows: [
        {
          month: '2026-10',
          paise: 10_500,
          invoicedPaise: 0,
          paidPaise: 0,
          lines: [
            {
              invoiceId: null,
              format: 'FORMAT_ARTICLE',
              kind: 'views',
              count: 1750,
              paisePerThousand: 6000,
              paise: 10_500,
            },
          ],
          asOf: server.clock.now().toISOString(),
        },
        {
          month: '2026-09',
          paise: 6000,
          invoicedPaise: 0,
          paidPaise: 0,
          lines: [
            {
              invoiceId: null,
              format: 'FORMAT_ARTICLE',
              kind: 'views',
              count: 1500,
              paisePerThousand: 4000,
              paise: 6000,
            },
          ],
          asOf: server.clock.now().toISOString(),
        },
      ],
    });
  });

  it('depends on the payment type, and is nothing without one', async () => {
    const ogc = await signInPaid(server, 'OGC');
    await readOn(server, ogc, { '2026-11-02': 1000 });
    expect((await ogc.call('getPaymentList', { body: {} })).data?.rows[0]?.paise).toBe(500);
    await server.db
      .updateTable('people')
      .set({ payment_type: null })
      .where('id', '=', ogc.userId)
      .execute();
    expect((await ogc.call('getPaymentList', { body: {} })).data?.rows).toEqual([]);
  });

  it('goes back twelve months to a page, over years in which nothing was read', async () => {
    const creator = await signInPaid(server, 'OGC');
    await readOn(server, creator, { '2026-11-02': 1000, '2025-12-01': 2000, '2025-11-30': 3000 });
    const months: string[][] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? {} : { cursor };
      const { data } = await creator.call('getPaymentList', { body: {}, query });
      months.push(data.rows.map(({ month }) => month));
      cursor = data.nextPageUrl?.split('cursor=')[1];
    } while (cursor);
    expect(months).toEqual([['2026-11', '2025-12'], ['2025-11']]);
  });

  // spec 1.36
  it('is for the creator and staff to see', async () => {
    const creator = await signInPaid(server);
    const stranger = await signInPaid(server);
    const staff = await signInAsStaff(server);
    await readOn(server, creator, { '2026-11-02': 1000 });
    const body = { userId: creator.userId };
    expect((await stranger.call('getPaymentList', { body })).status).toBe(403);
    expect((await staff.call('getPaymentList', { body })).data?.rows).toHaveLength(1);
    const nobody = { userId: crypto.randomUUID() };
    expect((await staff.call('getPaymentList', { body: nobody })).status).toBe(404);
  });

  describe('by rate cards', () => {
    it('is set by staff, in versions; the last one counts', async () => {
      const staff = await signInAsStaff(server);
      const creator = await signInPaid(server);
      const [first, second] = await Promise.all([
        staff.call('saveRateCard', { body: card() }),
        staff.call('saveRateCard', { body: card() }),
      ]);
      expect([first.data?.version, second.data?.version].sort()).toEqual([1, 2]);
      const rates = [{ ...articleViews, paisePerThousand: 4500 }];
      const third = await staff.call('saveRateCard', { body: card({ rates }) });
      expect(third.data).toMatchObject({ version: 3, rates });
      const cards = (await creator.call('getRateCards')).data?.rows ?? [];
      expect(cards[0]).toEqual(third.data);
      expect(cards.map(({ paymentType }) => paymentType)).not.toContain('OGC');
      expect(
        new Set((await staff.call('getRateCards')).data?.rows.map((row) => row.paymentType)),
      ).toEqual(new Set(['ICC', 'OGC']));
      expect(cards.map(({ status }) => status)).not.toContain('replaced');
      const kept = await server.db
        .selectFrom('rate_cards')
        .where('from_month', '=', '2027-06')
        .select('version')
        .execute();
      expect(kept).toHaveLength(3);
    });

    it('is saved once for a key', async () => {
      const staff = await signInAsStaff(server);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = card({ fromMonth: '2027-07' });
      const answers = [
        await staff.call('saveRateCard', { body, headers }),
        await staff.call('saveRateCard', { body, headers }),
      ];
      expect(answers.map(({ data }) => data?.version)).toEqual([1, 1]);
    });

    it('is refused for a past month, and for a repeated rate', async () => {
      const staff = await signInAsStaff(server);
      const over = await staff.call('saveRateCard', { body: card({ fromMonth: '2026-10' }) });
      expect([over.status, over.error.fields]).toEqual([400, { fromMonth: 'not-allowed' }]);
      const present = await staff.call('saveRateCard', { body: card({ fromMonth: '2026-11' }) });
      expect(present.status).toBe(200);
      const twice = await staff.call('saveRateCard', {
        body: card({ rates: [articleViews, { ...articleViews, paisePerThousand: 1 }] }),
      });
      expect([twice.status, twice.error.fields]).toEqual([400, { rates: 'malformed' }]);
    });

    it('is empty for a person without a payment type', async () => {
      const creator = await signInAs(server, { role: 'creator' });
      expect((await creator.call('getRateCards')).data?.rows).toEqual([]);
    });
  });
});
