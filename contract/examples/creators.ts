import { builder, type Schemas } from './builder.ts';
import { id } from './ids.ts';
import { accountClosing } from './own-data.ts';
import { meera, meeraBio } from './people.ts';

export const block = builder<NonNullable<Schemas['Block']>>({
  reason: 'copied-content',
  note: 'तीन चेतावनियों के बाद भी दूसरों के लेख छापे गए।',
  decidedAt: '2026-11-20T12:00:00.000Z',
});

export const creator = builder<Schemas['Creator']>({
  creatorUserId: meera.userId,
  name: meera.name,
  handle: meera.handle,
  profileImage: null,
  bio: meeraBio,
  languages: ['hi', 'mr'],
  socialProfileLink: 'https://social.example/meera.likhti',
  phone: '••••••3210',
  creatorType: 'ICC',
  paymentType: 'ICC',
  workApproval: 'approved',
  blueTick: true,
  accountStatus: 'active',
  block: null,
  agency: { agencyUserId: id('c1'), name: 'मराठी माध्यम समूह' },
  crawlEnabled: false,
  followers: 20416,
  createdAt: '2026-09-14T05:12:00.000Z',
  updatedAt: '2026-11-20T11:00:00.000Z',
});

export const blockForCopying = block();

export const creatorMeera = creator();

export const pendingTamilCreator = creator({
  creatorUserId: id('c5'),
  name: 'கவிதா முருகன்',
  handle: 'kavitha.madurai',
  bio: 'மதுரையின் மக்கள், சந்தைகள், திருவிழாக்கள்.',
  languages: ['ta'],
  socialProfileLink: null,
  phone: '••••••2345',
  creatorType: 'UGC',
  paymentType: null,
  workApproval: 'pending',
  blueTick: false,
  agency: null,
  followers: 0,
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
});

export const blockedCreator = creator({
  creatorUserId: id('7'),
  name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  handle: 'gurpreet.khabar',
  bio: 'ਪਿੰਡਾਂ ਦੀਆਂ ਖ਼ਬਰਾਂ।',
  languages: ['pa'],
  socialProfileLink: null,
  phone: '••••••7781',
  creatorType: 'UGC',
  paymentType: null,
  accountStatus: 'blocked',
  block: blockForCopying,
  agency: null,
  followers: 640,
  createdAt: '2026-10-30T07:45:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
});

/** Closed by the creator, who may still return. */
export const closingCreator = creator({
  accountStatus: 'closing',
  agency: null,
  closing: accountClosing,
});

/** What is left of an erased account. */
export const erasedCreator = creator({
  name: null,
  handle: null,
  bio: null,
  languages: [],
  socialProfileLink: null,
  phone: null,
  workApproval: 'none',
  blueTick: false,
  accountStatus: 'erased',
  agency: null,
  followers: 0,
  erasedAt: '2026-11-20T11:00:00.000Z',
});
