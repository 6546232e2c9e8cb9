import { initialTransition, setup, stateIn, transition } from 'xstate';
import { isPhoneOffered, type Region } from '#domain/auth/regions.ts';
import type {
  ApprovalStatus,
  CreatorState,
  NextScreen,
} from '#domain/navigation/onboarding-steps.ts';

export type CreatorEvent =
  | { type: 'code.sent' }
  | { type: 'phone.verified' }
  | { type: 'profile.submitted' }
  | { type: 'work.approved' }
  | { type: 'work.rejected'; hasReasons: boolean }
  | {
      type: 'decision.undone';
      /** What the decision replaced. */
      before: Required<Pick<CreatorPosition, 'work' | 'change'>>;
      /** Whether it is their own decision and the time to undo it is not over. */
      isInTime: boolean;
    }
  | { type: 'change.submitted' }
  | { type: 'change.withdrawn' }
  | { type: 'change.approved' }
  | { type: 'change.rejected'; hasReasons: boolean }
  | { type: 'bank-details.submitted' }
  | { type: 'bank-details.approved' }
  | { type: 'bank-details.rejected'; hasReasons: boolean }
  | { type: 'blocked'; hasReason: boolean }
  | { type: 'unblocked' }
  | { type: 'closing.requested' }
  | { type: 'closing.withdrawn' }
  | { type: 'erasure.due' };

type Undo = { region: 'work' | 'change'; state: string };

const undoWork = (state: CreatorPosition['work']) =>
  ({
    guard: { type: 'isUndone', params: { region: 'work', state } },
    target: state,
  }) as const;
const undoChange = (state: Required<CreatorPosition>['change']) =>
  ({
    guard: { type: 'isUndone', params: { region: 'change', state } },
    target: state,
  }) as const;

/** What may happen to a creator: independent regions (design.md 4). */
export const creatorMachine = setup({
  types: { events: {} as CreatorEvent },
  guards: {
    hasReasons: ({ event }) =>
      ((event.type === 'work.rejected' ||
        event.type === 'change.rejected' ||
        event.type === 'bank-details.rejected') &&
        event.hasReasons) ||
      (event.type === 'blocked' && event.hasReason),
    isOnboarded: stateIn({ work: 'approved' }),
    isUndone: ({ event }, { region, state }: Undo) =>
      event.type === 'decision.undone' && event.isInTime && event.before[region] === state,
  },
}).createMachine({
  id: 'creator',
  description:
    "A creator's phone, profile approval, profile change, bank details and account status.",
  type: 'parallel',
  states: {
    phone: {
      initial: 'unverified',
      states: {
        unverified: {
          description: 'No number is known to belong to them.',
          on: { 'code.sent': 'codeSent', 'phone.verified': 'verified' },
        },
        codeSent: { description: 'A code is on its way.', on: { 'phone.verified': 'verified' } },
        verified: {
          description: 'A code sent to the number was entered.',
          on: { 'phone.verified': 'verified' },
        },
      },
    },
    work: {
      initial: 'notSubmitted',
      states: {
        notSubmitted: { description: 'No profile yet.', on: { 'profile.submitted': 'pending' } },
        pending: {
          description: 'Staff are to decide.',
          on: {
            'profile.submitted': 'pending',
            'work.approved': 'approved',
            'work.rejected': { guard: 'hasReasons', target: 'rejected' },
          },
        },
        approved: {
          description: 'Blue tick; posts can be sent for review.',
          on: {
            'profile.submitted': 'approved',
            'work.rejected': { guard: 'hasReasons', target: 'rejected' },
            'decision.undone': [undoWork('pending'), undoWork('rejected')],
          },
        },
        rejected: {
          description:
            'Refused with reasons. The creator can correct the profile and send it again.',
          on: {
            'profile.submitted': 'pending',
            'work.approved': 'approved',
            'decision.undone': [undoWork('pending'), undoWork('approved')],
          },
        },
      },
    },
    change: {
      initial: 'none',
      on: { 'work.rejected': { guard: 'hasReasons', target: '.none' } },
      states: {
        none: {
          description: 'No change is proposed; readers see the current values.',
          on: {
            'change.submitted': { guard: 'isOnboarded', target: 'pending' },
            'decision.undone': [undoChange('pending'), undoChange('rejected')],
          },
        },
        pending: {
          description: 'A change is proposed. Readers see the reviewed values until staff decide.',
          on: {
            'change.submitted': 'pending',
            'change.withdrawn': 'none',
            'change.approved': 'none',
            'change.rejected': { guard: 'hasReasons', target: 'rejected' },
          },
        },
        rejected: {
          description: 'The proposal was refused with reasons; it may be fixed and sent again.',
          on: {
            'change.submitted': 'pending',
            'change.withdrawn': 'none',
            'decision.undone': undoChange('pending'),
          },
        },
      },
    },
    bank: {
      initial: 'notSubmitted',
      states: {
        notSubmitted: {
          description: 'No bank details. They are needed once the work is approved.',
          on: { 'bank-details.submitted': { guard: 'isOnboarded', target: 'pending' } },
        },
        pending: {
          description: 'Staff are to decide.',
          on: {
            'bank-details.approved': 'approved',
            'bank-details.rejected': { guard: 'hasReasons', target: 'rejected' },
          },
        },
        approved: {
          description: 'Money can be paid.',
          on: { 'bank-details.submitted': { guard: 'isOnboarded', target: 'pending' } },
        },
        rejected: {
          description: 'The details were refused and can be corrected.',
          on: { 'bank-details.submitted': { guard: 'isOnboarded', target: 'pending' } },
        },
      },
    },
    accountStatus: {
      initial: 'active',
      states: {
        active: {
          description: 'The account can be used.',
          on: {
            blocked: { guard: 'hasReasons', target: 'blocked' },
            'closing.requested': 'closing',
          },
        },
        blocked: {
          description: 'Signed out. The next sign-in says why.',
          on: { unblocked: 'active' },
        },
        closing: {
          description: 'Closed by its creator and hidden. It can be opened again for 30 days.',
          on: {
            'closing.requested': 'closing',
            'closing.withdrawn': 'active',
            'erasure.due': 'erased',
          },
        },
        erased: { description: 'Only data that the law requires is left.' },
      },
    },
  },
});

