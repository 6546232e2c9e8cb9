import type { components } from '#generated/contract.ts';

type Card = components['schemas']['PostCard'];

const id = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A post as lists show it; everything that a test does not care about is filled in. */
export function cardOfTest(more: Partial<Card> = {}, place = 1): Card {
  return {
    postUID: id(place),
    clientId: id(place + 1000),
    revision: 2,
    format: 'FORMAT_ARTICLE',
    state: 'DRAFT',
    live: 'NONE',
    archived: false,
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    excerpt: 'विदर्भ के किसानों के चेहरे खिल उठे हैं।',
    language: 'hi',
    madeWithAi: null,
    cover: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:40:00.000Z',
    submittedAt: null,
    publishedAt: null,
    stats: null,
    rejection: null,
    restriction: null,
    creator: {
      userId: id(9000),
      name: 'मीरा कुलकर्णी',
      handle: 'meera.likhti',
      profileImage: null,
      blueTick: true,
    },
    actions: ['save', 'submit', 'archive', 'delete'],
    ...more,
  };
}
