import { articleSize } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { productName } from '#domain/product.ts';
import type { PublicPost } from './public-post.ts';

const types = {
  FORMAT_ARTICLE: 'NewsArticle',
  FORMAT_IMAGE: 'SocialMediaPosting',
  FORMAT_GALLERY: 'ImageGallery',
  FORMAT_VIDEO: 'VideoObject',
  GIFVIDEO: 'VideoObject',
} as const satisfies Record<PublicPost['format'], string>;

type Place = { origin: string; address: string };

/**
 * What search engines read of a post, as JSON-LD (schema.org). It is safe in a script element: no
 * `<` of a title can end that.
 */
export function structuredData(post: PublicPost, { origin, address }: Place): string {
  const { published, name, language, published_at, format } = post;
  const pictures = previewPictures(post).map((url) => origin + sizedPictureUrl(url, articleSize));
  const data = {
    '@context': 'https://schema.org',
    '@type': types[format],
    mainEntityOfPage: address,
    url: address,
    headline: published.title,
    name: published.title,
    description: published.excerpt || published.title,
    inLanguage: language ?? undefined,
    datePublished: published_at?.toISOString(),
    author: { '@type': 'Person', name },
    publisher: { '@type': 'Organization', name: productName, url: origin },
    ...(pictures.length > 0 && { image: pictures }),
    ...(published.video && videoData(post, origin)),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function videoData({ published: { video }, published_at }: PublicPost, origin: string): object {
  if (!video) return {};
  return {
    contentUrl: origin + video.url,
    uploadDate: published_at?.toISOString(),
    duration: `PT${Math.max(1, Math.round(video.durationMs / 1000))}S`,
    ...(video.poster && { thumbnailUrl: origin + sizedPictureUrl(video.poster.url, articleSize) }),
  };
}

/** The pictures that a preview may show, the best one first; none of a sensitive post. */
export function previewPictures({ published }: PublicPost): string[] {
  if (published.sensitive) return [];
  const { cover, video, pictures = [] } = published;
  const all = [cover?.url, video?.poster?.url, ...pictures.map(({ url }) => url)];
  return [...new Set(all.filter((url) => url !== undefined))].slice(0, 5);
}
