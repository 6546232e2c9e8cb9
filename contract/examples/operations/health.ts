import type { OperationExamples } from '../operation-examples.ts';

export const healthExamples = {
  getLiveness: {
    200: { ok: { data: { status: 'ok' } } },
  },

  getReadiness: {
    200: {
      ok: { data: { status: 'ok' } },
      'clock-skewed': { data: { status: 'clock-skewed', clockSkewSeconds: 75 } },
    },
  },
} satisfies OperationExamples;
