import type { components } from '#generated/contract.ts';
import { builder } from './builder.ts';
import { id } from './ids.ts';

type Schemas = components['schemas'];

export const recording = builder<Schemas['Recording']>({
  version: 1,
  recordedAt: '2026-11-27T09:12:40.000Z',
  page: '/app/bank-details',
  language: 'hi',
  theme: 'light',
  width: 360,
  height: 740,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; M2006C3LI) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/119.0.0.0 Mobile Safari/537.36',
  build: { version: '0.1.0', contract: '0.1.0' },
  entries: [
    { at: 0, kind: 'page', path: '/app/bank-details', language: 'en' },
    {
      at: 40,
      kind: 'chart',
      chart: 'bank-details',
      actor: 1,
      change: 'started',
      state: { record: 'loading', proof: 'settled' },
    },
    {
      at: 320,
      kind: 'call',
      operation: 'getBankDetails',
      request: { query: {} },
      status: 200,
      reply: { data: { bankDetails: null } },
      ms: 268,
    },
    {
      at: 9400,
      kind: 'chart',
      chart: 'bank-details',
      actor: 1,
      change: 'event',
      event: { type: 'review.confirmed' },
      isFromPerson: true,
      state: { record: 'sending', proof: 'settled' },
    },
    { at: 9500, kind: 'network', isOnline: false },
    { at: 9800, kind: 'call', operation: 'saveBankDetails', status: 0, ms: 300 },
    { at: 9810, kind: 'error', name: 'TypeError', message: 'Failed to fetch' },
    {
      at: 9830,
      kind: 'chart',
      chart: 'bank-details',
      actor: 1,
      change: 'event',
      event: { type: 'xstate.error.actor.saveBankDetails' },
      state: { record: 'unknown', proof: 'settled' },
    },
  ],
});

export const problemReportSummary = builder<Schemas['ProblemReportSummary']>({
  reportId: id('e51'),
  createdAt: '2026-11-27T09:13:05.000Z',
  keptUntil: '2027-02-25T09:13:05.000Z',
  whatHappened: 'बैंक विवरण भेजने पर हर बार यही संदेश आता है।',
  page: '/app/bank-details',
  language: 'hi',
  theme: 'light',
  browser: 'Chrome',
  system: 'Android',
  lastChart: 'bank-details',
  lastState: 'record.unknown, proof.settled',
  steps: 8,
});

/** The newest first: one with a description, one without, one in English from a computer. */
export const problemReports = [
  problemReportSummary(),
  problemReportSummary({
    reportId: id('e52'),
    createdAt: '2026-11-20T16:40:00.000Z',
    keptUntil: '2027-02-18T16:40:00.000Z',
    whatHappened: '',
    page: '/app/posts',
    lastChart: null,
    lastState: null,
    steps: 1,
  }),
  problemReportSummary({
    reportId: id('e53'),
    createdAt: '2026-11-02T05:05:00.000Z',
    keptUntil: '2027-01-31T05:05:00.000Z',
    whatHappened: 'The list of posts stays empty.',
    page: '/app/posts',
    language: 'en',
    theme: 'dark',
    browser: 'Firefox',
    system: 'Windows',
    lastChart: 'paged-list',
    lastState: 'failed',
    steps: 120,
  }),
];

export const problemReport = builder<Schemas['ProblemReport']>({
  report: problemReportSummary(),
  consent: { textVersion: '2026-11-27', language: 'hi' },
  recording: recording(),
});
