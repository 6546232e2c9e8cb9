import { describe, expect, it } from 'vitest';
import { recording } from '#contract/examples/problem-reports.ts';
import type { ChartEntry, Recording } from '#domain/problem-reports/recording.ts';
import { reportSteps } from '../../../.storybook/panels/report-steps.ts';

type Entries = Recording['entries'];

const entry = (at: number, state: ChartEntry['state'], more: Partial<ChartEntry> = {}) => ({
  at,
  kind: 'chart' as const,
  chart: 'otp',
  actor: 1,
  change: 'event' as const,
  ...(state && { state }),
  ...more,
});
const stepsOf = (entries: Entries) => reportSteps({ entries });

describe('the steps of a report', () => {
  it('are the states of its charts, each with a story of it', () => {
    const proof = 'bank-details.proof.settled';
    const steps = reportSteps(recording() as Recording);
    expect(steps.map(({ states, story }) => [states, story?.title])).toEqual([
      [['bank-details.record.loading', proof], 'Bank/Bank details'],
      [['bank-details.record.sending', proof], 'Bank/Bank details'],
      [['bank-details.record.unknown', proof], 'Bank/Bank details'],
    ]);
    expect(steps[1]).toMatchObject({ event: 'review.confirmed', isFromPerson: true });
  });

  it('leave out entries that change no state', () => {
    const steps = stepsOf([
      entry(0, 'enteringPhone', { change: 'started' }),
      entry(10, 'enteringPhone', { event: { type: 'phone.typed' } }),
      { at: 15, kind: 'page', path: '/login/mobile' },
      entry(20, 'sending', { event: { type: 'phone.submitted' }, isFromPerson: true }),
      entry(30, undefined, { change: 'ended' }),
    ]);
    expect(steps.map(({ at }) => at)).toEqual([0, 20]);
  });

  it('tell actors of one chart apart', () => {
    const steps = stepsOf([
      entry(0, 'sending'),
      entry(1, 'sending', { actor: 2 }),
      entry(2, 'sending'),
    ]);
    expect(steps.map(({ at }) => at)).toEqual([0, 1]);
  });

  it('name every region, and have the story of an outer state where there is no other', () => {
    const [step] = stepsOf([entry(0, { code: { awaitingCode: 'unknown' }, other: 'idle' })]);
    expect(step?.states).toEqual(['otp.code.awaitingCode.unknown', 'otp.other.idle']);
    expect(step?.story?.id).toBe('auth-phone--awaiting-code');
  });

  it('have no story where no story draws the chart', () => {
    const [step] = stepsOf([entry(0, { a: 'b' }, { chart: 'unknown' })]);
    expect(step).toMatchObject({ states: ['unknown.a.b'], story: null });
  });
});
