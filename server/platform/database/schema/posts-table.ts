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
  /** What is left of the title without blanks and signs (migration 0020). */
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
  /** Of an article those in its text; of other formats those that it lists. */
  pictures: Json<PictureRecord[]>;
  cover: JsonOrNull<PictureRecord>;
  image_kind: ImageKind | null;
  video: JsonOrNull<VideoRecord>;
  /** What the writer says of pictures and videos; null where nothing was said. */
  made_with_ai: boolean | null;
  created_at: Time;
  updated_at: Time;
  /**
   * When its content was saved last; null of posts that nobody has written on since this is noted.
   */
  written_at: TimeOrNull;
  submitted_at: TimeOrNull;
  published_at: TimeOrNull;
  /** What readers see; null unless `live` is PUBLISHED. */
  published: JsonOrNull<PublishedVersion>;
  /** When the publisher confirmed that it shows the post no more; null until then. */
  withdrawn_at: TimeOrNull;
  rejection: JsonOrNull<PostRejectionRecord>;
  /** What staff did to what readers see; null once a version was handed over after it. */
  restriction: JsonOrNull<PostRestrictionRecord>;
  views: Generated<number>;
  impressions: Generated<number>;
  likes: Generated<number>;
  shares: Generated<number>;
  comments: Generated<number>;
  stats_as_of: TimeOrNull;
};
