import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { editPostPath, viewPostPath } from '#domain/post/post-paths.ts';
import type { AppealData, PostAppeal } from '#machines/flow/posts/post-appeal.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { TimeLeft, useTimeLeft } from '#src/ui/data/time-left.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { AppealPictures } from './appeal-pictures.tsx';

type Appeal = Schemas['Appeal'];
type Props = {
  data: AppealData;
  appeal: Appeal;
  /** The creator for whom an agency asks. */
  userId: string | undefined;
};

/** Whether it is about a post, and not a blocked account. */
const isPost = (data: AppealData): data is PostAppeal => 'postUID' in data;

/** Where an appeal is: received and counted down, or decided. */
export function AppealResult({ data, appeal, userId }: Props) {
  return (
    <>
      {appeal.state === 'open' ? (
        <OpenAppeal appeal={appeal} isAboutPost={isPost(data)} />
      ) : (
        <DecidedAppeal data={data} appeal={appeal} userId={userId} />
      )}
      <SentAppeal appeal={appeal} />
    </>
  );
}

function OpenAppeal({ appeal, isAboutPost }: { appeal: Appeal; isAboutPost: boolean }) {
  const left = useTimeLeft(appeal.dueAt);
  return (
    <Card as="section" aria-labelledby="appeal-state">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="appeal-state">
          <FormattedMessage id="appeals.open.title" defaultMessage="We've received your request" />
        </Heading>
        <Reference appeal={appeal} />
      </Stack>
      {left ? (
        <Stack gap="1">
          <Text role="timer" fontSize="3xl" fontWeight="bold" lineHeight="heading">
            <TimeLeft {...left} />
          </Text>
          <Text>
            <Due appeal={appeal} isAboutPost={isAboutPost} />
          </Text>
        </Stack>
      ) : (
        <Banner tone="warning">
          <FormattedMessage
            id="appeals.open.late"
            defaultMessage="We promised an answer by {time} and are late. We're sorry. Our team leads know about it."
            values={{ time: <DateTime time={appeal.dueAt} /> }}
          />
        </Banner>
      )}
      {isAboutPost && (
        <Text size="sm" muted>
          <FormattedMessage
            id="appeals.open.edit"
            defaultMessage="You don't need to do anything. If you correct the post and send it for review again, that review replaces this one."
          />
        </Text>
      )}
    </Card>
  );
}

function Due({ appeal, isAboutPost }: { appeal: Appeal; isAboutPost: boolean }) {
  const time = <DateTime time={appeal.dueAt} />;
  return isAboutPost ? (
    <FormattedMessage
      id="appeals.open.due"
      defaultMessage="A moderator who wasn't involved in the decision looks at your post again. You get the answer by {time}."
      values={{ time }}
    />
  ) : (
    <FormattedMessage
      id="appeals.account.due"
      defaultMessage="Somebody who wasn't involved in the decision looks at your account again. You get the answer by {time}, by text message or e-mail."
      values={{ time }}
    />
  );
}

function Reference({ appeal }: { appeal: Appeal }) {
  return (
    <Text size="sm" muted>
      <FormattedMessage
        id="appeals.reference"
        defaultMessage="Number {reference} · sent {time}"
        description="reference: for example SR-000128"
        values={{
          reference: <bdi>{appeal.reference}</bdi>,
          time: <DateTime time={appeal.createdAt} />,
        }}
      />
    </Text>
  );
}

function DecidedAppeal({ data, appeal, userId }: Props) {
  return (
    <Card as="section" aria-labelledby="appeal-state">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="appeal-state">
          <ResultTitle appeal={appeal} />
        </Heading>
        <Reference appeal={appeal} />
      </Stack>
      <Text>
        <ResultText appeal={appeal} isAboutPost={isPost(data)} />
      </Text>
      {appeal.answer && (
        <Stack gap="1">
          <Text size="sm" fontWeight="semibold">
            <AnswerTitle isAboutPost={isPost(data)} />
          </Text>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {appeal.answer}
          </Text>
        </Stack>
      )}
      {isPost(data) && (
        <Row>
          <NextStep data={data} appeal={appeal} userId={userId} />
        </Row>
      )}
    </Card>
  );
}

