import type { StoredVersionKind } from '#domain/post/post-versions.ts';
import type { Time } from './columns.ts';
import type { PostsTable } from './posts-table.ts';

type Content =
  | 'title'
  | 'html'
  | 'language'
  | 'genre'
  | 'sub_genre'
  | 'locations'
  | 'hashtags'
  | 'pictures'
  | 'image_kind'
  | 'video'
  | 'made_with_ai';

/** A post at one of its revisions. Rows are added and deleted, never changed. */
export type PostVersionTable = Pick<PostsTable, Content> & {
  post_id: string;
  revision: number;
  kind: StoredVersionKind;
  /** When it was written. */
  at: Time;
  kept_at: Time;
};
