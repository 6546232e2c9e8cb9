import { expect, it } from 'vitest';
import { appealableDecision } from '#domain/appeals/appealable-decision.ts';

const rejection = { decisionId: 'r' };

it('names the rejection before a take-down', () => {
  const restriction = { decisionId: 't', kind: 'TAKEN_DOWN' } as const;
  expect(appealableDecision({ rejection, restriction })?.decisionId).toBe('r');
  expect(appealableDecision({ rejection: null, restriction })?.decisionId).toBe('t');
});

it('names no warning, and nothing without a decision', () => {
  const restriction = { decisionId: 's', kind: 'SENSITIVE' } as const;
  expect(appealableDecision({ rejection: null, restriction })).toBeUndefined();
  expect(appealableDecision({ rejection: null, restriction: null })).toBeUndefined();
});
