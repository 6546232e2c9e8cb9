import { assign, emit, setup } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import { decideInvoice } from '#machines/lifecycle/invoice.ts';

export type Invoice = components['schemas']['Invoice'];

/** One intent: `key` stays the same for every attempt, even after leaving and returning. */
type Intent = { invoice: Invoice; key: string };

type Context = {
  intent: Intent | null;
  /** The invoice as the server has it now, when it could no longer be accepted. */
  current: Invoice | null;
  /** How often it was retried automatically. */
  tries: number;
  failure: Failure | null;
};

type Event =
  | ({ type: 'acceptance.requested' } & Intent)
  | { type: 'acceptance.confirmed' }
  | { type: 'acceptance.dismissed' }
  | GlobalEvent;

type Accepted = { message: 'Success' };

/** After this many automatic attempts only the person retries. */
const maxTries = 3;

/** Whether the lifecycle allows its creator to accept this invoice. */
const isAcceptable = ({ invoiceState }: Invoice): boolean =>
  decideInvoice(invoiceState, { type: 'accept', isSupplier: true }).kind === 'moved';

/** The invoice after it was accepted. The list supplies the time. */
function asAccepted(invoice: Invoice): Invoice {
  const decision = decideInvoice(invoice.invoiceState, { type: 'accept', isSupplier: true });
  return decision.kind === 'moved' ? { ...invoice, invoiceState: decision.state } : invoice;
}

const dismiss = { target: 'idle', actions: 'clearIntent' } as const;

/** Reviews and accepts an invoice, which cannot be undone (WCAG 3.3.4). */
export const invoiceAcceptanceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `invoice.changed`: its row has changed. `invoice.doubtful`: its status is unknown. */
    emitted: {} as
      | { type: 'invoice.changed'; invoice: Invoice }
      | { type: 'invoice.outcome-unknown' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    invoiceAccepted: requiredActor<Accepted, Intent | null>('invoiceAccepted'),
    /** The invoice as it is now; null when it is not there any more. */
    findInvoice: requiredActor<Invoice | null, Invoice | null>('getInvoiceList'),
  },
  guards: {
    isAcceptable: (_, { invoice }: { invoice: Invoice }) => isAcceptable(invoice),
    isSuccess: (_, { message }: Accepted) => message === 'Success',
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    /** It may have taken effect, or the server takes it later. */
    isOutcomeUnknown: (_, { error }: Caught) => isTransient(error),
    isNotAllowedNow: (_, { error }: Caught) => toFailure(error).code === 'transition-not-allowed',
    mayTryAgain: ({ context }) => context.tries < maxTries,
    hasMovedOn: (_, { found }: { found: Invoice | null }) => found !== null && !isAcceptable(found),
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
    clearIntent: assign({ intent: null, current: null, failure: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    clearTries: assign({ tries: 0 }),
    keepFailure: assign(caughtFailure),
    keepUnexpectedReply: assign(() => ({
      failure: new Failure({ code: 'internal-error', status: 200 }),
    })),
    keepCurrent: assign((_, { found }: { found: Invoice | null }) => ({ current: found })),
    emitAccepted: emit(({ context: { intent } }) => {
      if (!intent) throw new Error('Nothing was accepted.');
      return { type: 'invoice.changed' as const, invoice: asAccepted(intent.invoice) };
    }),
    emitCurrent: emit((_, { found }: { found: Invoice | null }) =>
      found
        ? { type: 'invoice.changed' as const, invoice: found }
        : { type: 'invoice.outcome-unknown' as const },
    ),
    emitOutcomeUnknown: emit({ type: 'invoice.outcome-unknown' }),
  },
  delays: {
    retryDelay: ({ context: { failure } }) => Math.max(5000, retryDelay({ tries: 0, failure })),
  },
}).createMachine({
  id: 'invoice-acceptance',
  description: 'Lets a creator review and accept an invoice.',
  context: { intent: null, current: null, tries: 0, failure: null },
  initial: 'idle',
  on: {
    ...ignoreGlobalEvents,
    'signed.out': { target: '.idle', actions: 'clearIntent' },
  },
  states: {
    idle: {
      description: 'Nothing is going on; each invoice that can be accepted has a button.',
      on: {
        'acceptance.requested': {
          guard: { type: 'isAcceptable', params: ({ event }) => event },
          target: 'reviewing',
          actions: {
            type: 'keepIntent',
            params: ({ event: { invoice, key } }) => ({ invoice, key }),
          },
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
      description: 'The dialog with a busy button.',
      invoke: {
        src: 'invoiceAccepted',
        input: ({ context }) => context.intent,
        onDone: [
          {
            guard: { type: 'isSuccess', params: ({ event }) => event.output },
            target: 'accepted',
            actions: 'emitAccepted',
          },
          { target: 'unknown', actions: 'keepUnexpectedReply' },
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
        'It is unknown whether the invoice was accepted. Asks again automatically for a while.',
      after: { retryDelay: { guard: 'mayTryAgain', target: 'accepting', actions: 'countTry' } },
      on: {
        'network.online': 'accepting',
        'acceptance.confirmed': { target: 'accepting', actions: 'clearTries' },
        // The key is kept, so reopening the dialog sends the same request.
        'acceptance.dismissed': { target: 'idle', actions: 'emitOutcomeUnknown' },
      },
    },
    lookingUp: {
      tags: ['screen', 'busy'],
      description: 'The dialog while the status of the invoice is loaded.',
      invoke: {
        src: 'findInvoice',
        input: ({ context }) => context.intent?.invoice ?? null,
        onDone: [
          {
            guard: { type: 'hasMovedOn', params: ({ event }) => ({ found: event.output }) },
            target: 'changedElsewhere',
            actions: [
              { type: 'keepCurrent', params: ({ event }) => ({ found: event.output }) },
              { type: 'emitCurrent', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'keepFailure',
              params: () => ({
                error: new Failure({ code: 'transition-not-allowed', status: 409 }),
              }),
            },
          },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'refused', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    changedElsewhere: {
      tags: 'screen',
      description:
        'The dialog says what happened to the invoice: accepted elsewhere, paid, or cancelled.',
      on: { 'acceptance.dismissed': dismiss },
    },
    refused: {
      tags: 'screen',
      description: 'The dialog says why it was not accepted, with a way to try again.',
      on: { 'acceptance.confirmed': 'accepting', 'acceptance.dismissed': dismiss },
    },
    accepted: {
      tags: 'screen',
      description: 'The dialog says that it is accepted and what follows.',
      on: { 'acceptance.dismissed': dismiss },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog covers the page. Afterwards the same request is sent again.',
      on: { 'session.restored': 'accepting' },
    },
  },
});
