import {
  Archive,
  ArchiveRestore,
  EllipsisVertical,
  Eye,
  EyeOff,
  FileStack,
  History,
  Pencil,
  Trash2,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CardChoice } from '#machines/flow/post-action.ts';
import { Menu, type MenuItem } from '#src/ui/menu.tsx';
import { versionsAddress } from '#src/versions/index.ts';
import { editAddress, viewAddress } from './card-addresses.ts';
import type { PostCard as Post } from './live-machines.ts';

export type MenuProps = { post: Post; onChoice: (post: Post, choice: CardChoice) => void };

/** What can be done with a post, as far as its `actions` allow. */
export function CardMenu({ post, onChoice }: MenuProps) {
  const intl = useIntl();
  const known: Record<CardChoice, MenuItem> = {
    archive: {
      key: 'archive',
      icon: <Archive aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.archive" defaultMessage="Move to archive" />,
      onSelect: () => onChoice(post, 'archive'),
    },
    restore: {
      key: 'restore',
      icon: <ArchiveRestore aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.restore" defaultMessage="Bring back" />,
      onSelect: () => onChoice(post, 'restore'),
    },
    unpublish: {
      key: 'unpublish',
      icon: <EyeOff aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.take-down" defaultMessage="Take down…" />,
      onSelect: () => onChoice(post, 'unpublish'),
    },
    delete: {
      key: 'delete',
      icon: <Trash2 aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.delete" defaultMessage="Delete" />,
      onSelect: () => onChoice(post, 'delete'),
    },
    history: {
      key: 'history',
      icon: <History aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.history" defaultMessage="What happened so far" />,
      onSelect: () => onChoice(post, 'history'),
    },
  };
  const view: MenuItem = {
    key: 'view',
    icon: <Eye aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.view" defaultMessage="View as readers do" />,
    href: viewAddress(post),
  };
  const edit: MenuItem = {
    key: 'edit',
    icon: <Pencil aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.edit" defaultMessage="Edit" />,
    href: editAddress(post),
  };
  const versions: MenuItem = {
    key: 'versions',
    icon: <FileStack aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.versions" defaultMessage="Versions" />,
    href: versionsAddress(post.postUID),
  };
  // Staff, who alone may suspend: they give a reason, where the post is seen whole.
  const isForStaff = post.actions.includes('suspend');
  const takeDown: MenuItem = isForStaff
    ? { ...known.unpublish, onSelect: undefined, href: `/app/review?post=${post.postUID}` }
    : known.unpublish;
  const actions = (['archive', 'restore', 'delete'] as const).filter((action) =>
    post.actions.includes(action),
  );
  const items = [
    view,
    ...(post.actions.includes('save') ? [edit] : []),
    ...(post.actions.includes('unpublish') ? [takeDown] : []),
    ...(post.revision > 1 ? [versions] : []),
    ...(hasHistory(post) ? [known.history] : []),
    ...actions.map((action) => known[action]),
  ];
  const label = intl.formatMessage(
    { id: 'posts.card.menu', defaultMessage: 'More for “{title}”', description: 'Button of a card' },
    { title: post.title },
  );
  return (
    <Menu
      trigger={<EllipsisVertical aria-hidden="true" size="1.375rem" />}
      label={label}
      align="end"
      items={items}
    />
  );
}

/** Was it ever more than a draft on this desk? */
const hasHistory = ({ submittedAt, publishedAt, archived }: Post) =>
  submittedAt !== null || publishedAt !== null || archived;