/** The state of a creator in each region, as stored in the database. */
export type CreatorPosition = {
  phone: 'unverified' | 'codeSent' | 'verified';
  work: 'notSubmitted' | 'pending' | 'approved' | 'rejected';
  /**
   * The reviewed change of name, handle and picture. Missing in positions stored before this region
   * existed.
   */
  change?: 'none' | 'pending' | 'rejected';
  bank: 'notSubmitted' | 'pending' | 'approved' | 'rejected';
  accountStatus: 'active' | 'blocked' | 'closing' | 'erased';
};

const [initialSnapshot] = initialTransition(creatorMachine);

/** The initial state of every creator. */
export const initialCreatorPosition: CreatorPosition = initialSnapshot.value as CreatorPosition;

export type CreatorDecision =
  | { kind: 'moved'; position: CreatorPosition }
  | { kind: 'refused'; code: 'transition-not-allowed' };

/** The creator after an event; refused where the chart has no transition for it. */
export function decideCreator(position: CreatorPosition, event: CreatorEvent): CreatorDecision {
  const before = creatorMachine.resolveState({ value: { change: 'none', ...position } });
  if (!before.can(event)) return { kind: 'refused', code: 'transition-not-allowed' };
  const [after] = transition(creatorMachine, before, event);
  return { kind: 'moved', position: after.value as CreatorPosition };
}

const approvals: Record<CreatorPosition['work'], ApprovalStatus> = {
  notSubmitted: 'none',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
};

/** The state of the profile behind each status that the contract names. */
export const workPositions: Record<ApprovalStatus, CreatorPosition['work']> = {
  none: 'notSubmitted',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
};

/** The flags of spec point 3 for a position. Onboarding is complete once the work is approved. */
export function deriveCreatorState({ phone, work, bank }: CreatorPosition): CreatorState {
  return {
    'profile-submission': work === 'notSubmitted' ? 'false' : 'true',
    'phone-verification': phone === 'verified' ? 'approved' : 'pending',
    'work-approval': approvals[work],
    'bank-details-submission': bank === 'notSubmitted' ? 'false' : 'true',
    'bank-details-approval': approvals[bank],
    'onboarding-complete': work === 'approved' ? 'true' : 'false',
  };
}

/** The next screen: the first matching row of the table in design.md 4. */
export function deriveNextScreen(
  position: CreatorPosition,
  region: Region,
  openAccountChoice = false,
): NextScreen {
  if (position.accountStatus === 'closing') return 'account-closing';
  if (openAccountChoice) return 'account-linking';
  if (isPhoneOffered(region)) {
    if (position.phone === 'codeSent') return 'phone-verification';
    if (position.phone === 'unverified') return 'phone-submission';
  }
  return position.work === 'rejected' ? 'waiting-rejected-screen' : 'dashboard';
}
