import { builder, type Schemas } from './builder.ts';
import { id } from './ids.ts';
import { zainab } from './people.ts';

export const publisherAccount = builder<Schemas['PublisherAccount']>({
  accountId: id('d1'),
  revision: 2,
  name: 'विदर्भ प्रकाशन',
  contactName: 'सुनील पाटील',
  email: 'desk@vidarbha.example',
  phone: '9822054321',
  isActive: true,
  sourceCount: 3,
  createdAt: '2026-08-10T06:00:00.000Z',
  updatedAt: '2026-11-02T09:15:00.000Z',
});

export const source = builder<Schemas['Source']>({
  sourceId: id('d5'),
  revision: 4,
  key: 'vidarbha-samachar',
  name: 'विदर्भ समाचार',
  account: { accountId: id('d1'), name: 'विदर्भ प्रकाशन' },
  creator: {
    creatorUserId: id('6'),
    name: 'विदर्भ समाचार',
    handle: 'vidarbha.samachar',
    creatorType: 'OGC',
  },
  language: 'hi',
  homeUrl: 'https://vidarbha.example/',
  feedUrl: 'https://vidarbha.example/feed.xml',
  ownerEmails: ['meera@creator.example'],
  crawling: true,
  latestPostAt: '2026-11-20T05:00:00.000Z',
  convertedAt: null,
  createdAt: '2026-08-10T06:05:00.000Z',
  updatedAt: '2026-11-02T09:20:00.000Z',
});

export const crawledPost = builder<Schemas['OgcPostCard']>({
  id: id('e5'),
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  excerpt: 'मंडियों में भाव गिरे।',
  format: 'FORMAT_ARTICLE',
  state: 'PUBLISHED',
  language: 'hi',
  url: 'https://vidarbha.example/2026/11/santra',
  imageUrl: null,
  source: { sourceId: id('d5'), key: 'vidarbha-samachar', name: 'विदर्भ समाचार' },
  creatorUserId: id('6'),
  createdAt: '2026-11-20T05:10:00.000Z',
  publishedAt: '2026-11-20T05:00:00.000Z',
});

export const vidarbhaAccount = publisherAccount();

export const lucknowAccount = publisherAccount({
  accountId: id('d2'),
  revision: 1,
  name: 'لکھنؤ پبلی کیشنز',
  contactName: null,
  email: null,
  phone: null,
  sourceCount: 1,
  createdAt: '2026-09-21T11:30:00.000Z',
  updatedAt: '2026-09-21T11:30:00.000Z',
});

export const vidarbhaSource = source();

export const lucknowSource = source({
  sourceId: id('d6'),
  revision: 2,
  key: 'lucknow-roznama',
  name: 'لکھنؤ روزنامہ',
  account: { accountId: id('d2'), name: 'لکھنؤ پبلی کیشنز' },
  creator: {
    creatorUserId: id('16'),
    name: zainab.name,
    handle: 'zainab.roznama',
    creatorType: 'ICC',
  },
  language: 'ur',
  homeUrl: 'https://roznama.example/',
  feedUrl: null,
  ownerEmails: [],
  crawling: false,
  latestPostAt: null,
  convertedAt: '2026-11-19T07:00:00.000Z',
  createdAt: '2026-09-21T11:35:00.000Z',
  updatedAt: '2026-11-19T07:00:00.000Z',
});

export const crawledHindiPost = crawledPost();

export const crawledUrduPost = crawledPost({
  id: id('e6'),
  title: 'لکھنؤ میں کتاب میلہ',
  excerpt: 'شہر کے ادیب جمع ہوئے۔',
  language: 'ur',
  url: 'https://roznama.example/1',
  imageUrl: 'https://roznama.example/1.jpg',
  source: { sourceId: id('d6'), key: 'lucknow-roznama', name: 'لکھنؤ روزنامہ' },
  creatorUserId: id('16'),
  createdAt: '2026-11-20T06:05:00.000Z',
  publishedAt: '2026-11-20T06:00:00.000Z',
});
