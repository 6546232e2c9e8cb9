import { builder, type Schemas } from './builder.ts';
import { creatorMeera, creator as exampleCreator } from './creators.ts';
import { id } from './ids.ts';

/** The creators of the agency of the examples, besides Meera. */
export const creatorSnehal = exampleCreator({
  creatorUserId: id('2'),
  name: 'स्नेहल जाधव',
  handle: 'snehal.jadhav',
  bio: 'सातारा और कोल्हापुर की ख़बरें।',
  languages: ['mr'],
  socialProfileLink: null,
  phone: '••••••4471',
  workApproval: 'pending',
  blueTick: false,
  paymentType: null,
  creatorType: 'UGC',
  followers: 0,
});

export const creatorArvind = exampleCreator({
  creatorUserId: id('3'),
  name: 'अरविंद चौहान',
  handle: 'arvind.chauhan',
  bio: 'खेल और गाँव।',
  languages: ['hi'],
  socialProfileLink: null,
  phone: '••••••1290',
  accountStatus: 'blocked',
  block: { reason: 'spam', note: null, decidedAt: '2026-11-19T09:00:00.000Z' },
  followers: 812,
});

export const agencyOverview = builder<Schemas['AgencyOverview']>({
  creatorCount: 3,
  blockedCount: 1,
  workApprovals: [
    { status: 'approved', count: 2 },
    { status: 'pending', count: 1 },
  ],
  membershipEvents: [
    {
      eventId: id('e1'),
      action: 'joined',
      creatorName: 'स्नेहल जाधव',
      at: '2026-11-21T08:00:00.000Z',
    },
    {
      eventId: id('e2'),
      action: 'left',
      creatorName: 'राहुल वानखेडे',
      at: '2026-11-18T10:30:00.000Z',
    },
  ],
});

export const agencyCreator = builder<Schemas['AgencyCreator']>({
  creator: creatorMeera,
  postCounts: [
    { state: 'DRAFT', count: 3 },
    { state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', count: 2 },
    { state: 'PUBLISHED', count: 41 },
    { state: 'REJECTED', count: 1 },
  ],
  archivedCount: 4,
});

export const meeraEarnings = builder<Schemas['CreatorEarnings']>({
  creatorUserId: creatorMeera.creatorUserId,
  name: creatorMeera.name,
  handle: creatorMeera.handle,
  paymentType: 'ICC',
  paise: 1_284_350,
  invoicedPaise: 940_000,
  paidPaise: 610_000,
});

export const monthEarnings = builder<Schemas['MonthEarnings']>({
  month: '2026-11',
  paise: 1_412_350,
  invoicedPaise: 0,
  paidPaise: 0,
});

export const openInvitation = builder<Schemas['AgencyInvitation']>({
  invitationId: id('f1'),
  recipientName: 'प्रिया, अमरावती',
  state: 'open',
  createdAt: '2026-11-22T06:00:00.000Z',
  expiresAt: '2026-11-29T06:00:00.000Z',
  answeredAt: null,
  creatorName: null,
});

export const ownAgency: NonNullable<Schemas['OwnAgency']> = {
  agencyUserId: id('c1'),
  name: 'मराठी माध्यम समूह',
  contactName: 'सुनील पाटील',
  joinedAt: '2026-11-21T08:00:00.000Z',
};
