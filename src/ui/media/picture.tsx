import type { ComponentProps } from 'react';
import { articleSize, type ImageSizeName, imageSizes } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { chakra } from '#src/theme/chakra.tsx';

const Image = chakra('img', { base: { bg: 'surface.sunken', maxWidth: 'full' } });

/* Each shape in the sizes that keep it. */
const shapes = {
  card: ['300x337_60', '600x337_60'],
  thumbnail: ['320x180_70', '600x337_60'],
  whole: [articleSize],
} as const satisfies Record<string, readonly ImageSizeName[]>;

type PictureProps = Omit<ComponentProps<typeof Image>, 'src' | 'srcSet'> & {
  /** Of the picture itself, as the contract gives it. */
  url: string;
  alt: string;
  shape?: keyof typeof shapes;
  /** Of the original, so that `whole` keeps its place while it loads. */
  original?: { width: number; height: number };
  /** Shown at once, for the largest picture of the screen. */
  eager?: boolean;
};

/**
 * A picture in sizes of the closed list, loaded when it comes near; its place is kept, so nothing
 * jumps.
 */
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
      src={sizedPictureUrl(url, first)}
      srcSet={names
        .map((name) => `${sizedPictureUrl(url, name)} ${imageSizes[name].width}w`)
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
