import { builder, type Schemas } from './builder.ts';
import { meera } from './people.ts';
import {
  approvedProfile,
  pendingProfile,
  profileWithPendingChange,
  profileWithRejectedChange,
  rejectedProfile,
} from './profile.ts';

export const workApproval = builder<Schemas['WorkApprovalReply']['data']>({
  creatorUserId: meera.userId,
  status: 'pending',
  profile: pendingProfile,
  postCount: 2,
  history: [
    {
      action: 'submitted',
      reasons: [],
      note: null,
      at: '2026-11-20T09:12:00.000Z',
      by: meera.name,
    },
  ],
});

export const pendingApproval = workApproval();

export const approvedApproval = workApproval({
  status: 'approved',
  profile: approvedProfile,
  history: [
    {
      action: 'submitted',
      reasons: [],
      note: null,
      at: '2026-11-20T09:12:00.000Z',
      by: meera.name,
    },
    {
      action: 'approved',
      reasons: [],
      note: null,
      at: '2026-11-20T11:00:00.000Z',
      by: 'Anita Rao',
    },
  ],
});

export const approvalOfChange = workApproval({
  status: 'approved',
  profile: profileWithPendingChange,
  history: [
    {
      action: 'submitted',
      reasons: [],
      note: null,
      at: '2026-11-20T09:12:00.000Z',
      by: meera.name,
    },
    {
      action: 'approved',
      reasons: [],
      note: null,
      at: '2026-11-20T11:00:00.000Z',
      by: 'Anita Rao',
    },
    {
      action: 'change-submitted',
      reasons: [],
      note: null,
      at: '2026-11-21T08:30:00.000Z',
      by: meera.name,
    },
  ],
});

export const approvalOfRejectedChange = workApproval({
  status: 'approved',
  profile: profileWithRejectedChange,
  history: [
    {
      action: 'submitted',
      reasons: [],
      note: null,
      at: '2026-11-20T09:12:00.000Z',
      by: meera.name,
    },
    {
      action: 'approved',
      reasons: [],
      note: null,
      at: '2026-11-20T11:00:00.000Z',
      by: 'Anita Rao',
    },
    {
      action: 'change-submitted',
      reasons: [],
      note: null,
      at: '2026-11-21T08:30:00.000Z',
      by: meera.name,
    },
    {
      action: 'change-rejected',
      reasons: ['other'],
      note: 'यह नाम किसी और संस्था का है।',
      at: '2026-11-21T09:10:00.000Z',
      by: 'Anita Rao',
    },
  ],
});

export const rejectedApproval = workApproval({
  status: 'rejected',
  profile: rejectedProfile,
  history: [
    {
      action: 'submitted',
      reasons: [],
      note: null,
      at: '2026-11-20T09:12:00.000Z',
      by: meera.name,
    },
    {
      action: 'rejected',
      reasons: ['social-profile'],
      note: 'यह लिंक नहीं खुलता।',
      at: '2026-11-20T11:00:00.000Z',
      by: 'Anita Rao',
    },
  ],
});
