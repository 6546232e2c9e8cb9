import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';
import { meera, zainab } from '../people.ts';
import { articleExcerpt, articleStats, articleTitle, fieldPicture } from './parts.ts';

export const featuredPost = builder<Schemas['FeaturedPost']>({
  postUID: id('a1'),
  format: 'FORMAT_ARTICLE',
  language: 'hi',
  title: articleTitle,
  excerpt: articleExcerpt,
  cover: fieldPicture,
  publishedAt: '2026-11-20T10:00:00.000Z',
  stats: articleStats,
  creator: meera,
});

export const featuredHindiPost = featuredPost();

export const featuredUrduPost = featuredPost({
  postUID: id('a6'),
  language: 'ur',
  title: 'لکھنؤ کے پرانے بازار میں سردیوں کی پہلی شام',
  excerpt: 'چوک کی گلیوں میں نہاری اور کشمیری چائے کی خوشبو۔',
  cover: null,
  publishedAt: '2026-11-19T10:00:00.000Z',
  creator: zainab,
});
