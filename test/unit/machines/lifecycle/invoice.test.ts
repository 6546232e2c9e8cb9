import { describe, expect, it } from 'vitest';
import {
  decideInvoice,
  type InvoiceEvent,
  type InvoiceState,
  initialInvoiceState,
} from '#machines/lifecycle/invoice.ts';

const accept: InvoiceEvent = { type: 'accept', isSupplier: true };
const pay: InvoiceEvent = { type: 'pay', hasReference: true };
const cancel: InvoiceEvent = { type: 'cancel', hasReason: true };

describe('an invoice', () => {
  it('begins issued', () => expect(initialInvoiceState).toBe('ISSUED'));

  it.each<[InvoiceState, InvoiceEvent, InvoiceState]>([
    ['ISSUED', accept, 'ACCEPTED'],
    ['ACCEPTED', pay, 'PAID'],
    ['ISSUED', cancel, 'CANCELLED'],
    ['ACCEPTED', cancel, 'CANCELLED'],
  ])('that is %s by %o is %s', (state, event, next) => {
    expect(decideInvoice(state, event)).toEqual({ kind: 'moved', state: next });
  });

  it.each<[InvoiceState, InvoiceEvent]>([
    ['ISSUED', { type: 'accept', isSupplier: false }],
    ['ISSUED', pay],
    ['ISSUED', { type: 'cancel', hasReason: false }],
    ['ACCEPTED', accept],
    ['ACCEPTED', { type: 'pay', hasReference: false }],
    ['PAID', accept],
    ['PAID', pay],
    ['PAID', cancel],
    ['CANCELLED', accept],
    ['CANCELLED', cancel],
  ])('that is %s refuses %o', (state, event) => {
    expect(decideInvoice(state, event)).toEqual({
      kind: 'refused',
      code: 'transition-not-allowed',
    });
  });
});
