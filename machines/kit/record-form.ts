import { assign, emit, setup } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { loadAgain } from './load-again.ts';
import { requiredActor } from './required-actor.ts';
import { isConflict, isOutcomeUnknown, isSessionLost, isTransient } from './transient-errors.ts';

/** One intent to save: `key` stays the same however often the same values are sent. */
export type SaveRequest<Subject, Values> = { subject: Subject; values: Values; key: string };

type Context<Subject, Values> = {
  id: string | null;
  /** As the server has it. */
  subject: Subject | null;
  /** What was sent last and is not known to be saved. */
  request: SaveRequest<Subject, Values> | null;
  /** Other values that were submitted while it was unknown if `request` took effect. */
  next?: { values: Values; key: string } | null | undefined;
  isOutcomeUnknown?: boolean | undefined;
  failure: Failure | null;
};

type Event<Values> =
  | { type: 'values.submitted'; values: Values; key: string }
  | { type: 'edit.requested' }
  | { type: 'edit.cancelled' }
  | { type: 'reload.requested' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Rules<Subject, Values> = {
  /** The first broken rule of each field; none when the values may be sent. */
  validate: (values: Values) => Record<string, RuleCode>;
  /** Whether the record is shown first and edited on demand, or opens as a form. */
  opensReadOnly: (subject: Subject) => boolean;
};

type Output<Subject> = { event: { output: Subject } };

/**
 * The chart of every record that is loaded, viewed, edited and saved. Input lives in the form, and
 * no failure removes it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createRecordForm<Subject, Values>({
  validate,
  opensReadOnly,
}: Rules<Subject, Values>) {
  const hasProblems = (values: Values) => Object.keys(validate(values)).length > 0;
  const loaded = ({ event }: Output<Subject>) => ({ subject: event.output });
  return setup({
    types: {
      context: {} as Context<Subject, Values>,
      events: {} as Event<Values>,
      emitted: {} as { type: 'record.saved'; subject: Subject },
      input: {} as { id: string | null },
      tags: {} as 'screen' | 'busy' | 'form',
    },
    actors: {
      loadRecord: requiredActor<Subject, { id: string | null }>('loadRecord'),
      saveRecord: requiredActor<Subject, SaveRequest<Subject, Values> | null>('saveRecord'),
    },
    guards: {
      isReadOnly: ({ context }) => context.subject !== null && opensReadOnly(context.subject),
      isInvalid: (_, { values }: { values: Values }) => hasProblems(values),
      isSessionLost: (_, { error }: Caught) => isSessionLost(error),
      isConflict: (_, { error }: Caught) => isConflict(error),
      hasFieldErrors: (_, { error }: Caught) =>
        Object.keys(toFailure(error).fields ?? {}).length > 0,
      hasRequest: ({ context }) => context.request !== null,
      hasNext: ({ context }) => Boolean(context.next),
      /** The earlier values fail permanently, and other ones wait. */
      isNextFree: ({ context }, { error }: Caught) =>
        Boolean(context.next) &&
        !isConflict(error) &&
        (!isTransient(error) || toFailure(error).code === 'internal-error'),
    },
    actions: {
      keepSubject: assign((_, { subject }: { subject: Subject }) => ({
        subject,
        request: null,
        next: null,
        isOutcomeUnknown: false,
        failure: null,
      })),
      keepRequest: assign(({ context }, { values, key }: { values: Values; key: string }) => {
        const { subject, request, isOutcomeUnknown } = context;
        // A new record could be created twice: the pending call is completed first.
        if (request && isOutcomeUnknown && !isSame(request.values, values))
          return { next: { values, key } };
        return {
          request: subject === null ? null : toSaveRequest(subject, request, values, key),
          next: null,
        };
      }),
      sendNext: assign(({ context }, { subject }: { subject: Subject | null }) => ({
        subject: subject ?? context.subject,
        request: toNextRequest(context, subject),
        next: null,
        isOutcomeUnknown: false,
      })),
      keepOutcome: assign(({ context }, { error }: Caught) => ({
        // A call that is refused for now says nothing about an earlier one.
        isOutcomeUnknown:
          isOutcomeUnknown(error) || (context.isOutcomeUnknown === true && isTransient(error)),
      })),
      keepProblems: assign((_, { values }: { values: Values }) => ({
        failure: new Failure({ code: 'invalid-request', fields: validate(values) }),
      })),
      keepFailure: assign(caughtFailure),
      clearFailure: assign({ failure: null }),
      announce: emit(({ context }) => {
        if (context.subject === null) throw new Error('Nothing was saved.');
        return { type: 'record.saved' as const, subject: context.subject };
      }),
    },
  }).createMachine({
    id: 'record-form',
    description: 'Loads one record, shows it, and lets a person edit and save it.',
    context: ({ input }) => ({
      id: input.id,
      subject: null,
      request: null,
      next: null,
      isOutcomeUnknown: false,
      failure: null,
    }),
    initial: 'loading',
    on: ignoreGlobalEvents,
    states: {
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders in the shape of the record.',
        invoke: {
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'opened', actions: { type: 'keepSubject', params: loaded } },
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      loadFailed: {
        tags: 'screen',
        description: 'Why the record could not be shown, with a way to try again.',
        on: loadAgain,
      },
      opened: {
        description: 'Not visible: viewing or editing.',
        always: [{ guard: 'isReadOnly', target: 'viewing' }, { target: 'form' }],
      },
      viewing: {
        tags: 'screen',
        description: 'The record to read, with a way to change it.',
        on: { 'edit.requested': 'form' },
      },
      form: {
        tags: 'form',
        initial: 'editing',
        on: {
          'values.submitted': [
            {
              guard: { type: 'isInvalid', params: ({ event }) => event },
              target: '.refused',
              actions: { type: 'keepProblems', params: ({ event }) => event },
            },
            { target: 'saving', actions: { type: 'keepRequest', params: ({ event }) => event } },
          ],
          'edit.cancelled': { guard: 'isReadOnly', target: 'viewing', actions: 'clearFailure' },
        },
        states: {
          editing: {
            tags: 'screen',
            description: 'The form, without errors.',
          },
          refused: {
            tags: 'screen',
            description:
              'The form, and at each wrong field which rule it breaks; the first has the focus.',
          },
          failed: {
            tags: 'screen',
            description: 'The form as it was sent, and above its button why it did not arrive.',
          },
        },
      },
      saving: {
        tags: ['screen', 'busy', 'form'],
        description: 'The form stays readable while it is sent; buttons are disabled.',
        entry: 'clearFailure',
        invoke: {
          src: 'saveRecord',
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: 'hasNext',
              target: 'saving',
              reenter: true,
              actions: { type: 'sendNext', params: loaded },
            },
            {
              target: 'saved',
              actions: [{ type: 'keepSubject', params: loaded }, 'announce'],
            },
          ],
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            {
              guard: { type: 'isNextFree', params: caught },
              target: 'saving',
              reenter: true,
              actions: { type: 'sendNext', params: { subject: null } },
            },
            {
              guard: { type: 'isConflict', params: caught },
              target: 'conflict',
              actions: { type: 'keepFailure', params: caught },
            },
            {
              guard: { type: 'hasFieldErrors', params: caught },
              target: 'form.refused',
              actions: [
                { type: 'keepFailure', params: caught },
                { type: 'keepOutcome', params: caught },
              ],
            },
            {
              target: 'form.failed',
              actions: [
                { type: 'keepFailure', params: caught },
                { type: 'keepOutcome', params: caught },
              ],
            },
          ],
        },
        on: { 'session.expired': 'signInNeeded' },
      },
      conflict: {
        tags: ['screen', 'form'],
        description:
          'Says that the record was changed elsewhere. The input stays, and the record is reloaded.',
        on: { 'reload.requested': 'reloading' },
      },
      reloading: {
        tags: ['screen', 'busy', 'form'],
        description: 'The form stays while its record is loaded again.',
        invoke: {
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: { target: 'form', actions: { type: 'keepSubject', params: loaded } },
          onError: { target: 'conflict', actions: { type: 'keepFailure', params: caught } },
        },
      },
      saved: {
        tags: 'screen',
        description: 'Says that it was saved, and what comes next.',
        on: { 'edit.requested': 'form' },
      },
      signInNeeded: {
        tags: ['screen', 'busy', 'form'],
        description: 'The sign-in dialog covers the page, which keeps the input. Then continues.',
        on: {
          'session.restored': [{ guard: 'hasRequest', target: 'saving' }, { target: 'loading' }],
        },
      },
    },
  });
}

/** The same values are the same intent: a call without a reply may have taken effect. */
function toSaveRequest<Subject, Values>(
  subject: Subject,
  last: SaveRequest<Subject, Values> | null,
  values: Values,
  key: string,
): SaveRequest<Subject, Values> {
  return { subject, values, key: last !== null && isSame(last.values, values) ? last.key : key };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The values that waited, for the record as it is now. */
function toNextRequest<Subject, Values>(
  { next, subject: earlier }: Pick<Context<Subject, Values>, 'next' | 'subject'>,
  saved: Subject | null,
): SaveRequest<Subject, Values> | null {
  const subject = saved ?? earlier;
  return next && subject !== null ? { subject, ...next } : null;
}

/**
 * The chart for tests, diagrams and stories. Areas create their own with {@link createRecordForm}.
 */
export const recordFormMachine = createRecordForm<{ isSent: boolean }, { name: string }>({
  validate: ({ name }): Record<string, RuleCode> =>
    name.trim() === '' ? { name: 'required' } : {},
  opensReadOnly: ({ isSent }) => isSent,
});
