import { BadgeCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { pictureAddress } from '#src/api/image-service.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Box } from '../layout/layout.tsx';

const Disc = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'marker.soft',
    color: 'ink',
    fontFamily: 'heading',
    fontWeight: 'bold',
    lineHeight: 'none',
  },
  variants: {
    size: {
      sm: { width: 'avatarSmall', height: 'avatarSmall', fontSize: 'md' },
      md: { width: 'avatar', height: 'avatar', fontSize: 'xl' },
      lg: { width: 'avatarLarge', height: 'avatarLarge', fontSize: '3xl' },
    },
  },
});
const Tick = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockEnd: '-2px',
    insetInlineEnd: '-2px',
    color: 'surface.raised',
    '& svg': { fill: 'tick', display: 'block' },
  },
});

type AvatarProps = {
  name: string;
  url?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  blueTick?: boolean;
};

/**
 * A person: the picture, else the first letter; with the blue tick once approved (spec point 1).
 * Beside their name.
 */
export function Avatar({ name, url, size = 'md', blueTick = false }: AvatarProps) {
  return (
    <Box position="relative" display="inline-block" flexShrink="0">
      <Disc size={size}>
        {url ? (
          <chakra.img
            src={pictureAddress(url, '96x96_80')}
            srcSet={doubleSize(url, size)}
            alt=""
            htmlWidth={96}
            htmlHeight={96}
            width="full"
            height="full"
            objectFit="cover"
          />
        ) : (
          <span aria-hidden="true">{firstLetter(name)}</span>
        )}
      </Disc>
      {blueTick && (
        <Tick>
          <BlueTick />
        </Tick>
      )}
    </Box>
  );
}

/** For dense screens; small avatars have enough pixels already. */
const doubleSize = (url: string, size: AvatarProps['size']) =>
  size === 'sm' ? undefined : `${pictureAddress(url, '192x192_80')} 2x`;

/** The blue tick alone, to follow a name. */
export function BlueTick({ size = '1.4em' }: { size?: string }) {
  const label = useIntl().formatMessage({
    id: 'ui.avatar.tick',
    defaultMessage: 'Approved creator',
    description: 'The blue tick beside a name',
  });
  return (
    <chakra.span
      display="inline-block"
      verticalAlign="middle"
      color="surface.raised"
      css={{ '& svg': { fill: 'tick' } }}
    >
      <BadgeCheck size={size} role="img" aria-label={label} />
    </chakra.span>
  );
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}
