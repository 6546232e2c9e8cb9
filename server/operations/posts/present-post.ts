import type { Selectable } from 'kysely';
import { type Actor, allowedPostActions, type PostPlace } from '#machines/lifecycle/post.ts';
import type { Db } from '../../db/database.ts';
import type { CardRow } from '../../db/posts.ts';
import type { PostsTable } from '../../db/schema.ts';
import { isoTime } from '../../db/stored-time.ts';
import type { DataOf } from '../../handler.ts';
import { mayWriteFor } from '../../people/acting-for.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { presentPicture } from '../../people/present-person.ts';

export type PostRow = Selectable<PostsTable>;
type Post = DataOf<'getPostById'>;
type Card = DataOf<'getPostByFilter'>['rows'][number];
type Author = Pick<Person, 'id' | 'name' | 'handle' | 'picture_id' | 'position' | 'agency_id'>;

/** In which role a person meets the posts of a creator. */
export function actorOf(person: Person, author: Pick<Author, 'id' | 'position' | 'agency_id'>): Actor {
  return {
    role: isStaff(person) ? 'staff' : person.role,
    owns: author.id === person.id,
    looksAfter: mayWriteFor(person, author),
    permissions: person.permissions,
    profileApproved: author.position.work === 'approved',
  };
}

type Actions = ReturnType<typeof allowedPostActions>;
const remembered = new Map<string, Map<string, Actions>>();

/** What the chart offers an actor, asked once for each position and kind of actor: lists ask it for every row. */
function actionsOf(actor: Actor): (place: PostPlace) => Actions {
  const kind = [actor.role, actor.owns, actor.looksAfter, actor.profileApproved, ...actor.permissions].join(
    ' ',
  );
  const known = remembered.get(kind) ?? new Map<string, Actions>();
  remembered.set(kind, known);
  return ({ state, live, archived }) => {
    const place = `${state} ${live} ${archived}`;
    const actions = known.get(place) ?? allowedPostActions({ state, live, archived }, actor);
    known.set(place, actions);
    return actions;
  };
}

type Stats = Pick<CardRow, 'views' | 'impressions' | 'likes' | 'shares' | 'comments' | 'stats_as_of'>;

/** The numbers of a post; null before there are any. */
export const presentStats = (row: Stats): Card['stats'] =>
  row.stats_as_of
    ? {
        views: row.views,
        impressions: row.impressions,
        likes: row.likes,
        shares: row.shares,
        comments: row.comments,
        asOf: isoTime(row.stats_as_of),
      }
    : null;

export const presentAuthor = (author: Omit<Author, 'agency_id'>): Card['creator'] => ({
  userId: author.id,
  name: author.name,
  handle: author.handle,
  profileImage: presentPicture(author),
  blueTick: author.position.work === 'approved',
});

/** What is the same of all posts of a creator, as one person sees them. */
const meetingOf = (author: Author, viewer: Person) => ({
  creator: presentAuthor(author),
  actionsOn: actionsOf(actorOf(viewer, author)),
});

/** What lists and the whole post have in common. */
function presentShared(
  row: Omit<CardRow, 'excerpt' | 'cover'>,
  { creator, actionsOn }: ReturnType<typeof meetingOf>,
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
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    submittedAt: row.submitted_at && isoTime(row.submitted_at),
    publishedAt: row.published_at && isoTime(row.published_at),
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
    ...presentShared(row, meetingOf(author, viewer)),
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
export function cardPresenter(author: Author, viewer: Person): (row: CardRow) => Card {
  const meeting = meetingOf(author, viewer);
  return (row) => ({ ...presentShared(row, meeting), excerpt: row.excerpt, cover: row.cover });
}

/** Whose post it is; no question to the database where it is the person's who is known. */
export async function authorOf(db: Db, known: Person, row: Pick<PostRow, 'creator_id'>): Promise<Person> {
  if (row.creator_id === known.id) return known;
  return db.selectFrom('people').where('id', '=', row.creator_id).selectAll().executeTakeFirstOrThrow();
}
