import { describe, expect, it } from 'vitest';
import { creator, creatorMeera } from '#contract/examples/creators.ts';
import {
  canSubmitProfile,
  creatorChange,
  creatorValues,
  keptFields,
  newCreatorData,
} from '#src/features/admin/creators/creator-data.ts';

const unwritten = creator({
  name: null,
  handle: null,
  bio: null,
  languages: [],
  socialProfileLink: null,
  phone: null,
  paymentType: null,
  workApproval: 'none',
  agency: null,
});

describe('a new creator', () => {
  it('is sent without what was left out', () => {
    const values = { ...creatorValues(null), name: 'मीरा' };
    expect(newCreatorData(values)).toEqual({
      name: 'मीरा',
      creatorType: 'UGC',
      crawlEnabled: false,
    });
  });

  it('is sent with everything that was filled in', () => {
    const agencyUserId = String(creatorMeera.agency?.agencyUserId);
    const values = { ...creatorValues(creatorMeera), phone: '9812345678', isAdult: true };
    expect(newCreatorData(values)).toEqual({
      name: creatorMeera.name,
      handle: creatorMeera.handle,
      bio: creatorMeera.bio,
      languages: creatorMeera.languages,
      socialProfileLink: creatorMeera.socialProfileLink,
      phone: '9812345678',
      isAdult: true,
      creatorType: 'ICC',
      paymentType: 'ICC',
      agencyUserId,
      crawlEnabled: false,
    });
  });
});

describe('a change of a creator', () => {
  const { creatorUserId, updatedAt } = creatorMeera;
  const before = creatorValues(creatorMeera);

  it('is nothing when nothing was changed', () => {
    expect(creatorChange(creatorMeera, before)).toBeNull();
  });

  it('has only the fields that differ, and the version that was edited', () => {
    const after = { ...before, bio: 'नया परिचय', crawlEnabled: true, phone: '9812345678' };
    expect(creatorChange(creatorMeera, after)).toEqual({
      creatorUserId,
      updatedAt,
      bio: 'नया परिचय',
      crawlEnabled: true,
      phone: '9812345678',
    });
  });

  it('has null for what was removed', () => {
    const after = {
      ...before,
      socialProfileLink: '',
      paymentType: 'none' as const,
      agencyUserId: '',
    };
    expect(creatorChange(creatorMeera, after)).toEqual({
      creatorUserId,
      updatedAt,
      socialProfileLink: null,
      paymentType: null,
      agencyUserId: null,
    });
  });
});

it('keeps the parts of the profile that the creator has', () => {
  expect(keptFields(creatorMeera)).toEqual(['handle', 'bio', 'languages']);
  expect(keptFields(unwritten)).toEqual([]);
  expect(keptFields(null)).toEqual([]);
});

it.each([
  ['a new creator', null, true],
  ['a creator without a profile', unwritten, true],
  ['a rejected creator', creator({ workApproval: 'rejected' }), true],
  ['a creator who waits', creator({ workApproval: 'pending' }), false],
  ['an approved creator', creatorMeera, false],
])('offers to send the profile of %s: %s', (_, record, isOffered) => {
  expect(canSubmitProfile(record)).toBe(isOffered);
});
