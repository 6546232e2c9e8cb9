import { assign, emit, setup } from 'xstate';
import { Failure, toFailure } from '#domain/failure.ts';
import type { components } from '#generated/contract.ts';
import { decideInvoice } from '../lifecycle/invoice.ts';
import { retryPause } from './retry-pause.ts';
import { unprovided } from './unprovided.ts';

export type Invoice = components['schemas']['Invoice'];

/** One intent: `key` stays the same however often it is sent, also when the person leaves it and comes back. */
type Intent = { invoice: Invoice; key: string };

type Context = {
  intent: Intent | null;
  /** The invoice as the server has it now, when it could no longer be accepted. */
  current: Invoice | null;
  /** How often it was asked anew by itself. */
  tries: number;
  failure: Failure | null;
};

type Event =
  | ({ type: 'acceptance.requested' } & Intent)
  | { type: 'acceptance.confirmed' }
  | { type: 'acceptance.dismissed' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
type Accepted = { message: 'Success' };

/** After so many tries by itself only the person asks again. */
const triesAtMost = 3;

/** Does the lifecycle let its creator accept this invoice? */
const isAcceptable = ({ invoiceState }: Invoice): boolean =>
  decideInvoice(invoiceState, { type: 'accept', isSupplier: true }).kind === 'moved';

/** The invoice as it stands after it was accepted; when, the server tells with the list. */
function asAccepted(invoice: Invoice): Invoice {
  const decision = decideInvoice(invoice.invoiceState, { type: 'accept', isSupplier: true });
  return decision.kind === 'moved' ? { ...invoice, invoiceState: decision.state } : invoice;
}

const leaving = { target: 'idle', actions: 'forgetIntent' } as const;

/** Looking at an invoice and accepting it, which is done once and cannot be taken back (WCAG 3.3.4). */
export const invoiceAcceptanceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `invoice.changed`: its row is another now. `invoice.doubtful`: nobody knows how it stands. */
    emitted: {} as { type: 'invoice.changed'; invoice: Invoice } | { type: 'invoice.doubtful' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    invoiceAccepted: unprovided<Accepted, Intent | null>('invoiceAccepted'),
    /** The invoice as it is now; null when it is not there any more. */
    findInvoice: unprovided<Invoice | null, Invoice | null>('getInvoiceList'),
  },
  guards: {
    isAcceptable: (_, { invoice }: { invoice: Invoice }) => isAcceptable(invoice),
    isSuccess: (_, { message }: Accepted) => message === 'Success',
    isSessionLost: (_, { error }: Caught) => toFailure(error).code === 'unauthenticated',
    /** No reply, or one of a server that is not itself: it may have taken effect. */
    isOutcomeUnknown: (_, { error }: Caught) => {
      const { status } = toFailure(error);
      return status === 0 || status >= 500;
    },
    isNotAllowedNow: (_, { error }: Caught) => toFailure(error).code === 'transition-not-allowed',
    mayTryAgain: ({ context }) => context.tries < triesAtMost,
    isMovedOn: (_, { found }: { found: Invoice | null }) => found !== null && !isAcceptable(found),
  },
  actions: {
    keepIntent: assign(({ context }, { invoice, key }: Intent) => ({
      intent: {
        invoice,
        key: context.intent?.invoice.invoiceId === invoice.invoiceId ? context.intent.key : key,
      },
      current: null,
      tries: 0,
      failure: null,
    })),
    forgetIntent: assign({ intent: null, current: null, failure: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    keepStrangeReply: assign(() => ({ failure: new Failure({ code: 'internal-error', status: 200 }) })),
    keepCurrent: assign((_, { found }: { found: Invoice | null }) => ({ current: found })),
    tellAccepted: emit(({ context: { intent } }) => {
      if (!intent) throw new Error('Nothing was accepted.');
      return { type: 'invoice.changed' as const, invoice: asAccepted(intent.invoice) };
    }),
    tellCurrent: emit((_, { found }: { found: Invoice | null }) =>
      found ? { type: 'invoice.changed' as const, invoice: found } : { type: 'invoice.doubtful' as const },
    ),
    tellDoubt: emit({ type: 'invoice.doubtful' }),
  },
  delays: {
    untilAskedAgain: ({ context: { failure } }) => Math.max(5000, retryPause({ tries: 0, failure })),
  },
}).createMachine({
  id: 'invoice-acceptance',
  context: { intent: null, current: null, tries: 0, failure: null },
  initial: 'idle',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': { target: '.idle', actions: 'forgetIntent' },
    'network.offline': {},
    'network.online': {},
  },
  states: {
    idle: {
      description: 'Nothing is going on; each invoice that can be accepted has a button.',
      on: {
        'acceptance.requested': {
          guard: { type: 'isAcceptable', params: ({ event }) => event },
          target: 'reviewing',
          actions: { type: 'keepIntent', params: ({ event: { invoice, key } }) => ({ invoice, key }) },
        },
      },
    },
    reviewing: {
      tags: 'screen',
      description: 'A dialog: what is accepted, each amount, and the account to which it is paid.',
      on: { 'acceptance.confirmed': 'accepting', 'acceptance.dismissed': 'idle' },
    },
    accepting: {
      tags: ['screen', 'busy'],
      description: 'The dialog, whose button is busy.',
      invoke: {
        src: 'invoiceAccepted',
        input: ({ context }) => context.intent,
        onDone: [
          {
            guard: { type: 'isSuccess', params: ({ event }) => event.output },
            target: 'accepted',
            actions: 'tellAccepted',
          },
          { target: 'unknown', actions: 'keepStrangeReply' },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            guard: { type: 'isOutcomeUnknown', params: caught },
            target: 'unknown',
            actions: { type: 'keepFailure', params: caught },
          },
          { guard: { type: 'isNotAllowedNow', params: caught }, target: 'lookingUp' },
          { target: 'refused', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    unknown: {
      tags: 'screen',
      description:
        'The dialog says that it is not known yet whether it was accepted; asks again by itself for a while.',
      after: { untilAskedAgain: { guard: 'mayTryAgain', target: 'accepting', actions: 'countTry' } },
      on: {
        'network.online': 'accepting',
        'acceptance.confirmed': { target: 'accepting', actions: 'forgetTries' },
        // The key is kept: whoever comes back to it asks the same.
        'acceptance.dismissed': { target: 'idle', actions: 'tellDoubt' },
      },
    },
    lookingUp: {
      tags: ['screen', 'busy'],
      description: 'The dialog, while it is looked up how the invoice stands now.',
      invoke: {
        src: 'findInvoice',
        input: ({ context }) => context.intent?.invoice ?? null,
        onDone: [
          {
            guard: { type: 'isMovedOn', params: ({ event }) => ({ found: event.output }) },
            target: 'movedOn',
            actions: [
              { type: 'keepCurrent', params: ({ event }) => ({ found: event.output }) },
              { type: 'tellCurrent', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'keepFailure',
              params: () => ({ error: new Failure({ code: 'transition-not-allowed', status: 409 }) }),
            },
          },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'refused', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    movedOn: {
      tags: 'screen',
      description: 'The dialog says how the invoice stands: accepted elsewhere, paid, or taken back.',
      on: { 'acceptance.dismissed': leaving },
    },
    refused: {
      tags: 'screen',
      description: 'The dialog says why it was not accepted; again, or not.',
      on: { 'acceptance.confirmed': 'accepting', 'acceptance.dismissed': leaving },
    },
    accepted: {
      tags: 'screen',
      description: 'The dialog says that it is accepted and what follows.',
      on: { 'acceptance.dismissed': leaving },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in lies over the dialog; afterwards the same goes out again.',
      on: { 'session.restored': 'accepting' },
    },
  },
});
