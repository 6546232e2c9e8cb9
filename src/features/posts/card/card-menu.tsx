import { EllipsisVertical } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Menu } from '#src/ui/overlay/menu.tsx';
import type { PostCard as Post } from '../dashboard/live-post-machines.ts';
import { type CardMenuChoice, cardMenuItems } from './card-menu-items.tsx';

export type MenuProps = { post: Post; onSelect: (post: Post, choice: CardMenuChoice) => void };

/** The menu of a card: what can be done with its post. */
export function CardMenu({ post, onSelect }: MenuProps) {
  const intl = useIntl();
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
      items={cardMenuItems(post, (choice) => onSelect(post, choice))}
    />
  );
}
