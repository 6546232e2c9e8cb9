import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { appealableDecision } from '#domain/appeals/appealable-decision.ts';
import {
  editPostPath,
  postAnalyticsPath,
  secondReviewPath,
  viewPostPath,
} from '#domain/post/post-paths.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  CreatorPayments,
  type CreatorPost,
  CreatorPosts,
  creatorPostUrlFilters,
  liveCreatorExportMachine,
  liveCreatorListMachine,
  liveCreatorPaymentExportMachine,
  liveCreatorPaymentsMachine,
  liveCreatorPostExportMachine,
  liveCreatorPostsMachine,
} from '#src/features/admin/creators/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import {
  liveOverviewMachine,
  liveOwnCreatorMachine,
  ownCreatorUrlFilters,
} from './own-creator-machines.ts';
import { OwnCreatorScreen, type OwnCreatorTab, ownCreatorTabs } from './own-creator-screen.tsx';
import { OwnCreatorsScreen } from './own-creators-screen.tsx';

/** /app/own-creators: the creators of an agency; one of them with `?creator=`. */
export default function OwnCreatorsRoute() {
  const [search] = useSearchParams();
  const id = search.get('creator');
  return id === null ? <OwnCreators /> : <OneCreator key={id} creatorUserId={id} />;
}

function OwnCreators() {
  const [search] = useSearchParams();
  const list = useActorRef(liveCreatorListMachine, {
    input: { filters: ownCreatorUrlFilters.read(search) },
  });
  const exporter = useActorRef(liveCreatorExportMachine);
  const overview = useActorRef(liveOverviewMachine, { input: { filters: null } });
  const [filters, setFilters] = useUrlFilters(list, ownCreatorUrlFilters);
  useGlobalEvents(list);
  useGlobalEvents(exporter);
  useGlobalEvents(overview);
  return (
    <OwnCreatorsScreen
      actor={list}
      exporter={exporter}
      overview={overview}
      filters={filters}
      onFilters={setFilters}
    />
  );
}

type OfCreator = { creatorUserId: string };

function OneCreator({ creatorUserId }: OfCreator) {
  const [search, setSearch] = useSearchParams();
  const actor = useActorRef(liveOwnCreatorMachine, { input: { filters: { creatorUserId } } });
  useGlobalEvents(actor);
  const tab = ownCreatorTabs.find((name) => name === search.get('tab')) ?? 'posts';
  const openTab = (next: OwnCreatorTab) =>
    setSearch(
      { creator: creatorUserId, ...(next !== 'posts' && { tab: next }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <OwnCreatorScreen
      actor={actor}
      tab={tab}
      onTab={openTab}
      panel={
        tab === 'posts' ? (
          <Posts creatorUserId={creatorUserId} />
        ) : (
          <Earnings creatorUserId={creatorUserId} />
        )
      }
    />
  );
}

function Posts({ creatorUserId }: OfCreator) {
  const [search] = useSearchParams();
  const actor = useActorRef(liveCreatorPostsMachine, {
    input: { filters: { ...creatorPostUrlFilters.read(search), creatorUserId } },
  });
  const exporter = useActorRef(liveCreatorPostExportMachine);
  const [filters, setFilters] = useUrlFilters(actor, creatorPostUrlFilters);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  const postPath = useCallback(
    (post: CreatorPost) => {
      const represented = { userId: creatorUserId };
      const mayEdit = post.actions.includes('save');
      return mayEdit ? editPostPath(post, represented) : viewPostPath(post, represented);
    },
    [creatorUserId],
  );
  const reviewPath = useCallback(
    (post: CreatorPost) => {
      const decision = appealableDecision(post);
      return decision && secondReviewPath(post, decision, { userId: creatorUserId });
    },
    [creatorUserId],
  );
  const analyticsPath = useCallback(
    (post: CreatorPost) => postAnalyticsPath(post, { userId: creatorUserId }),
    [creatorUserId],
  );
  return (
    <CreatorPosts
      actor={actor}
      exporter={exporter}
      filters={filters}
      onFilters={setFilters}
      postPath={postPath}
      reviewPath={reviewPath}
      analyticsPath={analyticsPath}
    />
  );
}

function Earnings({ creatorUserId }: OfCreator) {
  const actor = useActorRef(liveCreatorPaymentsMachine, { input: { filters: { creatorUserId } } });
  const exporter = useActorRef(liveCreatorPaymentExportMachine);
  useGlobalEvents(actor);
  useGlobalEvents(exporter);
  return <CreatorPayments actor={actor} exporter={exporter} />;
}
