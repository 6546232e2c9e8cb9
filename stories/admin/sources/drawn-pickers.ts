import { publisherAccount } from '#contract/examples/sources.ts';
import type { Failure } from '#domain/contract/failure.ts';
import { recordPickerMachine } from '#src/features/admin/records/record-picker.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

const publisher = publisherAccount();

/** A picker that has found a few records, or why it found none. */
export const drawPicker = (failure: Failure | null = null) =>
  drawState(recordPickerMachine, {
    value: failure ? 'failed' : { listing: { idle: 'waiting' } },
    context: {
      filters: { typed: '' },
      rows: failure ? [] : [{ value: publisher.accountId, label: publisher.name }],
      nextPageUrl: null,
      failure,
    },
  });
