import { Megaphone, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { type PostFormat, postFormats } from '#domain/post/post-formats.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
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
  FORMAT_VIDEO: { id: 'posts.create.video', defaultMessage: 'A video with sound (MP4 or MOV)' },
  GIFVIDEO: {
    id: 'posts.create.gif',
    defaultMessage: 'A short silent video that loops (MP4 or MOV)',
  },
});

type Props = {
  /** The formats to choose from; none for all. */
  formats?: readonly PostFormat[];
  /** What the new post is tagged with, as for a campaign. */
  hashtag?: string | null;
  /** What the post is for, where a page has several of these buttons. */
  purpose?: ReactNode;
  /** On which side of its button the menu opens. */
  align?: 'start' | 'end';
};

const createPostPath = (format: PostFormat, hashtag: string | null) =>
  `/app/post/create?${new URLSearchParams({ format, ...(hashtag && { hashtag }) })}`;

const EntryIcon = ({ children }: { children: ReactNode }) => (
  <Box as="span" color="accent.text" flexShrink="0">
    {children}
  </Box>
);

const formatEntry = (format: PostFormat, hashtag: string | null) => ({
  key: format as string,
  href: createPostPath(format, hashtag),
  icon: (
    <EntryIcon>
      <FormatIcon format={format} size="1.5rem" />
    </EntryIcon>
  ),
  label: <FormattedMessage {...formatNames[format]} />,
  hint: (
    <FormattedMessage
      {...hints[format]}
      values={{ min: limits.galleryMin, max: limits.galleryMax }}
    />
  ),
});

const campaignsEntry = {
  key: 'campaigns',
  href: '/app/campaigns-for-you',
  icon: (
    <EntryIcon>
      <Megaphone aria-hidden="true" size="1.5rem" />
    </EntryIcon>
  ),
  label: <FormattedMessage id="posts.create.campaign" defaultMessage="For a campaign" />,
  hint: (
    <FormattedMessage
      id="posts.create.campaign-hint"
      defaultMessage="Subjects that we ask for, some with a reward"
    />
  ),
};

/** "Create post" with a menu of formats; on phones a sheet within reach of the thumb. */
export function CreatePostMenu({ formats = [], hashtag = null, purpose, align }: Props) {
  const chosen = formats.length === 0 ? postFormats : formats;
  const entries = chosen.map((format) => formatEntry(format, hashtag));
  const items = purpose === undefined ? [...entries, campaignsEntry] : entries;
  const trigger = (
    <>
      <Plus aria-hidden="true" size="1.375rem" />
      <FormattedMessage id="posts.create" defaultMessage="Create post" />
      {purpose !== undefined && <VisuallyHidden>: {purpose}</VisuallyHidden>}
    </>
  );
  return (
    <>
      <Box hideBelow="sm">
        <Menu kind="primary" trigger={trigger} items={items} align={align ?? 'end'} />
      </Box>
      <Box hideFrom="sm">
        <CreatePostSheet trigger={trigger} entries={items} />
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

type SheetProps = { trigger: ReactNode; entries: ReturnType<typeof formatEntry>[] };

function CreatePostSheet({ trigger, entries }: SheetProps) {
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
