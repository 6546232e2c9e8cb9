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
import { editPostPath, viewPostPath } from '#domain/post/post-paths.ts';
import { versionsPath } from '#domain/post/version-paths.ts';
import type { CardChoice } from '#machines/flow/posts/post-action.ts';
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx';
import type { PostCard as Post } from '../dashboard/live-post-machines.ts';

export type MenuProps = { post: Post; onSelect: (post: Post, choice: CardChoice) => void };

/** What can be done with a post, as far as its `actions` allow. */
export function CardMenu({ post, onSelect: onChoice }: MenuProps) {
  const intl = useIntl();
  const itemsByAction: Record<CardChoice, MenuItem> = {
    archive: {
      key: 'archive',
      icon: <Archive aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.archive" defaultMessage="Move to archive" />,
      onSelect: () => onChoice(post, 'archive'),
    },
    restore: {
      key: 'restore',
      icon: <ArchiveRestore aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.restore" defaultMessage="Restore from archive" />,
      onSelect: () => onChoice(post, 'restore'),
    },
    unpublish: {
      key: 'unpublish',
      icon: <EyeOff aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.unpublish" defaultMessage="Unpublish…" />,
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
      label: <FormattedMessage id="posts.card.history" defaultMessage="History" />,
      onSelect: () => onChoice(post, 'history'),
    },
  };
  const view: MenuItem = {
    key: 'view',
    icon: <Eye aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.view" defaultMessage="Preview" />,
    href: viewPostPath(post),
  };
  const edit: MenuItem = {
    key: 'edit',
    icon: <Pencil aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.edit" defaultMessage="Edit" />,
    href: editPostPath(post),
  };
  const versions: MenuItem = {
    key: 'versions',
    icon: <FileStack aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.versions" defaultMessage="Versions" />,
    href: versionsPath(post.postUID),
  };
  // Staff, who alone may suspend: they give a reason, where the post is seen whole.
  const isForStaff = post.actions.includes('suspend');
  const unpublishItem: MenuItem = isForStaff
    ? { ...itemsByAction.unpublish, onSelect: undefined, href: `/app/review?post=${post.postUID}` }
    : itemsByAction.unpublish;
  const actions = (['archive', 'restore', 'delete'] as const).filter((action) =>
    post.actions.includes(action),
  );
  const items = [
    view,
    ...(post.actions.includes('save') ? [edit] : []),
    ...(post.actions.includes('unpublish') ? [unpublishItem] : []),
    ...(post.revision > 1 ? [versions] : []),
    ...(hasHistory(post) ? [itemsByAction.history] : []),
    ...actions.map((action) => itemsByAction[action]),
  ];
  const label = intl.formatMessage(
    {
      id: 'posts.card.menu',
      defaultMessage: 'More options for “{title}”',
      description: 'Button of a card',
    },
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
