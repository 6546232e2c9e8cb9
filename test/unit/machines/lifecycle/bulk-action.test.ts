import { describe, expect, it } from 'vitest';
import {
  type BulkActionEvent,
  type BulkActionState,
  decideBulkAction,
} from '#machines/lifecycle/bulk-action.ts';

const retry: BulkActionEvent = { type: 'retry', hasFailures: true };
const retryNothing: BulkActionEvent = { type: 'retry', hasFailures: false };

describe('an action on many records', () => {
  it.each<[BulkActionState, BulkActionEvent, BulkActionState]>([
    ['running', { type: 'finish' }, 'finished'],
    ['running', { type: 'stop' }, 'stopped'],
    ['running', { type: 'cancel' }, 'cancelled'],
    ['finished', retry, 'running'],
    ['stopped', retry, 'running'],
    ['stopped', retryNothing, 'running'],
  ])('that is %s by %o is %s', (state, event, next) => {
    expect(decideBulkAction(state, event)).toEqual({ kind: 'moved', state: next });
  });

  it.each<[BulkActionState, BulkActionEvent]>([
    ['running', retry],
    ['finished', retryNothing],
    ['finished', { type: 'cancel' }],
    ['cancelled', retry],
    ['cancelled', { type: 'finish' }],
  ])('that is %s refuses %o', (state, event) => {
    expect(decideBulkAction(state, event)).toEqual({
      kind: 'refused',
      code: 'transition-not-allowed',
    });
  });
});
