import type { ColumnType, Generated } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { ImageKind, PostFormat } from '#domain/post/post-formats.ts';
import type { PostLive, PostState } from '#domain/post/post-states.ts';
import type { Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';
import type { PictureRecord, VideoRecord } from './media-records.ts';
import type { PostRejectionRecord, PostRestrictionRecord } from './review-records.ts';

/**
 * A post as it was handed over. What is optional is missing in what was published before it was
 * kept.
 */
export type PublishedVersion = {
  title: string;
  html: string;
  revision: number;
  excerpt?: string;
  cover?: PictureRecord | null;
  pictures?: PictureRecord[];
  video?: VideoRecord | null;
  imageKind?: ImageKind | null;
  madeWithAi?: boolean | null;
  /** Shown behind a warning. */
  sensitive: boolean;
};

export type PostsTable = {
  id: string;
  creator_id: string;
  client_id: string;
  revision: number;
  format: PostFormat;
  state: PostState;
  /** Whether readers see a version, whatever becomes of the working version. */
  live: Generated<PostLive>;
  archived: Generated<boolean>;
  title: string;
  title_search: string;
  /** The title without blanks and signs (migration 0020). */
  title_key: ColumnType<string, never, never>;
  html: string;
  /** The same of the text. */
  text_key: ColumnType<string, never, never>;
  excerpt: string;
  language: ContentLanguage | null;
  genre: string | null;
  sub_genre: string | null;
  locations: string[];
  hashtags: Json<{ id: string; title: string }[]>;
  /** For an article the pictures in its text; for other formats those that it lists. */
  pictures: Json<PictureRecord[]>;
  cover: JsonOrNull<PictureRecord>;
  image_kind: ImageKind | null;
  video: JsonOrNull<VideoRecord>;
  /** The writer's declarations about pictures and videos; null without any. */
  made_with_ai: boolean | null;
  created_at: Time;
  updated_at: Time;
  /** When its content was last saved; null for posts not edited since this column exists. */
  written_at: TimeOrNull;
  submitted_at: TimeOrNull;
  /** When its creator wants it published; null for at once, and after it was published. */
  publish_at: TimeOrNull;
  /** Until then no other process publishes it at its time; it grows with each try. */
  publish_claimed_until: TimeOrNull;
  publish_tries: Generated<number>;
  published_at: TimeOrNull;
  /** The published version; null unless `live` is PUBLISHED. */
  published: JsonOrNull<PublishedVersion>;
  /** When the publisher confirmed that it no longer shows the post; null until then. */
  withdrawn_at: TimeOrNull;
  rejection: JsonOrNull<PostRejectionRecord>;
  /** The restriction of the published version by staff; null after a new version was published. */
  restriction: JsonOrNull<PostRestrictionRecord>;
  views: Generated<number>;
  impressions: Generated<number>;
  likes: Generated<number>;
  shares: Generated<number>;
  comments: Generated<number>;
  stats_as_of: TimeOrNull;
};
