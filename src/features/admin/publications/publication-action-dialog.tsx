import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ActionDialog, type ActionTexts } from '#src/features/admin/records/index.ts';
import { PublicationTitle } from './publication-columns.tsx';
import type { PublicationAction, publicationMachine } from './publication-machines.ts';

/** Asks before a delivery is sent again. */
export const PublicationActionDialog = ({
  actor,
}: {
  actor: ActorRefFrom<typeof publicationMachine>;
}) => <ActionDialog actor={actor} texts={actionTexts} />;

const actionTexts = ({ publication }: PublicationAction): ActionTexts => ({
  title: (
    <FormattedMessage
      id="publications.resend.title"
      defaultMessage="Send “{title}” again?"
      description="title: of a post"
      values={{ title: <PublicationTitle title={publication.title} /> }}
    />
  ),
  effect:
    publication.kind === 'withdraw' ? (
      <FormattedMessage
        id="publications.resend.withdraw"
        defaultMessage="The reader app is asked again to remove the post. If it does not answer, the portal keeps trying for 24 hours."
      />
    ) : (
      <FormattedMessage
        id="publications.resend.publish"
        defaultMessage="The reader app gets the post again and shows it once, even if an earlier attempt reached it. If it does not answer, the portal keeps trying for 24 hours."
      />
    ),
  confirm: <ResendLabel />,
});

export const ResendLabel = () => (
  <FormattedMessage
    id="publications.resend"
    defaultMessage="Send again"
    description="Button: sends a post to the reader app again"
  />
);
