import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { RejectionReason } from '#domain/rejection-reasons.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Box } from '#src/ui/layout.tsx';
import { RouterButton, RouterLink } from '#src/ui/router-link.tsx';
import { Text } from '#src/ui/text.tsx';
import type { PostCard } from './live-machines.ts';

type Props = {
  post: Pick<PostCard, 'rejection' | 'restriction'>;
  /** Where its author can mend it; undefined where nobody can. */
  mend: string | undefined;
};

type Restriction = NonNullable<PostCard['restriction']>;

/** What staff decided against a post, in words and with the day: what they did to what readers see, why it was refused. */
export function DecisionNotes({ post: { rejection, restriction }, mend }: Props) {
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
          why={restriction}
          mend={rejection ? undefined : mend}
        />
      )}
      {rejection && (
        <Note
          title={<FormattedMessage id="posts.card.rejected-because" defaultMessage="Not published because" />}
          why={rejection}
          mend={mend}
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

/** The editor goes to what the reason concerns (domain/mend-places.ts). */
const mendAddress = (edit: string, reason: RejectionReason) => `${edit}&mend=${reason}`;

type NoteProps = {
  title: ReactNode;
  why: { reasons: RejectionReason[]; note: string | null };
  mend: string | undefined;
  children?: ReactNode;
};

function Note({ title, why: { reasons, note }, mend, children }: NoteProps) {
  return (
    <Banner
      tone="warning"
      title={title}
      actions={
        mend && (
          <RouterButton to={reasons[0] ? mendAddress(mend, reasons[0]) : mend} kind="secondary" size="sm">
            <FormattedMessage id="posts.card.mend" defaultMessage="Mend and send again" />
          </RouterButton>
        )
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
            {mend ? (
              <RouterLink
                to={mendAddress(mend, reason)}
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
  TAKEN_DOWN: { id: 'posts.card.unpublished-because', defaultMessage: 'Taken down {time}' },
  SUSPENDED: {
    id: 'posts.card.suspended-because',
    defaultMessage: 'Suspended for a breach of the rules {time}',
  },
  SENSITIVE: { id: 'posts.card.sensitive-because', defaultMessage: 'Shown with a warning since {time}' },
});
