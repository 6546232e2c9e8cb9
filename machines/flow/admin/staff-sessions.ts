import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components, operations } from '#generated/contract.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type StaffMember = components['schemas']['StaffMember'];
type Session = StaffMember['sessions'][number];
export type ResetLink =
  operations['createPasswordResetLink']['responses'][200]['content']['application/json']['data'];

/** What is done for or to a colleague. */
export type StaffAction =
  | { kind: 'end-session'; member: StaffMember; session: Session }
  | { kind: 'end-sessions'; member: StaffMember }
  | { kind: 'reset-link'; member: StaffMember }
  | { kind: 'reset-factor'; member: StaffMember };
export type ConfirmedAction = { action: StaffAction | null; reason: string };

type Context = {
  members: readonly StaffMember[];
  action: StaffAction | null;
  /** Why a second factor is removed. */
  reason: string;
  link: ResetLink | null;
  failure: Failure | null;
};

type Event =
  | { type: 'action.requested'; action: StaffAction }
  | { type: 'action.confirmed'; reason: string }
  | { type: 'action.dismissed' }
  | { type: 'link.dismissed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Members = { rows: StaffMember[] };
const loaded = ({ event }: { event: { output: Members } }) => ({ members: event.output.rows });
type Done = { link: ResetLink | null };
const done = ({ event }: { event: { output: Done } }) => event.output;

const requestAction = {
  'action.requested': {
    target: 'confirming',
    actions: {
      type: 'keepAction',
      params: ({ event }: { event: { action: StaffAction } }) => event,
    },
  },
  'session.restored': 'loading',
} as const;

/** Where members of staff are signed in, and what an administrator can do for them. */
export const staffSessionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy' | 'dialog',
  },
  actors: {
    getStaffSessions: requiredActor<Members>('getStaffSessions'),
    /**
     * `endStaffSessions`, `createPasswordResetLink` or `resetSecondFactor`; all may be repeated.
     */
    actOnStaff: requiredActor<Done, ConfirmedAction>('actOnStaff'),
  },
  guards: {
    hasLink: (_, { link }: Done) => link !== null,
  },
  actions: {
    keepMembers: assign((_, { members }: { members: StaffMember[] }) => ({
      members,
      failure: null,
    })),
    keepAction: assign((_, { action }: { action: StaffAction }) => ({
      action,
      reason: '',
      failure: null,
    })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason, failure: null })),
    keepLink: assign((_, { link }: Done) => ({ link })),
    clearLink: assign({ link: null }),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'staff-sessions',
  description: 'Lets administrators see staff sessions, end them and reset access.',
  context: { members: [], action: null, reason: '', link: null, failure: null },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders for the list.',
      invoke: {
        src: 'getStaffSessions',
        onDone: { target: 'listed', actions: { type: 'keepMembers', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the list could not be shown, with another try.',
      on: {
        'retry.requested': 'loading',
        'network.online': 'loading',
        'session.restored': 'loading',
      },
    },
    listed: {
      tags: 'screen',
      description: 'Each member of staff with second factor, sessions, and what can be done.',
      on: requestAction,
    },
    confirming: {
      tags: ['screen', 'dialog'],
      description: 'A dialog that says what will happen; for a second factor it asks for a reason.',
      on: {
        'action.confirmed': {
          target: 'acting',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
        'action.dismissed': 'listed',
      },
    },
    acting: {
      tags: ['screen', 'dialog', 'busy'],
      description: 'The dialog, whose button is busy.',
      invoke: {
        src: 'actOnStaff',
        input: ({ context: { action, reason } }) => ({ action, reason }),
        onDone: [
          {
            guard: { type: 'hasLink', params: done },
            target: 'showingLink',
            actions: { type: 'keepLink', params: done },
          },
          { target: 'reloading' },
        ],
        onError: { target: 'actionFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    actionFailed: {
      tags: ['screen', 'dialog'],
      description: 'The dialog says why it is not known to be done; again, or not.',
      on: {
        'action.confirmed': {
          target: 'acting',
          actions: { type: 'keepReason', params: ({ event }) => event },
        },
        'action.dismissed': 'loading',
      },
    },
    showingLink: {
      tags: ['screen', 'dialog'],
      description:
        'The link to a new password, shown once, with how long it works and a button to copy it.',
      exit: 'clearLink',
      on: { 'link.dismissed': 'listed' },
    },
    reloading: {
      tags: ['screen', 'busy'],
      description: 'The list as it was, while it is fetched anew.',
      invoke: {
        src: 'getStaffSessions',
        onDone: { target: 'done', actions: { type: 'keepMembers', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    done: {
      tags: 'screen',
      description: 'The list says that it is done.',
      on: requestAction,
    },
  },
});
