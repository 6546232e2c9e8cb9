import { useSelector } from '@xstate/react';
import { UserRoundPen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { hideFirstPage } from '#src/ui/layout/first-page.ts';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { RepresentedCreator } from '../editor.tsx';
import type { representedMachine } from './represented-machine.ts';

type Props = {
  actor: ActorRefFrom<typeof representedMachine>;
  editor: (represented: RepresentedCreator) => ReactNode;
};

/** The editor with the name of the creator for whom the agency writes. */
export function RepresentedScreen({ actor, editor }: Props) {
  const { data, failure, filters } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  // The editor continues while the creator is loaded again, after another sign-in.
  const [first, setFirst] = useState(data);
  if (first === null && data !== null) setFirst(data);
  useEffect(() => {
    if (isFailed) hideFirstPage();
  }, [isFailed]);
  if (first) {
    return (
      <>
        <WrittenFor represented={first} />
        {editor(first)}
      </>
    );
  }
  return (
    <Page reading paddingBlock="8">
      {isFailed ? (
        <Stack gap="4" alignItems="start">
          <PageTitle>
            <FormattedMessage id="posts.create" defaultMessage="Create post" />
          </PageTitle>
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
            {failure?.code === 'forbidden' ? (
              <FormattedMessage
                id="editor.represented.forbidden"
                defaultMessage="You can't write for this creator. They may have left your agency."
              />
            ) : (
              <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
            )}
          </RetryNotice>
          <RouterLink to="/app/own-creators">
            <FormattedMessage id="editor.represented.back" defaultMessage="Go to your creators" />
          </RouterLink>
        </Stack>
      ) : (
        <ContentSkeleton key={filters.userId} />
      )}
    </Page>
  );
}

function WrittenFor({ represented: { creator } }: { represented: RepresentedCreator }) {
  return (
    <Page reading paddingBlockStart="4">
      <Row
        gap="2"
        padding="3"
        bg="accent.soft"
        borderRadius="md"
        color="accent.text"
        flexWrap="nowrap"
      >
        <UserRoundPen aria-hidden="true" size="1.25rem" />
        <Text>
          <FormattedMessage
            id="editor.represented.for"
            defaultMessage="You are writing for {name}"
            description="Above the editor, for an agency; the post belongs to the named creator"
            values={{ name: <strong>{<bdi>{creator.name ?? creator.handle ?? '–'}</bdi>}</strong> }}
          />
        </Text>
      </Row>
    </Page>
  );
}
