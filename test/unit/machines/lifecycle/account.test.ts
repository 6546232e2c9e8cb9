import { describe, expect, it } from 'vitest';
import { offeredAccounts } from '#domain/person/account-choice.ts';
import {
  type AccountEvent,
  type AccountState,
  decideAccount,
} from '#machines/lifecycle/account.ts';

const done = {
  type: 'choice.done',
  secondsLeft: 30,
  isOffered: true,
  remainingAccounts: 0,
} as const;

describe('an account', () => {
  it.each<[string, AccountState, AccountEvent, AccountState]>([
    [
      'opens a choice on a conflict',
      'settled',
      { type: 'conflict.found', canMerge: true },
      'choosing',
    ],
    [
      'takes another account in',
      'choosing',
      { type: 'conflict.found', canMerge: true },
      'choosing',
    ],
    [
      'can choose again after a time-out',
      'signedOut',
      { type: 'conflict.found', canMerge: true },
      'choosing',
    ],
    [
      'gets more time',
      'choosing',
      { type: 'choice.extended', secondsLeft: 1, extensionsLeft: 1 },
      'choosing',
    ],
    ['is chosen', 'choosing', done, 'settled'],
    ['is chosen and another remains', 'choosing', { ...done, remainingAccounts: 1 }, 'choosing'],
    ['is chosen a moment too late', 'choosing', { ...done, secondsLeft: -4 }, 'settled'],
    ['stays as it was', 'choosing', { type: 'choice.skipped', secondsLeft: 3 }, 'settled'],
    ['runs out of time', 'choosing', { type: 'choice.timed-out', secondsLeft: 0 }, 'signedOut'],
    [
      'runs out of time long ago',
      'choosing',
      { type: 'choice.timed-out', secondsLeft: -900 },
      'signedOut',
    ],
    ['is left when another vanished', 'choosing', { type: 'choice.failed' }, 'settled'],
    ['is given up', 'settled', { type: 'account.merged' }, 'defunct'],
  ])('%s', (_, state, event, next) => {
    expect(decideAccount(state, event)).toEqual({ kind: 'moved', state: next });
  });

  it.each<[string, AccountState, AccountEvent]>([
    [
      'choose with staff or with somebody blocked',
      'settled',
      { type: 'conflict.found', canMerge: false },
    ],
    ['choose without a choice', 'settled', done],
    ['choose what is not offered', 'choosing', { ...done, isOffered: false }],
    ['choose too late', 'choosing', { ...done, secondsLeft: -5 }],
    ['skip too late', 'choosing', { type: 'choice.skipped', secondsLeft: -60 }],
    ['run out of time before its time', 'choosing', { type: 'choice.timed-out', secondsLeft: 40 }],
    [
      'be extended forever',
      'choosing',
      { type: 'choice.extended', secondsLeft: 9, extensionsLeft: 0 },
    ],
    [
      'be extended after its end',
      'choosing',
      { type: 'choice.extended', secondsLeft: -9, extensionsLeft: 9 },
    ],
    ['come back from its tombstone', 'defunct', { type: 'conflict.found', canMerge: true }],
    ['be given up twice', 'defunct', { type: 'account.merged' }],
  ])('does not %s', (_, state, event) => {
    expect(decideAccount(state, event)).toEqual({ kind: 'refused' });
  });
});

describe('the accounts that may be kept', () => {
  const account = (creatorType: 'ICC' | 'OGC' | 'UGC') => ({ creatorType });

  // spec 5.30
  it.each([
    [
      ['UGC', 'UGC'],
      ['UGC', 'UGC'],
    ],
    [
      ['ICC', 'ICC'],
      ['ICC', 'ICC'],
    ],
    [['ICC', 'UGC'], ['ICC']],
    [['UGC', 'ICC', 'OGC'], ['ICC']],
    [
      ['ICC', 'UGC', 'ICC'],
      ['ICC', 'ICC'],
    ],
    [
      ['UGC', 'OGC'],
      ['UGC', 'OGC'],
    ],
  ] as const)('of %j are %j', (types, offered) => {
    expect(offeredAccounts(types.map(account))).toEqual(offered.map(account));
  });
});
