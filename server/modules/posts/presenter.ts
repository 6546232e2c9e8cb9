import type { ActingRole, PostStatus } from '#machines/lifecycle/post.ts';
import { allowedPostActions } from '#machines/lifecycle/post-decisions.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { toIsoTime } from '#server/platform/database/timestamp-text.ts';
import { canWriteFor, isStaff, presentProfilePicture } from '../people/index.ts';
import type { PostCardRow } from './repository/post-lists.ts';
import type { PostRow } from './repository/posts.ts';

type Post = DataOf<'getPostById'>;
type Card = DataOf<'getPostByFilter'>['rows'][number];
type Author = Pick<Person, 'id' | 'name' | 'handle' | 'picture_id' | 'position' | 'agency_id'>;

/** The role of a person towards the posts of a creator. */
export function postRole(
  person: Person,
  author: Pick<Author, 'id' | 'position' | 'agency_id'>,
): ActingRole {
  return {
    role: isStaff(person) ? 'staff' : person.role,
    isOwner: author.id === person.id,
    managesCreator: canWriteFor(person, author),
    permissions: person.permissions,
    isProfileApproved: author.position.work === 'approved',
    isCreatorBlocked: author.position.accountStatus === 'blocked',
  };
}

type Actions = ReturnType<typeof allowedPostActions>;
const actionCache = new Map<string, Map<string, Actions>>();

/**
 * What the chart offers an actor, asked once for each position and kind of actor: lists ask it for
 * every row.
 */
function createActionLookup(actor: ActingRole): (place: PostStatus) => Actions {
  const kind = [
    actor.role,
    actor.isOwner,
    actor.managesCreator,
    actor.isProfileApproved,
    actor.isCreatorBlocked,
    ...actor.permissions,
  ].join(' ');
  const known = actionCache.get(kind) ?? new Map<string, Actions>();
  actionCache.set(kind, known);
  return ({ state, live, archived }) => {
    const place = `${state} ${live} ${archived}`;
    const actions = known.get(place) ?? allowedPostActions({ state, live, archived }, actor);
    known.set(place, actions);
    return actions;
  };
}

type Stats = Pick<
  PostCardRow,
  'views' | 'impressions' | 'likes' | 'shares' | 'comments' | 'stats_as_of'
>;

/** The numbers of a post; null before there are any. */
export const presentStats = (row: Stats): Card['stats'] =>
  row.stats_as_of
    ? {
        views: row.views,
        impressions: row.impressions,
        likes: row.likes,
        shares: row.shares,
        comments: row.comments,
        asOf: toIsoTime(row.stats_as_of),
      }
    : null;

export const presentAuthor = (author: Omit<Author, 'agency_id'>): Card['creator'] => ({
  userId: author.id,
  name: author.name,
  handle: author.handle,
  profileImage: presentProfilePicture(author),
  blueTick: author.position.work === 'approved',
});

/** What is the same of all posts of a creator, as one person sees them. */
const viewerContext = (author: Author, viewer: Person) => ({
  creator: presentAuthor(author),
  actionsOn: createActionLookup(postRole(viewer, author)),
});

/** What lists and the whole post have in common. */
function presentCommonFields(
  row: Omit<PostCardRow, 'excerpt' | 'cover'>,
  { creator, actionsOn }: ReturnType<typeof viewerContext>,
) {
  return {
    postUID: row.id,
    clientId: row.client_id,
    revision: row.revision,
    format: row.format,
    state: row.state,
    live: row.live,
    archived: row.archived,
    title: row.title,
    language: row.language,
    madeWithAi: row.made_with_ai,
    createdAt: toIsoTime(row.created_at),
    updatedAt: toIsoTime(row.updated_at),
    submittedAt: row.submitted_at && toIsoTime(row.submitted_at),
    publishAt: row.publish_at && toIsoTime(row.publish_at),
    publishedAt: row.published_at && toIsoTime(row.published_at),
    stats: presentStats(row),
    rejection: row.rejection,
    restriction: row.restriction,
    creator,
    actions: actionsOn(row),
  };
}

/** A post whole. */
export function presentPost(row: PostRow, author: Author, viewer: Person): Post {
  return {
    ...presentCommonFields(row, viewerContext(author, viewer)),
    textContent: row.html,
    genre: row.genre,
    subGenre: row.sub_genre,
    locations: row.locations,
    hashtags: row.hashtags,
    pictures: row.pictures,
    imageKind: row.image_kind,
    video: row.video,
  };
}

/** Shows posts of one creator as lists show them. */
export function createCardPresenter(author: Author, viewer: Person): (row: PostCardRow) => Card {
  const context = viewerContext(author, viewer);
  return (row) => ({
    ...presentCommonFields(row, context),
    excerpt: row.excerpt,
    cover: row.cover,
  });
}
