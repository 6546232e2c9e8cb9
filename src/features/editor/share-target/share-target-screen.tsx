import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { ProfileNeeded, SignInNeeded } from './kept-share.tsx';
import { RefusedShareFiles } from './refused-share-files.tsx';
import { CreateFailed, ReadFailed, StorageFull } from './share-failures.tsx';
import type { ShareTargetProps } from './share-target-actor.ts';
import { NotAllowed, NotKept, ShareGone } from './unavailable-share.tsx';

/** What another app has shared, until it is a draft in the editor. */
export function ShareTargetScreen({ actor }: ShareTargetProps) {
  const content = useSelector(actor, (current): keyof typeof contents => {
    const shown = Object.keys(contents) as (keyof typeof contents)[];
    return shown.find((state) => state !== 'busy' && current.matches(state)) ?? 'busy';
  });
  const Content = contents[content];
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Card raised gap="5">
        <Content actor={actor} />
      </Card>
    </Page>
  );
}

const contents = {
  busy: Preparing,
  notKept: NotKept,
  gone: ShareGone,
  readFailed: ReadFailed,
  signInNeeded: SignInNeeded,
  profileNeeded: ProfileNeeded,
  notAllowed: NotAllowed,
  confirming: RefusedShareFiles,
  unusable: RefusedShareFiles,
  storageFull: StorageFull,
  createFailed: CreateFailed,
} satisfies Record<string, (props: ShareTargetProps) => ReactNode>;

function Preparing() {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="share.preparing" defaultMessage="Preparing your post…" />
      </PageTitle>
      <Skeleton height="8rem" />
    </>
  );
}