const AnswerTitle = ({ isAboutPost }: { isAboutPost: boolean }) =>
  isAboutPost ? (
    <FormattedMessage id="appeals.answer" defaultMessage="What the second moderator says" />
  ) : (
    <FormattedMessage id="appeals.account.answer" defaultMessage="The reason" />
  );

function ResultTitle({ appeal: { state } }: { appeal: Appeal }): ReactNode {
  if (state === 'withdrawn')
    return (
      <FormattedMessage id="appeals.withdrawn.title" defaultMessage="Replaced by a new review" />
    );
  return state === 'upheld' ? (
    <FormattedMessage id="appeals.upheld.title" defaultMessage="The decision stays" />
  ) : (
    <FormattedMessage id="appeals.overturned.title" defaultMessage="We reversed the decision" />
  );
}

function ResultText({
  appeal: { state, result },
  isAboutPost,
}: {
  appeal: Appeal;
  isAboutPost: boolean;
}): ReactNode {
  if (!isAboutPost)
    return (
      <FormattedMessage
        id="appeals.account.upheld"
        defaultMessage="Another person looked at your account and came to the same decision. It stays blocked."
      />
    );
  if (state === 'withdrawn')
    return (
      <FormattedMessage
        id="appeals.withdrawn.text"
        defaultMessage="You corrected the post and sent it for review again, so this second review ended."
      />
    );
  if (state === 'upheld')
    return (
      <FormattedMessage
        id="appeals.upheld.text"
        defaultMessage="Another moderator looked at your post and came to the same decision."
      />
    );
  if (result === 'publishing')
    return (
      <FormattedMessage
        id="appeals.overturned.publishing"
        defaultMessage="Your post follows our rules. We've sent it to readers."
      />
    );
  if (result === 'scheduled')
    return (
      <FormattedMessage
        id="appeals.overturned.scheduled"
        defaultMessage="Your post follows our rules. It will be published at the time you chose."
      />
    );
  if (result === 'draft')
    return (
      <FormattedMessage
        id="appeals.overturned.draft"
        defaultMessage="The decision no longer applies. Your post is a draft now, because it can't be published as it was reviewed. Send it for review when it's ready."
      />
    );
  if (result === 'superseded')
    return (
      <FormattedMessage
        id="appeals.overturned.superseded"
        defaultMessage="That decision was wrong. A later decision applies to your post now, so nothing changes for readers."
      />
    );
  return (
    <FormattedMessage
      id="appeals.overturned.lifted"
      defaultMessage="The restriction no longer applies. Your post stays where it is now."
    />
  );
}

function NextStep({ data, appeal: { state, result }, userId }: Props & { data: PostAppeal }) {
  if (state === 'overturned' && result === 'draft')
    return (
      <RouterButton to={editPostPath(data, { userId })} size="sm">
        <FormattedMessage id="appeals.edit" defaultMessage="Open the draft" />
      </RouterButton>
    );
  return (
    <RouterButton to={viewPostPath(data, { userId })} kind="secondary" size="sm">
      <FormattedMessage id="appeals.view" defaultMessage="View the post" />
    </RouterButton>
  );
}

/** What the creator wrote. */
function SentAppeal({ appeal }: { appeal: Appeal }) {
  return (
    <Card as="section" aria-labelledby="appeal-sent">
      <Heading as="h2" size="sm" id="appeal-sent">
        <FormattedMessage id="appeals.sent.title" defaultMessage="What you wrote" />
      </Heading>
      <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
        {appeal.text}
      </Text>
      <AppealPictures pictures={appeal.pictures} />
    </Card>
  );
}
