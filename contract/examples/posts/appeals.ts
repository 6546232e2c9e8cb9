import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera, zainab } from '../people.ts';
import { postForModerator } from './articles.ts';
import { anitasClaim } from './review.ts';

const decision = builder<Schemas['AppealableDecision']>({
  decisionId: id('e8'),
  action: 'reject',
  reasons: ['fake-news', 'missing-hyperlinks'],
  note: 'आँकड़ों का स्रोत जोड़ें।',
  at: '2026-11-20T10:00:00.000Z',
});

const picture: Schemas['AppealPicture'] = {
  id: id('f3'),
  url: `/pictures/${id('f3')}.jpg`,
  width: 1600,
  height: 1200,
};

const appealText =
  'आँकड़े कृषि विभाग की 12 नवंबर की रिपोर्ट से हैं। रिपोर्ट के पहले पन्ने की फ़ोटो साथ में भेज रही हूँ।';
const upholdingAnswer =
  'रिपोर्ट पिछले साल की है और पोस्ट में इसे इस साल का बताया गया है। तारीख़ जोड़कर पोस्ट फिर भेजी जा सकती है।';
const overturningAnswer =
  'आपने जो रिपोर्ट भेजी, उसमें यही आँकड़े हैं। पोस्ट नियमों के मुताबिक़ है। हमसे ग़लती हुई, इसके लिए खेद है।';

export const appeal = builder<Schemas['Appeal']>({
  appealId: id('e9'),
  reference: 'SR-000128',
  state: 'open',
  text: appealText,
  pictures: [picture],
  createdAt: '2026-11-20T11:00:00.000Z',
  acknowledgedAt: '2026-11-20T11:00:00.000Z',
  dueAt: '2026-12-05T11:00:00.000Z',
  decidedAt: null,
  answer: null,
  result: null,
});

export const postAppeal = builder<Schemas['PostAppeal']>({
  postUID: id('a4'),
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  status: 'available',
  availableAt: null,
  decisionSeconds: 15 * 24 * 3600,
  decision: decision(),
  appeal: null,
});

const decidedAt = '2026-11-21T08:30:00.000Z';
const appealed = (changes: Partial<Schemas['Appeal']>) =>
  postAppeal({ status: 'appealed', appeal: appeal(changes) });

export const openAppeal = appealed({});
export const upheldAppeal = appealed({ state: 'upheld', decidedAt, answer: upholdingAnswer });
const overturned = { state: 'overturned', decidedAt, answer: overturningAnswer } as const;
export const publishingAppeal = appealed({ ...overturned, result: 'publishing' });
export const scheduledAppeal = appealed({ ...overturned, result: 'scheduled' });
export const draftAppeal = appealed({ ...overturned, result: 'draft' });
export const liftedAppeal = appealed({ ...overturned, result: 'lifted' });
export const supersededAppeal = appealed({ ...overturned, result: 'superseded' });
export const withdrawnAppeal = appealed({ state: 'withdrawn' });
export const takenDownPost = postAppeal({
  decision: decision({ action: 'suspend', reasons: ['hate-speech'], note: null }),
});
export const tooSoonAppeal = postAppeal({
  status: 'too-soon',
  availableAt: '2026-11-20T10:00:10.000Z',
});
export const nothingToAppeal = postAppeal({ status: 'none', decision: null });

export const appealCard = builder<Schemas['AppealCard']>({
  appealId: id('e9'),
  reference: 'SR-000128',
  state: 'open',
  postUID: id('a4'),
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  format: 'FORMAT_ARTICLE',
  language: 'hi',
  creatorUserId: meera.userId,
  creator: meera.name,
  decision: decision(),
  createdAt: '2026-11-20T11:00:00.000Z',
  dueAt: '2026-12-05T11:00:00.000Z',
  escalated: false,
  decidedAt: null,
  claim: null,
  isOwnDecision: false,
});

export const escalatedAppeal = appealCard({
  appealId: id('ea'),
  reference: 'SR-000097',
  postUID: id('a7'),
  title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
  language: 'ur',
  creatorUserId: zainab.userId,
  creator: zainab.name,
  decision: decision({ action: 'suspend', reasons: ['hate-speech'], note: null }),
  createdAt: '2026-11-06T07:00:00.000Z',
  dueAt: '2026-11-21T07:00:00.000Z',
  escalated: true,
  claim: anitasClaim,
});

