import { assign, emit, setup } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';
import { isConflict, isSessionLost } from './transient-errors.ts';

/** One intent to save: `key` stays the same however often the same values are sent. */
export type SaveRequest<Subject, Values> = { subject: Subject; values: Values; key: string };

type Context<Subject, Values> = {
  id: string | null;
  /** As the server has it. */
  subject: Subject | null;
  /** What was sent last and is not known to be saved. */
  request: SaveRequest<Subject, Values> | null;
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

/** The record is not any more what the form was opened on. */

type Output<Subject> = { event: { output: Subject } };

/**
 * The chart of every record that is loaded, looked at, edited and saved. What is typed lives in the
 * form and is never taken away by a state: every failure leaves the form as it is.
 */
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
    },
    actions: {
      keepSubject: assign((_, { subject }: { subject: Subject }) => ({
        subject,
        request: null,
        failure: null,
      })),
      keepRequest: assign(({ context }, { values, key }: { values: Values; key: string }) => ({
        request:
          context.subject === null
            ? null
            : toSaveRequest(context.subject, context.request, values, key),
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
    context: ({ input }) => ({ id: input.id, subject: null, request: null, failure: null }),
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
        on: { 'retry.requested': 'loading', 'network.online': 'loading' },
      },
      opened: {
        description: 'Not seen: decides between reading and writing.',
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
            description: 'The form, with nothing said against it.',
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
        description: 'The form stays readable while it is sent; nothing can be pressed twice.',
        entry: 'clearFailure',
        invoke: {
          src: 'saveRecord',
          input: ({ context }) => context.request,
          onDone: {
            target: 'saved',
            actions: [{ type: 'keepSubject', params: loaded }, 'announce'],
          },
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            {
              guard: { type: 'isConflict', params: caught },
              target: 'conflict',
              actions: { type: 'keepFailure', params: caught },
            },
            {
              guard: { type: 'hasFieldErrors', params: caught },
              target: 'form.refused',
              actions: { type: 'keepFailure', params: caught },
            },
            { target: 'form.failed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
        on: { 'session.expired': 'signInNeeded' },
      },
      conflict: {
        tags: ['screen', 'form'],
        description:
          'Says that somebody else changed the record. Input stays; the record is loaded again.',
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
        description: 'Says that it arrived, and what comes next.',
        on: { 'edit.requested': 'form' },
      },
      signInNeeded: {
        tags: ['screen', 'busy', 'form'],
        description:
          'The sign-in lies over the page, which keeps what was typed; then it goes on where it stopped.',
        on: {
          'session.restored': [{ guard: 'hasRequest', target: 'saving' }, { target: 'loading' }],
        },
      },
    },
  });
}

/** The same values once more are the same intent: a reply that was lost may have taken effect. */
function toSaveRequest<Subject, Values>(
  subject: Subject,
  last: SaveRequest<Subject, Values> | null,
  values: Values,
  key: string,
): SaveRequest<Subject, Values> {
  const isSame = last !== null && JSON.stringify(last.values) === JSON.stringify(values);
  return { subject, values, key: isSame ? last.key : key };
}

/**
 * The chart as it is tested, drawn and told in stories; areas make theirs with {@link
 * createRecordForm}.
 */
export const recordFormMachine = createRecordForm<{ isSent: boolean }, { name: string }>({
  validate: ({ name }): Record<string, RuleCode> =>
    name.trim() === '' ? { name: 'required' } : {},
  opensReadOnly: ({ isSent }) => isSent,
});
