import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { onboardingScreen, screenArea, stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import {
  type CreatorEvent,
  type CreatorPosition,
  creatorMachine,
  decideCreator,
  deriveCreatorState,
  deriveNextScreen,
  initialCreatorPosition,
} from '#machines/lifecycle/creator.ts';

const position = (more: Partial<CreatorPosition> = {}): CreatorPosition => ({
  ...initialCreatorPosition,
  ...more,
});

describe('a creator', () => {
  it.each([
    ['verifies a phone', {}, { type: 'phone.verified' }, { phone: 'verified' }],
    ['verifies it again', { phone: 'verified' }, { type: 'phone.verified' }, { phone: 'verified' }],
    ['submits a profile', {}, { type: 'profile.submitted' }, { work: 'pending' }],
    [
      'fixes a rejected one',
      { work: 'rejected' },
      { type: 'profile.submitted' },
      { work: 'pending' },
    ],
    [
      'changes an approved one and stays approved',
      { work: 'approved' },
      { type: 'profile.submitted' },
      { work: 'approved' },
    ],
    ['is approved', { work: 'pending' }, { type: 'work.approved' }, { work: 'approved' }],
    [
      'is rejected with reasons',
      { work: 'pending' },
      { type: 'work.rejected', hasReasons: true },
      { work: 'rejected' },
    ],
    [
      'asks to be called otherwise and stays approved',
      { work: 'approved' },
      { type: 'change.submitted' },
      { work: 'approved', change: 'pending' },
    ],
    [
      'takes a change back',
      { work: 'approved', change: 'pending' },
      { type: 'change.withdrawn' },
      { change: 'none' },
    ],
    [
      'is refused a change and keeps the approval',
      { work: 'approved', change: 'pending' },
      { type: 'change.rejected', hasReasons: true },
      { work: 'approved', change: 'rejected' },
    ],
    [
      'loses a change with the approval',
      { work: 'approved', change: 'pending' },
      { type: 'work.rejected', hasReasons: true },
      { work: 'rejected', change: 'none' },
    ],
  ] as [string, Partial<CreatorPosition>, CreatorEvent, Partial<CreatorPosition>][])(
    '%s',
    (_, from, event, to) => {
      expect(decideCreator(position(from), event)).toEqual({
        kind: 'moved',
        position: position({ ...from, ...to }),
      });
    },
  );

  it.each([
    ['approved before submitting', {}, { type: 'work.approved' }],
    ['rejected without reasons', { work: 'pending' }, { type: 'work.rejected', hasReasons: false }],
    ['changed before the approval', { work: 'pending' }, { type: 'change.submitted' }],
    [
      'refused a change without reasons',
      { work: 'approved', change: 'pending' },
      { type: 'change.rejected', hasReasons: false },
    ],
    ['approved twice', { work: 'approved' }, { type: 'change.approved' }],
    ['blocked without a reason', {}, { type: 'blocked', hasReason: false }],
    ['unblocked when active', {}, { type: 'unblocked' }],
  ] as [string, Partial<CreatorPosition>, CreatorEvent][])('is not %s', (_, from, event) => {
    expect(decideCreator(position(from), event)).toEqual({
      kind: 'refused',
      code: 'transition-not-allowed',
    });
  });

  it.each([
    [{}, 'DH_APP', 'phone-submission'],
    [{ phone: 'codeSent' }, 'DH_APP', 'phone-verification'],
    [{}, 'DH_MENA', 'dashboard'],
    [{ phone: 'verified' }, 'DH_APP', 'dashboard'],
    [{ phone: 'verified', work: 'pending' }, 'DH_APP', 'dashboard'],
    [{ phone: 'verified', work: 'rejected' }, 'DH_APP', 'waiting-rejected-screen'],
    [{ work: 'rejected' }, 'DH_MENA', 'waiting-rejected-screen'],
  ] as [Partial<CreatorPosition>, 'DH_APP' | 'DH_MENA', string][])(
    '%o in %s goes to %s',
    (from, region, screen) => {
      expect(deriveNextScreen(position(from), region)).toBe(screen);
    },
  );

  it('chooses between accounts first', () => {
    expect(deriveNextScreen(position(), 'DH_APP', true)).toBe('account-linking');
  });

  // spec 3.2
  it('has flags for what it has done', () => {
    expect(deriveCreatorState(position({ phone: 'verified', work: 'approved' }))).toEqual({
      'profile-submission': 'true',
      'phone-verification': 'approved',
      'work-approval': 'approved',
      'bank-details-submission': 'false',
      'bank-details-approval': 'none',
      'onboarding-complete': 'true',
    });
  });
});

describe('every situation a creator can be in', () => {
  const events: CreatorEvent[] = [
    { type: 'code.sent' },
    { type: 'phone.verified' },
    { type: 'profile.submitted' },
    { type: 'work.approved' },
    { type: 'work.rejected', hasReasons: true },
    { type: 'work.rejected', hasReasons: false },
    { type: 'change.submitted' },
    { type: 'change.withdrawn' },
    { type: 'change.approved' },
    { type: 'change.rejected', hasReasons: true },
    { type: 'change.rejected', hasReasons: false },
    { type: 'bank-details.submitted' },
    { type: 'bank-details.approved' },
    { type: 'bank-details.rejected', hasReasons: true },
    { type: 'bank-details.rejected', hasReasons: false },
    { type: 'blocked', hasReason: true },
    { type: 'blocked', hasReason: false },
    { type: 'unblocked' },
  ];
  const steps = adjacencyMapToArray(getAdjacencyMap(creatorMachine, { events })).map((step) => ({
    from: step.state.value as CreatorPosition,
    event: step.event,
    to: step.nextState.value,
  }));
  const positions = [...new Map(steps.map(({ from }) => [JSON.stringify(from), from])).values()];

  it('is a combination of the regions’ states, and all of them are reached', () => {
    const withoutProfile = positions.filter(({ work }) => work === 'notSubmitted');
    expect(positions).toHaveLength(3 * (1 + (1 + 3 + 1) * 4) * 2);
    expect(
      [...new Set(withoutProfile.map(({ bank }) => bank))],
      'bank details come after approval',
    ).toEqual(['notSubmitted']);
  });

  it('is left as the chart says, or the event is refused', () => {
    const wrong = steps.filter(({ from, event, to }) => {
      const decision = decideCreator(from, event);
      const reached = decision.kind === 'moved' ? decision.position : from;
      return !isDeepStrictEqual(reached, to);
    });
    expect(wrong).toEqual([]);
  });

  it.each(['DH_APP', 'DH_MENA'] as const)('has a next screen with a route in %s', (region) => {
    const screens = new Set(positions.map((from) => deriveNextScreen(from, region)));
    expect([...screens].filter((screen) => !(screen in stepRoutes))).toEqual([]);
  });

  it('never asks for a phone number in DH_MENA', () => {
    const screens = new Set(positions.map((from) => deriveNextScreen(from, 'DH_MENA')));
    expect([...screens].sort()).toEqual(['dashboard', 'waiting-rejected-screen']);
  });

  it('with the dashboard next has an onboarding screen that is not the rejection', () => {
    const inMain = positions.filter(
      (from) => screenArea(deriveNextScreen(from, 'DH_APP')) === 'main',
    );
    const screens = new Set(
      inMain.map((from) => onboardingScreen(deriveCreatorState(from), 'ICC', 'DH_APP')),
    );
    expect([...screens].map(String).sort()).toEqual([
      'bank-details-approval-pending',
      'bank-details-submission',
      'null',
      'profile-submission',
      'work-approval-pending',
    ]);
  });

  it('is complete exactly when the work is approved', () => {
    const wrong = positions.filter(
      (from) =>
        (from.work === 'approved') !== (deriveCreatorState(from)['onboarding-complete'] === 'true'),
    );
    expect(wrong).toEqual([]);
  });
});
