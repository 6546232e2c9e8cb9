import { Failure } from '#domain/contract/failure.ts';
import {
  comparedVersionMachine,
  postVersionsMachine,
} from '#src/features/posts/versions/live-version-machines.ts';
import { VersionScreen } from '#src/features/posts/versions/version-screen.tsx';
import { VersionsScreen } from '#src/features/posts/versions/versions-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { changedArticle, changedGallery, changedUrdu, entries } from './version-data.ts';

export default { title: 'Posts/Versions' };

const { postUID } = changedArticle.post;
const list = { filters: { postUID }, rows: entries, nextPageUrl: null, failure: null };
const lost = new Failure({ code: 'network' });
const gone = new Failure({ code: 'not-found', status: 404 });

export const Loading = screenStory(VersionsScreen, postVersionsMachine, {
  value: 'loading',
  context: { ...list, rows: [] },
});
export const Listed = screenStory(VersionsScreen, postVersionsMachine, {
  value: { listing: 'idle' },
  context: { ...list, nextPageUrl: '/more' },
});
export const OlderLoading = screenStory(VersionsScreen, postVersionsMachine, {
  value: { listing: 'loadingMore' },
  context: { ...list, nextPageUrl: '/more' },
});
export const OlderFailed = screenStory(VersionsScreen, postVersionsMachine, {
  value: { listing: 'moreFailed' },
  context: { ...list, nextPageUrl: '/more', failure: lost },
});
export const NotThere = screenStory(VersionsScreen, postVersionsMachine, {
  value: 'failed',
  context: { ...list, rows: [], failure: gone },
});

const one = { filters: { postUID, revision: 7 }, data: null, failure: null };
const compared = (data: typeof changedArticle) =>
  screenStory(VersionScreen, comparedVersionMachine, {
    value: 'shown',
    context: { ...one, data: data },
  });

export const OneLoading = screenStory(VersionScreen, comparedVersionMachine, {
  value: 'loading',
  context: one,
});
export const OneFailed = screenStory(VersionScreen, comparedVersionMachine, {
  value: 'failed',
  context: { ...one, failure: lost },
});
export const ChangedArticle = compared(changedArticle);
export const ChangedInUrdu = compared(changedUrdu);
export const ChangedGallery = compared(changedGallery);
export const FirstVersion = compared({ ...changedArticle, before: null });
export const NothingChanged = compared({ ...changedArticle, before: changedArticle.version });
