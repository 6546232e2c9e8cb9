import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  ChartColumn,
  Eye,
  EyeOff,
  FileStack,
  History,
  Link,
  Pencil,
  Share2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { editPostPath, postAnalyticsPath, viewPostPath } from '#domain/post/post-paths.ts';
import { versionsPath } from '#domain/post/version-paths.ts';
import type { CardChoice } from '#machines/flow/posts/post-action.ts';
import type { ShareMethod } from '#machines/flow/posts/post-sharing.ts';
import type { MenuItem } from '#src/ui/overlay/menu.tsx';
import type { PostCard as Post } from '../dashboard/live-post-machines.ts';
import { canShare } from '../share/live-post-sharing-machine.ts';

/** What a card reports: an action on its post, or a way to share its link. */
export type CardMenuChoice = CardChoice | ShareMethod | 'schedule';

type Entry = CardMenuChoice | 'view' | 'edit' | 'versions' | 'analytics';

const entries: Record<Entry, Pick<MenuItem, 'icon' | 'label'>> = {
  archive: {
    icon: <Archive aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.archive" defaultMessage="Move to archive" />,
  },
  restore: {
    icon: <ArchiveRestore aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.restore" defaultMessage="Restore from archive" />,
  },
  withdraw: {
    icon: <Undo2 aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.withdraw" defaultMessage="Take back from review" />,
  },
  schedule: {
    icon: <CalendarClock aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.schedule" defaultMessage="Publishing time…" />,
  },
  unpublish: {
    icon: <EyeOff aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.unpublish" defaultMessage="Unpublish…" />,
  },
  delete: {
    icon: <Trash2 aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.delete" defaultMessage="Delete" />,
  },
  history: {
    icon: <History aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.history" defaultMessage="History" />,
  },
  share: {
    icon: <Share2 aria-hidden="true" size="1.25rem" />,
    label: (
      <FormattedMessage
        id="posts.card.share"
        defaultMessage="Share…"
        description="Opens the phone's list of apps to share the link of a post with"
      />
    ),
  },
  copy: {
    icon: <Link aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.copy-link" defaultMessage="Copy link" />,
  },
  view: {
    icon: <Eye aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.view" defaultMessage="Preview" />,
  },
  edit: {
    icon: <Pencil aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.edit" defaultMessage="Edit" />,
  },
  analytics: {
    icon: <ChartColumn aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.analytics" defaultMessage="Analytics" />,
  },
  versions: {
    icon: <FileStack aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.versions" defaultMessage="Versions" />,
  },
};

/** What can be done with a post, as far as its `actions` allow. */
export function cardMenuItems(post: Post, onSelect: (choice: CardMenuChoice) => void): MenuItem[] {
  const { actions } = post;
  const link = (key: Entry, href: string): MenuItem => ({ key, ...entries[key], href });
  const action = (key: CardMenuChoice): MenuItem => ({
    key,
    ...entries[key],
    onSelect: () => onSelect(key),
  });
  // Staff, who alone may suspend: they give a reason, where the post is seen whole.
  const unpublish = actions.includes('suspend')
    ? link('unpublish', `/app/review?post=${post.postUID}`)
    : action('unpublish');
  const offered = (['archive', 'restore', 'delete'] as const).filter((key) =>
    actions.includes(key),
  );
  return [
    link('view', viewPostPath(post)),
    ...(post.publishedAt ? [link('analytics', postAnalyticsPath(post))] : []),
    ...(post.live === 'PUBLISHED' ? shareMethods().map(action) : []),
    ...(actions.includes('save') ? [link('edit', editPostPath(post))] : []),
    ...(actions.includes('schedule') ? [action('schedule')] : []),
    ...(actions.includes('withdraw') ? [action('withdraw')] : []),
    ...(actions.includes('unpublish') ? [unpublish] : []),
    ...(post.revision > 1 ? [link('versions', versionsPath(post.postUID))] : []),
    ...(hasHistory(post) ? [action('history')] : []),
    ...offered.map(action),
  ];
}

/** Whether it was ever more than a draft. */
const hasHistory = ({ submittedAt, publishedAt, archived }: Post) =>
  submittedAt !== null || publishedAt !== null || archived;

const shareMethods = (): ShareMethod[] => (canShare() ? ['share', 'copy'] : ['copy']);
