import { builder, type Schemas } from './builder.ts';
import { meera, meeraBio } from './people.ts';

export const profileInput = builder<Schemas['ProfileInput']>({
  name: meera.name,
  handle: meera.handle,
  bio: meeraBio,
  languages: ['hi', 'mr'],
  socialProfileLink: 'https://social.example/meera.likhti',
  profileImageId: null,
  isAdult: true,
});

export const profile = builder<Schemas['Profile']>({
  creatorId: meera.userId,
  name: meera.name,
  handle: meera.handle,
  bio: meeraBio,
  languages: ['hi', 'mr'],
  socialProfileLink: 'https://social.example/meera.likhti',
  profileImage: null,
  phone: '••••••3210',
  blueTick: true,
  metaInfo: { paymentType: 'ICC' },
  workApproval: 'approved',
  submittedAt: '2026-11-20T09:12:00.000Z',
  rejection: null,
});

export const meeraProfileInput = profileInput();

export const approvedProfile = profile();

export const emptyProfile = profile({
  name: null,
  handle: null,
  bio: null,
  languages: [],
  socialProfileLink: null,
  blueTick: false,
  metaInfo: { paymentType: null },
  workApproval: 'none',
  submittedAt: null,
});

export const pendingProfile = profile({
  blueTick: false,
  metaInfo: { paymentType: null },
  workApproval: 'pending',
  usualWaitHours: 26,
});

export const rejectedProfile = profile({
  blueTick: false,
  metaInfo: { paymentType: null },
  workApproval: 'rejected',
  rejection: {
    reasons: ['social-profile'],
    note: 'यह लिंक नहीं खुलता।',
    decidedAt: '2026-11-20T11:00:00.000Z',
  },
});

export const profileWithPendingChange = profile({
  change: {
    status: 'pending',
    revision: 1,
    name: 'मीरा देशपांडे',
    handle: meera.handle,
    profileImage: null,
    submittedAt: '2026-11-21T08:30:00.000Z',
    rejection: null,
  },
});

export const profileWithRejectedChange = profile({
  change: {
    status: 'rejected',
    revision: 1,
    name: 'मीरा एबीपी न्यूज़',
    handle: meera.handle,
    profileImage: null,
    submittedAt: '2026-11-21T08:30:00.000Z',
    rejection: {
      reasons: ['other'],
      note: 'यह नाम किसी और संस्था का है।',
      decidedAt: '2026-11-21T09:10:00.000Z',
    },
  },
});
