import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { secondReviewPath } from '#domain/post/post-paths.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { RouterButton, RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PostCard } from '../dashboard/live-post-machines.ts';

type Props = {
  post: Pick<PostCard, 'postUID' | 'rejection' | 'restriction'>;
  /** The page where its author can correct it; undefined when nobody can. */
  editPath: string | undefined;
};

type Restriction = NonNullable<PostCard['restriction']>;

/**
 * The decisions of staff against a post with their days: measures on the published version, and the
 * reasons of a rejection.
 */
export function ModerationNotes({ post, editPath }: Props) {
  const { rejection, restriction } = post;
  return (
    <>
      {restriction && (
        <Note
          title={
            <FormattedMessage
              {...restrictionTitles[restriction.kind]}
              values={{ time: <DateTime time={restriction.decidedAt} /> }}
            />
          }
          decision={restriction}
          editPath={rejection ? undefined : editPath}
          appealPath={
            restriction.kind === 'SENSITIVE' ? undefined : secondReviewPath(post, restriction)
          }
        />
      )}
      {rejection && (
        <Note
          title={
            <FormattedMessage
              id="posts.card.rejected-because"
              defaultMessage="Why it was rejected"
            />
          }
          decision={rejection}
          editPath={editPath}
          appealPath={secondReviewPath(post, rejection)}
        >
          <Text size="sm" muted>
            <FormattedMessage
              id="posts.card.decided-at"
              defaultMessage="Decided {time}"
              values={{ time: <DateTime time={rejection.decidedAt} /> }}
            />
          </Text>
        </Note>
      )}
    </>
  );
}

/** The editor goes to the section of the reason (domain/post/post-sections.ts). */
const fixPath = (edit: string, reason: RejectionReason) => `${edit}&fix=${reason}`;

type NoteProps = {
  title: ReactNode;
  decision: { reasons: RejectionReason[]; note: string | null };
  editPath: string | undefined;
  /** Where its author asks for a second review, or sees its outcome. */
  appealPath: string | undefined;
  children?: ReactNode;
};

function Note({ title, decision, editPath, appealPath, children }: NoteProps) {
  const { reasons, note } = decision;
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        <>
          {editPath && (
            <RouterButton
              to={reasons[0] ? fixPath(editPath, reasons[0]) : editPath}
              kind="secondary"
              size="sm"
            >
              <FormattedMessage id="posts.card.fix" defaultMessage="Fix and resend" />
            </RouterButton>
          )}
          {appealPath && (
            <RouterButton to={appealPath} kind="ghost" size="sm">
              <FormattedMessage id="posts.card.second-review" defaultMessage="Second review" />
            </RouterButton>
          )}
        </>
      }
    >
      <Box
        as="ul"
        paddingInlineStart="5"
        listStyleType="disc"
        // Nastaliq faces draw the dot as large as a letter.
        css={{ '&:lang(ur) ::marker': { fontSize: '0.5em' } }}
      >
        {reasons.map((reason) => (
          <li key={reason}>
            {editPath ? (
              <RouterLink
                to={fixPath(editPath, reason)}
                display="inline-flex"
                alignItems="center"
                minHeight="target"
                color="inherit"
              >
                <RejectionReasonMessage reason={reason} />
              </RouterLink>
            ) : (
              <RejectionReasonMessage reason={reason} />
            )}
          </li>
        ))}
      </Box>
      {note && (
        <Text size="sm" dir="auto">
          {note}
        </Text>
      )}
      {children}
    </Banner>
  );
}

const restrictionTitles: Record<Restriction['kind'], MessageDescriptor> = defineMessages({
  TAKEN_DOWN: { id: 'posts.card.unpublished-because', defaultMessage: 'Unpublished {time}' },
  SUSPENDED: {
    id: 'posts.card.suspended-because',
    defaultMessage: 'Suspended {time} for breaking our rules',
  },
  SENSITIVE: {
    id: 'posts.card.sensitive-because',
    defaultMessage: 'Shown with a warning since {time}',
  },
});
