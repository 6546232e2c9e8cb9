import { builder, type Schemas } from '../builder.ts';
import type { OperationExamples } from '../operation-examples.ts';

const total = builder<Schemas['ChartUsageTotal']>({
  chart: 'login',
  area: 'auth',
  starts: 18_420,
  transitions: 74_310,
  milliseconds: 941_200_000,
});

const period = {
  fromDay: '2026-10-23',
  toDay: '2026-11-21',
  asOf: '2026-11-21T09:30:00.000Z',
} as const;

const charts = [
  total({ chart: 'app', area: 'app', starts: 52_900, transitions: 168_000 }),
  total({ chart: 'bank-details', area: 'bank', starts: 910, transitions: 4120 }),
  total(),
  total({ chart: 'otp', starts: 15_960, transitions: 38_200, milliseconds: 402_000_000 }),
  total({ chart: 'post-editor', area: 'editor', starts: 8230, transitions: 91_400 }),
  total({ chart: 'undo-phone-change', starts: 0, transitions: 0, milliseconds: 0 }),
];

const noUsage = { starts: 0, transitions: 0, milliseconds: 0 };

/** One state is hot: many wait for their code, and ask for another. */
const codes = builder<Omit<Schemas['ChartUsage'], 'fromDay' | 'toDay' | 'asOf'>>({
  chart: 'otp',
  area: 'auth',
  states: [
    { state: '', entries: 15_960, milliseconds: 402_000_000 },
    { state: 'enteringPhone', entries: 17_210, milliseconds: 108_000_000 },
    { state: 'sending', entries: 16_020, milliseconds: 11_000_000 },
    { state: 'sendFailed', entries: 240, milliseconds: 3_100_000 },
    { state: 'code', entries: 15_780, milliseconds: 279_000_000 },
    { state: 'code.awaitingCode', entries: 17_900, milliseconds: 274_000_000 },
    { state: 'code.resending', entries: 2120, milliseconds: 2_300_000 },
    { state: 'code.verifying', entries: 14_960, milliseconds: 2_700_000 },
  ],
  exits: [
    { state: 'enteringPhone', event: 'phone.submitted', count: 15_790 },
    { state: 'enteringPhone', event: 'ended', count: 1420 },
    { state: 'code.awaitingCode', event: 'code.entered', count: 14_310 },
    { state: 'code.awaitingCode', event: 'code.submitted', count: 650 },
    { state: 'code.awaitingCode', event: 'resend.requested', count: 2120 },
    { state: 'code.awaitingCode', event: 'ended', count: 820 },
    { state: 'code', event: 'phone-edit.requested', count: 1180 },
  ],
  transitions: [
    { from: 'enteringPhone', event: 'phone.submitted', to: 'sending', count: 15_790 },
    { from: 'sendFailed', event: 'phone.submitted', to: 'sending', count: 230 },
    { from: 'code', event: 'resend.requested', to: 'code.resending', count: 2120 },
    { from: 'code', event: 'phone-edit.requested', to: 'enteringPhone', count: 1180 },
    { from: 'code.awaitingCode', event: 'code.entered', to: 'code.verifying', count: 14_310 },
    { from: 'code.awaitingCode', event: 'code.submitted', to: 'code.verifying', count: 650 },
  ],
});

const nothing = { states: [], exits: [], transitions: [] };

export const chartUsageExamples = {
  recordChartUsage: {
    request: {
      batch: {
        rows: [
          { chart: 'login', state: '', count: 1, milliseconds: 48_200 },
          { chart: 'login', state: '', event: 'ended', count: 1, milliseconds: 0 },
        ],
      },
    },
  },
  listChartUsage: {
    200: {
      usual: { data: { ...period, rows: charts } },
      none: { data: { ...period, rows: charts.map((row) => ({ ...row, ...noUsage })) } },
    },
  },
  getChartUsage: {
    200: {
      usual: { data: { ...period, ...codes() } },
      none: { data: { ...period, ...codes(nothing) } },
    },
  },
} satisfies OperationExamples;
