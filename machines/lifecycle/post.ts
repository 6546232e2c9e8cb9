import { and, not, or, setup, stateIn } from 'xstate';
import type { PostState } from '#domain/post/post-states.ts';
import {
  type ActingRole,
  type ContentState,
  contentStates,
  type PostEvent,
} from './post-status.ts';

export {
  type ActingRole,
  contentStates,
  liveStates,
  type PostEvent,
  type PostPosition,
  type PostStatus,
} from './post-status.ts';

// A save that keeps the state names it as its target: `can()` is false for a transition that does
// nothing.
const saveAs = <State extends string>(target: State) => ({ guard: 'isWriter', target }) as const;
const updateMetaIn = <State extends string>(target: State) =>
  ({ guard: 'isStaff', target }) as const;
const submit = { guard: 'isApprovedWriter', target: 'inReview' } as const;
const publish = { guard: 'isStaffPublishing', target: 'pending' } as const;
const isLive = stateIn({ live: 'published' });
// Readers wait for no edit of what they see already.
const publishOrSchedule = [
  { guard: and(['isStaffForLater', not(isLive)]), target: 'scheduled' },
  publish,
] as const;
const scheduleAs = <State extends string>(target: State) =>
  ({ guard: and(['isWriter', not(isLive)]), target }) as const;
// What readers still see is not deleted under them: it is taken down first.
const remove = { guard: and(['isWriter', not(isLive)]), target: 'deleted' };
const unpublish = { guard: and(['isStaffOrWriter', isLive]), target: 'unpublished' };
const unpublishByStaff = { guard: and(['isStaff', isLive]), target: 'unpublished' };
// Creators who take down their own post do not want its next version published either; staff
// leave it in review.
const withdrawToDraft = { guard: and(['isWriter', isLive]), target: 'draft' };
// Back to what it was: an edit of what readers see, or a draft.
const withdraw = [
  { guard: and(['isWriter', isLive]), target: 'published' },
  { guard: 'isWriter', target: 'draft' },
] as const;
const suspend = { guard: and(['isStaff', isLive]), target: 'suspended' };
const publishLive = { guard: stateIn({ content: 'pending' }), target: 'published' };
const suspendLive = { guard: 'isStaff', target: 'takenDown' } as const;
const markSensitive = { guard: 'isStaff', target: 'sensitive' } as const;
const lookAgain = { guard: 'isStaff', target: 'underReview' } as const;
const reject = [
  { guard: 'isPermanentRejection', target: 'permanentlyRejected' },
  { guard: 'isRejection', target: 'rejected' },
] as const;
/** Transitions back to the states in which a decision is made. */
const undoTo = (...targets: ContentState[]) =>
  targets.map((target) => ({
    guard: { type: 'isUndone', params: { state: contentStates[target] } } as const,
    target,
  }));
// The reviewed version is published, at its time. Later edits have not been reviewed: the author
// sends them again.
const overturn = [
  { guard: and(['isOverturned', 'isOverturnedForLater', not(isLive)]), target: 'scheduled' },
  { guard: 'isOverturned', target: 'pending' },
  { guard: 'isStaffOverturning', target: 'draft' },
] as const;
const isRejected = or([
  stateIn({ content: 'rejected' }),
  stateIn({ content: 'permanentlyRejected' }),
]);
const undoRejection = undoTo(
  'inReview',
  'submitted',
  'published',
  'publishFailed',
  'sensitive',
  'underReview',
  'scheduled',
);
// Only staff decide on posts that they have marked or look at again.
const isWithStaff = or([stateIn({ content: 'sensitive' }), stateIn({ content: 'underReview' })]);
const isWorkingVersionLive = or([stateIn({ content: 'published' }), isWithStaff]);
const unpublishLive = {
  guard: or(['isStaff', and(['isWriter', not(isWithStaff)])]),
  target: 'takenDown',
};

/**
 * What may happen to a post: the writer's working version in one region, the version that readers
 * see in another, the archive in the third (design.md 4).
 */
