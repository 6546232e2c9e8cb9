import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';

export const gifVideoTitle = 'बारिश की पहली बूँदें';

export const videoTitle = 'لکھنؤ کی چکن کاری: ایک دن کاریگروں کے ساتھ';

export const galleryTitle = 'नागपुर का संतरा बाज़ार';

export const imageTitle = 'शरद पूर्णिमा की शुभकामनाएँ';

export const articleExcerpt = 'विदर्भ के किसानों के चेहरे खिल उठे हैं।';

export const articleTitle = 'बारिश के बाद खेतों में लौटी रौनक';

export const postStats = builder<NonNullable<Schemas['PostStats']>>({
  views: 12840,
  impressions: 48210,
  likes: 932,
  shares: 214,
  comments: 58,
  asOf: '2026-11-21T09:30:00.000Z',
});

export const postPicture = builder<Schemas['PostPicture']>({
  id: id('f1'),
  url: `/pictures/${id('f1')}.jpg`,
  width: 4000,
  height: 3000,
  caption: 'अमरावती के पास भीगे खेत',
  alt: 'बारिश में हरे खेत',
});

export const postRejection = builder<NonNullable<Schemas['PostRejection']>>({
  reasons: ['spelling-mistakes-in-title', 'bad-image-quality'],
  note: 'शीर्षक में दो शब्द ठीक करें और साफ़ तस्वीर लगाएँ।',
  permanent: false,
  decidedAt: '2026-11-20T14:05:00.000Z',
});

export const postRestriction = builder<NonNullable<Schemas['PostRestriction']>>({
  kind: 'SUSPENDED',
  reasons: ['fake-news'],
  note: 'तस्वीर 2019 की बाढ़ की है, इस साल की नहीं।',
  decidedAt: '2026-11-21T07:20:00.000Z',
});

export const articleStats = postStats();

export const fieldPicture = postPicture();

/** A picture as the HTML of an article holds it. */
export const figureHtml = ({
  id,
  url,
  alt,
  width,
  height,
  caption,
}: Schemas['PostPicture']): string =>
  `<figure data-picture="${id}">` +
  `<img src="${url}" alt="${alt}" width="${width}" height="${height}">` +
  `<figcaption>${caption}</figcaption></figure>`;

export const articleHtml = `<p>${articleExcerpt}</p>${figureHtml(fieldPicture)}`;

export const spellingRejection = postRejection();

export const suspension = postRestriction();

export const unpublishing = postRestriction({
  kind: 'TAKEN_DOWN',
  reasons: ['title-content-mismatch', 'watermark'],
  note: null,
});

export const sensitiveMark = postRestriction({
  kind: 'SENSITIVE',
  reasons: ['violence'],
  note: 'दुर्घटना की तस्वीरें विचलित कर सकती हैं।',
});
