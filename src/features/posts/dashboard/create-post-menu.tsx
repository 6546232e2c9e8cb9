import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { type PostFormat, postFormats } from '#domain/post/post-formats.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Menu, MenuItemLabel } from '#src/ui/overlay/menu.tsx';
import { FormatIcon } from '../card/format-icon.tsx';

const hints: Record<PostFormat, MessageDescriptor> = defineMessages({
  FORMAT_ARTICLE: {
    id: 'posts.create.article',
    defaultMessage: 'Text with images and embeds',
  },
  FORMAT_IMAGE: {
    id: 'posts.create.image',
    defaultMessage: 'A poster, meme, banner or wallpaper',
  },
  FORMAT_GALLERY: {
    id: 'posts.create.gallery',
    defaultMessage: '{min, number} to {max, number} photos, each with a caption',
  },
  FORMAT_VIDEO: { id: 'posts.create.video', defaultMessage: 'A video with sound (MP4)' },
  GIFVIDEO: {
    id: 'posts.create.gif',
    defaultMessage: 'A short silent video that loops (MP4)',
  },
});

const createPostPath = (format: PostFormat) => `/app/post/create?format=${format}`;

const entries = postFormats.map((format) => ({
  key: format,
  href: createPostPath(format),
  icon: (
    <Box as="span" color="accent.text" flexShrink="0">
      <FormatIcon format={format} size="1.5rem" />
    </Box>
  ),
  label: <FormattedMessage {...formatNames[format]} />,
  hint: (
    <FormattedMessage
      {...hints[format]}
      values={{ min: limits.galleryMin, max: limits.galleryMax }}
    />
  ),
}));

/** "Create post": first of which format, in a menu; on phones on a sheet, which thumbs reach. */
export function CreatePostMenu() {
  const trigger = (
    <>
      <Plus aria-hidden="true" size="1.375rem" />
      <FormattedMessage id="posts.create" defaultMessage="Create post" />
    </>
  );
  return (
    <>
      <Box hideBelow="sm">
        <Menu kind="primary" trigger={trigger} items={entries} />
      </Box>
      <Box hideFrom="sm">
        <CreatePostSheet trigger={trigger} />
      </Box>
    </>
  );
}

const SheetLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: 'target',
    paddingBlock: '3',
    borderRadius: 'sm',
    _hover: { bg: 'surface.sunken' },
  },
});

function CreatePostSheet({ trigger }: { trigger: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button paddingInline="4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {trigger}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={
          <FormattedMessage id="posts.create.title" defaultMessage="What do you want to create?" />
        }
      >
        <Stack as="ul" gap="1" listStyleType="none">
          {entries.map(({ key, href, icon, label, hint }) => (
            <li key={key}>
              <SheetLink to={href}>
                {icon}
                <MenuItemLabel label={label} hint={hint} />
              </SheetLink>
            </li>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
