import type { PersonalTables } from './personal-table.ts';

const content = {
  of: 'creator',
  purpose: 'public-profile',
  basis: 'consent',
  retention: 'account',
} as const;
const ofPost = {
  ...content,
  owner: { column: 'post_id', through: 'posts' },
  erasure: 'cascade',
} as const;

/** What a person writes and uploads, and what became of it. */
export const contentTables = {
  posts: {
    ...content,
    owner: { column: 'creator_id' },
    erasure: 'delete',
    key: ['id'],
    exported: [
      ...['id', 'format', 'state', 'live', 'archived', 'title', 'html', 'excerpt', 'language'],
      ...['genre', 'sub_genre', 'locations', 'hashtags', 'pictures', 'cover', 'image_kind'],
      ...['video', 'made_with_ai', 'created_at', 'updated_at', 'written_at', 'submitted_at'],
      ...['published_at', 'published', 'withdrawn_at', 'rejection', 'restriction', 'views'],
      ...['impressions', 'likes', 'shares', 'comments', 'stats_as_of', 'revision'],
    ],
    withheld: {
      creator_id: 'internal',
      client_id: 'internal',
      title_search: 'internal',
      title_key: 'internal',
      text_key: 'internal',
    },
  },
  post_versions: {
    ...ofPost,
    key: ['post_id', 'revision'],
    exported: [
      ...['post_id', 'revision', 'kind', 'at', 'title', 'html', 'language', 'genre', 'sub_genre'],
      ...['locations', 'hashtags', 'pictures', 'image_kind', 'video', 'made_with_ai'],
    ],
    withheld: { kept_at: 'internal' },
  },
  post_events: {
    ...ofPost,
    purpose: 'moderation',
    key: ['id'],
    exported: ['id', 'post_id', 'action', 'revision', 'state', 'reasons', 'note', 'at'],
    withheld: { by_person: 'other-person' },
  },
  appeals: {
    ...content,
    owner: { column: 'person_id' },
    erasure: 'delete',
    purpose: 'moderation',
    basis: 'law',
    key: ['id'],
    exported: [
      ...['id', 'number', 'post_id', 'action', 'revision', 'reasons', 'note', 'decision_at'],
      ...['text', 'pictures', 'created_at', 'acknowledge_by', 'acknowledged_at', 'due_at'],
      ...['state', 'decided_at', 'answer', 'result'],
    ],
    withheld: {
      ...{ person_id: 'internal', decision_id: 'internal', moderator_id: 'other-person' },
      ...{ first_moderator_id: 'other-person', content: 'internal', sent_by: 'other-person' },
      ...{ escalated_at: 'internal', claimed_by: 'other-person', claimed_since: 'internal' },
      ...{ claimed_until: 'internal', decided_by: 'other-person' },
    },
  },
  second_opinions: {
    ...ofPost,
    purpose: 'moderation',
    key: ['post_id'],
    exported: [],
    withheld: {
      ...{ post_id: 'internal', moderator_id: 'other-person', reasons: 'internal' },
      ...{ note: 'internal', at: 'internal' },
    },
  },
  review_claims: {
    ...ofPost,
    retention: 'minutes',
    key: ['post_id'],
    exported: [],
    withheld: {
      ...{ post_id: 'internal', person_id: 'other-person', since: 'internal', until: 'internal' },
    },
  },
  review_decisions: {
    ...content,
    owner: null,
    of: 'staff',
    purpose: 'administration',
    basis: 'employment',
    retention: 'audit',
    erasure: 'keep-id',
    key: ['id'],
    exported: [],
    withheld: {
      ...{ id: 'internal', subject_kind: 'internal', subject_id: 'internal' },
      ...{ moderator_id: 'other-person', first_moderator_id: 'other-person' },
      ...{ action: 'internal', format: 'internal', revision: 'internal', reasons: 'internal' },
      ...{ at: 'internal', undo_until: 'internal', undone_at: 'internal', restore: 'internal' },
    },
  },
  publication_deliveries: {
    ...content,
    owner: null,
    of: 'company',
    retention: 'days',
    erasure: 'keep-id',
    key: ['id'],
    exported: [],
    withheld: {
      ...{ id: 'internal', post_id: 'internal', kind: 'internal', revision: 'internal' },
      ...{ state: 'internal', failure: 'internal', status: 'internal', code: 'internal' },
      ...{ message: 'internal', url: 'internal', attempts: 'internal', created_at: 'internal' },
      ...{ waiting_since: 'internal', next_attempt_at: 'internal', reserved_until: 'internal' },
      settled_at: 'internal',
    },
  },
  pictures: {
    ...content,
    owner: { column: 'owner_id' },
    erasure: 'delete',
    key: ['id'],
    exported: ['id', 'name', 'format', 'width', 'height', 'bytes', 'created_at'],
    withheld: { owner_id: 'internal' },
  },
  videos: {
    ...content,
    owner: { column: 'owner_id' },
    erasure: 'delete',
    key: ['id'],
    exported: [
      ...['id', 'name', 'bytes', 'poster_id', 'width', 'height', 'duration_ms', 'has_sound'],
      ...['created_at', 'finished_at'],
    ],
    withheld: {
      owner_id: 'internal',
      expires_at: 'internal',
      cleaning_version: 'internal',
      cleaning_until: 'internal',
    },
  },
  engagement_days: {
    ...content,
    purpose: 'payment',
    owner: { column: 'creator_id' },
    erasure: 'cascade',
    key: ['day', 'post_id'],
    exported: ['post_id', 'day', 'views', 'impressions', 'likes', 'shares', 'comments'],
    withheld: { creator_id: 'internal' },
  },
  sources: {
    ...content,
    purpose: 'administration',
    owner: { column: 'creator_id' },
    erasure: 'not-concerned',
    key: ['id'],
    exported: [
      ...['id', 'key', 'name', 'language', 'home_url', 'feed_url', 'converted_at', 'created_at'],
    ],
    withheld: {
      ...{ revision: 'internal', account_id: 'other-person', creator_id: 'internal' },
      ...{ crawling: 'internal', updated_at: 'internal' },
    },
  },
  crawled_posts: {
    ...content,
    owner: { column: 'creator_id' },
    erasure: 'delete',
    key: ['id'],
    exported: [
      ...['id', 'url', 'format', 'title', 'html', 'language', 'image_url', 'published_at'],
      'converted',
    ],
    withheld: {
      ...{ source_id: 'internal', creator_id: 'internal', title_search: 'internal' },
      ...{ excerpt: 'internal', created_at: 'internal' },
    },
  },
} satisfies PersonalTables;
