import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera } from '../people.ts';
import { articleExcerpt, articleTitle, fieldPicture, figureHtml } from './parts.ts';

export const postEvent = builder<Schemas['PostEvent']>({
  id: id('e1'),
  action: 'submit',
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  reasons: [],
  note: null,
  publishAt: null,
  at: '2026-11-20T09:00:00.000Z',
  by: 'creator',
  byName: meera.name,
});

export const postVersionEntry = builder<Schemas['PostVersionEntry']>({
  revision: 5,
  kind: 'present',
  at: '2026-11-20T08:40:00.000Z',
  title: articleTitle,
  isLive: false,
  outcome: null,
});

export const postVersion = builder<Schemas['PostVersion']>({
  revision: 3,
  kind: 'sent',
  at: '2026-11-19T12:00:00.000Z',
  title: 'बारिश के बाद खेतों में रौनक',
  textContent: [
    `<p>${articleExcerpt}</p>`,
    '<p>तीन साल बाद कुएँ भरे हैं।</p>',
    figureHtml(fieldPicture),
  ].join(''),
  language: 'hi',
  madeWithAi: null,
  genre: 'agriculture',
  subGenre: 'weather',
  locations: ['mh-amravati'],
  hashtags: [{ id: id('b1'), title: 'बारिश' }],
  pictures: [fieldPicture],
  imageKind: null,
  video: null,
});

export const submittedEvent = postEvent();

export const submittedByAgencyEvent = postEvent({
  id: id('e6'),
  at: '2026-11-21T05:30:00.000Z',
  by: 'agency',
  byName: null,
});

export const acceptedEvent = postEvent({
  id: id('e2'),
  action: 'publish',
  state: 'PENDING',
  at: '2026-11-20T09:58:00.000Z',
  by: 'staff',
  byName: 'अनीता राव',
});

/** A post whose creator has chosen a time, from the approval to its publication. */
export const scheduledEvents = [
  postEvent({
    id: id('e11'),
    action: 'handed-over',
    state: 'PUBLISHED',
    at: '2026-11-25T02:30:04.000Z',
    by: 'publisher',
    byName: null,
  }),
  postEvent({
    id: id('e12'),
    action: 'schedule-reached',
    state: 'PENDING',
    publishAt: '2026-11-25T02:30:00.000Z',
    at: '2026-11-25T02:30:00.000Z',
    by: 'schedule',
    byName: null,
  }),
  postEvent({
    id: id('e13'),
    action: 'schedule',
    state: 'SCHEDULED',
    publishAt: '2026-11-25T02:30:00.000Z',
    at: '2026-11-21T06:10:00.000Z',
    byName: null,
  }),
  postEvent({
    id: id('e14'),
    action: 'publish',
    state: 'SCHEDULED',
    publishAt: '2026-11-24T02:30:00.000Z',
    at: '2026-11-20T09:58:00.000Z',
    by: 'staff',
    byName: null,
  }),
  postEvent({ id: id('e15'), publishAt: '2026-11-24T02:30:00.000Z', byName: null }),
];

/** Sent without a network: the chosen time had passed when the post arrived. */
export const passedEvents = [
  postEvent({
    id: id('e16'),
    action: 'schedule-passed',
    publishAt: '2026-11-20T08:30:00.000Z',
    by: 'schedule',
    byName: null,
  }),
  postEvent({ byName: null }),
];

export const handedOverEvent = postEvent({
  id: id('e3'),
  action: 'handed-over',
  state: 'PUBLISHED',
  at: '2026-11-20T10:00:00.000Z',
  by: 'publisher',
  byName: null,
});

export const suspendedEvent = postEvent({
  id: id('e4'),
  action: 'suspend',
  state: 'SUSPENDED',
  reasons: ['fake-news'],
  note: 'तस्वीर 2019 की बाढ़ की है, इस साल की नहीं।',
  at: '2026-11-21T07:20:00.000Z',
  by: 'staff',
  byName: 'अनीता राव',
});

export const submittedEventForCreator = postEvent({ byName: null });

export const rejectedEventForCreator = postEvent({
  id: id('e5'),
  action: 'reject',
  state: 'REJECTED',
  reasons: ['spelling-mistakes-in-title', 'bad-image-quality'],
  note: 'शीर्षक में दो शब्द ठीक करें और साफ़ तस्वीर लगाएँ।',
  at: '2026-11-20T14:05:00.000Z',
  by: 'staff',
  byName: null,
});

export const currentVersion = postVersionEntry();

export const sentVersion = postVersionEntry({
  revision: 3,
  kind: 'sent',
  at: '2026-11-19T12:00:00.000Z',
  title: 'बारिश के बाद खेतों में रौनक',
  outcome: rejectedEventForCreator,
});

export const replacedVersion = postVersionEntry({
  revision: 2,
  kind: 'replaced',
  at: '2026-11-19T11:20:00.000Z',
  title: 'बारिश के बाद',
});

export const pausedVersion = postVersionEntry({
  revision: 1,
  kind: 'paused',
  at: '2026-11-18T17:05:00.000Z',
  title: 'बारिश',
});

export const sentVersionContent = postVersion();

export const pausedVersionContent = postVersion({
  revision: 1,
  kind: 'paused',
  at: '2026-11-18T17:05:00.000Z',
  title: 'बारिश',
  textContent: '<p>विदर्भ के किसानों के चेहरे मुरझाए हुए हैं।</p>',
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
  pictures: [],
});