export const postMachine = setup({
  types: { events: {} as PostEvent },
  guards: {
    isNewWriter: ({ event }) =>
      'by' in event && isOwnerOrManager(event.by) && event.by.permissions.includes('CREATE_POST'),
    isWriter: ({ event }) => 'by' in event && isWriter(event.by),
    isApprovedWriter: ({ event }) =>
      'by' in event && isWriter(event.by) && event.by.isProfileApproved,
    isStaff: ({ event }) => 'by' in event && isStaff(event.by),
    isStaffPublishing: ({ event }) =>
      'by' in event && isStaff(event.by) && !event.by.isCreatorBlocked,
    isStaffForLater: ({ event }) =>
      event.type === 'publish' &&
      isStaff(event.by) &&
      event.isForLater === true &&
      !event.by.isCreatorBlocked,
    isAuthorActive: ({ event }) => event.type === 'schedule.reached' && event.isAuthorActive,
    isUndone: ({ event }, { state }: { state: PostState }) =>
      event.type === 'decision.undone' &&
      isStaff(event.by) &&
      event.isInTime &&
      event.before.state === state,
    wasLive: ({ event }) =>
      event.type === 'decision.undone' &&
      isStaff(event.by) &&
      event.isInTime &&
      event.before.live === 'PUBLISHED',
    isOverturned: ({ event }) =>
      event.type === 'decision.overturned' &&
      isStaff(event.by) &&
      event.isUnchanged &&
      !event.by.isCreatorBlocked,
    isOverturnedForLater: ({ event }) =>
      event.type === 'decision.overturned' && event.isForLater === true,
    isStaffOverturning: ({ event }) => event.type === 'decision.overturned' && isStaff(event.by),
    isStaffOrWriter: ({ event }) => 'by' in event && (isStaff(event.by) || isWriter(event.by)),
    isRejection: ({ event }) => event.type === 'reject' && isStaff(event.by) && event.hasReasons,
    isPermanentRejection: ({ event }) =>
      event.type === 'reject' && isStaff(event.by) && event.hasReasons && event.permanent,
  },
}).createMachine({
  id: 'post',
  description: "A post's working version, its public version and its archive.",
  type: 'parallel',
  states: {
    content: {
      initial: 'absent',
      states: {
        absent: {
          description: 'Not stored on the server yet.',
          on: { save: { guard: 'isNewWriter', target: 'created' } },
        },
        created: {
          description: 'Saved once.',
          on: {
            save: { guard: 'isWriter', target: 'draft' },
            submit,
            delete: remove,
          },
        },
        draft: {
          description: 'Saved more than once; only its author sees it.',
          on: { save: saveAs('draft'), submit, delete: remove },
        },
        submitted: {
          description: 'Used by other backends of this contract. Shown as a draft.',
          on: { save: saveAs('draft'), submit, publish: publishOrSchedule, reject },
        },
        inReview: {
          description: 'Waiting for a moderator. Its author can take it back.',
          on: {
            withdraw,
            schedule: scheduleAs('inReview'),
            unschedule: scheduleAs('inReview'),
            publish: publishOrSchedule,
            reject,
            unpublish: withdrawToDraft,
            'update-advance-meta': updateMetaIn('inReview'),
          },
        },
        scheduled: {
          description: 'Approved, and published at the chosen time.',
          on: {
            withdraw,
            schedule: scheduleAs('scheduled'),
            unschedule: { guard: 'isWriter', target: 'pending' },
            'schedule.reached': { guard: 'isAuthorActive', target: 'pending' },
            reject,
            unpublish: { guard: 'isStaff', target: 'unpublished' },
            suspend: { guard: 'isStaff', target: 'suspended' },
            'update-advance-meta': updateMetaIn('scheduled'),
            'decision.undone': undoTo('inReview', 'submitted', 'unpublished', 'suspended'),
          },
        },
        pending: {
          description:
            'Being handed to the publisher. Taking down the earlier version also cancels this.',
          on: {
            'handed-over': 'published',
            'publishing.failed': 'publishFailed',
            unpublish,
            suspend,
            'decision.undone': undoTo(
              'inReview',
              'submitted',
              'publishFailed',
              'unpublished',
              'underReview',
              'suspended',
            ),
          },
        },
        published: {
          description:
            'Readers see it. Editing sends it to review again; the published version stays.',
          on: {
            save: saveAs('published'),
            submit,
            unpublish,
            reject,
            'update-advance-meta': updateMetaIn('published'),
            suspend,
            'mark-sensitive': markSensitive,
            'look-again': lookAgain,
          },
        },
        publishFailed: {
          description: 'The publisher did not take it; staff may try again.',
          on: { publish, reject, unpublish: withdrawToDraft },
        },
        unpublished: {
          description:
            'Taken down by staff or by its author, who can correct it and send it again.',
          on: {
            save: saveAs('unpublished'),
            submit,
            publish: publishOrSchedule,
            delete: remove,
            'decision.overturned': overturn,
          },
        },
        sensitive: {
          description: 'Published with a warning.',
          on: { unpublish: unpublishByStaff, reject, suspend, 'look-again': lookAgain },
        },
        underReview: {
          description: 'Published, and reviewed again by staff.',
          on: {
            publish,
            unpublish: unpublishByStaff,
            reject,
            suspend,
            'mark-sensitive': markSensitive,
          },
        },
        suspended: {
          description: 'Taken down for a breach of the rules.',
          on: { publish: publishOrSchedule, 'decision.overturned': overturn },
        },
        rejected: {
          description: 'Refused with reasons. The author can correct it and send it again.',
          on: {
            save: saveAs('rejected'),
            submit,
            delete: remove,
            'decision.undone': undoRejection,
            'decision.overturned': overturn,
          },
        },
        permanentlyRejected: {
          description: 'Permanently rejected.',
          on: {
            delete: remove,
            'decision.undone': undoRejection,
            'decision.overturned': overturn,
          },
        },
        deleted: { description: 'Deleted.' },
      },
    },
    live: {
      initial: 'none',
      states: {
        none: { description: 'Readers have never seen it.', on: { 'handed-over': publishLive } },
        published: {
          description:
            'Readers see the last published version. Staff, or an unrestricted author, can take it down.',
          on: {
            unpublish: unpublishLive,
            suspend: suspendLive,
            // Rejecting what readers see takes it down; rejecting an edit of it leaves the version
            // that was accepted.
            reject: { guard: and(['isRejection', isWorkingVersionLive]), target: 'takenDown' },
          },
        },
        takenDown: {
          description: 'Readers saw it once, and no longer.',
          on: {
            'handed-over': publishLive,
            'decision.undone': { guard: and([isRejected, 'wasLive']), target: 'published' },
          },
        },
      },
    },
    archive: {
      initial: 'nowhere',
      states: {
        nowhere: {
          description: 'Not saved yet: there is nothing to archive.',
          on: { save: { guard: 'isNewWriter', target: 'current' } },
        },
        current: {
          description: 'On the dashboard.',
          on: { archive: { guard: 'isWriter', target: 'archived' } },
        },
        archived: {
          description: 'On the archived dashboard; the state of its content is kept.',
          on: { restore: { guard: 'isWriter', target: 'current' } },
        },
      },
    },
  },
});

const isStaff = ({ permissions }: ActingRole) => permissions.includes('INTERNAL');

function isWriter(by: ActingRole): boolean {
  return isOwnerOrManager(by) && by.permissions.includes('UPDATE_POST');
}

/** The creator of the post, or the agency of that creator. */
function isOwnerOrManager({ isOwner, managesCreator, permissions }: ActingRole): boolean {
  return isOwner || (managesCreator && permissions.includes('MANAGE_AGENCY_CREATORS'));
}