export const appealOfOwnDecision = appealCard({
  appealId: id('eb'),
  reference: 'SR-000131',
  isOwnDecision: true,
});

export const decidedAppealCard = appealCard({ state: 'overturned', decidedAt });

export const appealDetails = builder<Schemas['AppealDetails']>({
  appeal: appealCard(),
  text: appealText,
  pictures: [picture],
  decidedBy: 'राघव मेनन',
  post: { ...postForModerator, actions: [] },
  account: null,
  isDecidedVersion: true,
  isEdited: false,
  answer: null,
  answeredBy: null,
  result: null,
});

export const upheldDetails = appealDetails({
  appeal: appealCard({ state: 'upheld', decidedAt }),
  answer: upholdingAnswer,
  answeredBy: 'अनीता राव',
});

export const overturnedDetails = appealDetails({
  appeal: decidedAppealCard,
  answer: overturningAnswer,
  answeredBy: 'अनीता राव',
  result: 'publishing',
});

const blockDecision = decision({
  decisionId: id('ec'),
  action: 'block',
  reasons: ['copied-content'],
  note: null,
  at: '2026-11-20T10:00:00.000Z',
});
const blockText = 'तीनों पोस्ट मेरी अपनी हैं। मूल तस्वीरें मेरे फ़ोन में हैं, उनमें से एक साथ भेज रही हूँ।';
const blockAnswer =
  'हमने तीनों पोस्ट दूसरी साइटों से मिलाकर देखीं। पूरा लेख पहले किसी और ने छापा था, इसलिए खाता ब्लॉक रहेगा।';

/** A blocked account as its person sees it. */
export const blockedAccount = builder<Schemas['BlockedAccount']>({
  kind: 'creator',
  name: meera.name,
  status: 'available',
  decisionSeconds: 15 * 24 * 3600,
  decision: blockDecision,
  appeal: null,
});

const blockAppeal = { appealId: id('ed'), reference: 'SR-000140', text: blockText } as const;
export const blockAppealed = blockedAccount({ status: 'appealed', appeal: appeal(blockAppeal) });
export const blockUpheld = blockedAccount({
  status: 'appealed',
  appeal: appeal({ ...blockAppeal, state: 'upheld', decidedAt, answer: blockAnswer }),
});

/** The appeal of a block in the list of staff. */
export const blockAppealCard = appealCard({
  appealId: id('ed'),
  reference: 'SR-000140',
  postUID: null,
  title: null,
  format: null,
  language: null,
  decision: blockDecision,
});

export const blockAppealDetails = appealDetails({
  appeal: blockAppealCard,
  text: blockText,
  post: null,
  account: {
    userId: meera.userId,
    kind: 'creator',
    name: meera.name,
    handle: meera.handle,
    accountStatus: 'blocked',
    createdAt: '2026-02-03T08:00:00.000Z',
    publishedPosts: 48,
    rejectedPosts: 5,
    takenDownPosts: 2,
    history: [
      {
        action: 'block',
        reason: 'copied-content',
        note: 'तीन चेतावनियाँ।',
        at: '2026-11-20T10:00:00.000Z',
        by: 'राघव मेनन',
      },
    ],
  },
});
const decidedBlockCard = { ...blockAppealCard, decidedAt };
export const blockUpheldDetails = {
  ...blockAppealDetails,
  appeal: { ...decidedBlockCard, state: 'upheld' as const },
  answer: blockAnswer,
  answeredBy: 'अनीता राव',
};
export const blockOverturnedDetails = {
  ...blockAppealDetails,
  appeal: { ...decidedBlockCard, state: 'overturned' as const },
  account: blockAppealDetails.account && {
    ...blockAppealDetails.account,
    accountStatus: 'active' as const,
  },
  answer: overturningAnswer,
  answeredBy: 'अनीता राव',
  result: 'unblocked' as const,
};

export const appealStatistics = builder<Schemas['AppealStatistics']>({
  days: 30,
  decided: 64,
  overturned: 11,
  late: 1,
  open: 9,
  overdue: 0,
  rows: [
    { subject: 'post', reason: 'fake-news', decided: 31, overturned: 8 },
    { subject: 'post', reason: 'duplicate-post', decided: 18, overturned: 3 },
    { subject: 'post', reason: 'hate-speech', decided: 16, overturned: 0 },
    { subject: 'post', reason: 'missing-hyperlinks', decided: 9, overturned: 1 },
    { subject: 'account', reason: 'false-identity', decided: 3, overturned: 1 },
  ],
});
