import type { ComponentProps } from 'react';
import { articleSize, type ImageSizeName, imageSizes } from '#domain/media/image-sizes.ts';
import { pictureAddress } from '#src/api/image-service.ts';
import { chakra } from '#src/theme/chakra.tsx';

const Image = chakra('img', { base: { bg: 'surface.sunken', maxWidth: 'full' } });

/* Each shape in the sizes that keep it. */
const shapes = {
  card: ['300x337_60', '600x337_60'],
  thumbnail: ['320x180_70', '600x337_60'],
  whole: [articleSize],
} as const satisfies Record<string, readonly ImageSizeName[]>;

type PictureProps = Omit<ComponentProps<typeof Image>, 'src' | 'srcSet'> & {
  /** The size of the picture itself, from the contract. */
  url: string;
  alt: string;
  shape?: keyof typeof shapes;
  /** The size of the original, so that `whole` reserves its space while loading. */
  original?: { width: number; height: number };
  /** Shown at once, for the largest picture of the screen. */
  eager?: boolean;
};

/** A picture in the offered sizes, lazy-loaded with its space reserved. */
export function Picture({
  url,
  alt,
  shape = 'thumbnail',
  original,
  eager = false,
  ...rest
}: PictureProps) {
  const names = shapes[shape];
  const [first] = names;
  const { width, height } = imageSizes[first];
  const ratio = original ? original.height / original.width : 9 / 16;
  return (
    <Image
      src={pictureAddress(url, first)}
      srcSet={names
        .map((name) => `${pictureAddress(url, name)} ${imageSizes[name].width}w`)
        .join(', ')}
      sizes={`(max-width: ${width}px) 100vw, ${width}px`}
      alt={alt}
      htmlWidth={width}
      htmlHeight={height || Math.round(width * ratio)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      objectFit="cover"
      width="full"
      height="auto"
      {...rest}
    />
  );
}
