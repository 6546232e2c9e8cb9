import { PenLine } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { postFormats } from '#domain/post/post-formats.ts';
import { createPostPath } from '#domain/post/post-paths.ts';
import type { Creator } from '#src/features/admin/creators/index.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';

/** Begins a post that belongs to a creator, in one of the formats. */
export function WriteMenu({ creator }: { creator: Creator }) {
  const name = <bdi>{creator.name ?? creator.handle}</bdi>;
  return (
    <Menu
      kind="primary"
      trigger={
        <>
          <PenLine size="1.1em" aria-hidden="true" />
          {/* One part, so that the gap of the button is not within the words. */}
          <span>
            <FormattedMessage
              id="agency.creator.write"
              defaultMessage="Write a post for {name}"
              description="Button of a menu with the formats of posts"
              values={{ name }}
            />
          </span>
        </>
      }
      items={postFormats.map((format) => ({
        key: format,
        label: <FormattedMessage {...formatNames[format]} />,
        href: createPostPath(format, { userId: creator.creatorUserId }),
      }))}
    />
  );
}
