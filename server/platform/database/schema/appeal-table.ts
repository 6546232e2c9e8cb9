import type { Generated } from 'kysely';
import type {
  AppealableAction,
  AppealReason,
  AppealResult,
  AppealState,
} from '#domain/appeals/appeal-states.ts';
import type { ImageKind } from '#domain/post/post-formats.ts';
import type { Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';
import type { PictureRecord, VideoRecord } from './media-records.ts';

/** What was decided on. */
export type AppealedContent = {
  title: string;
  html: string;
  pictures: PictureRecord[];
  imageKind: ImageKind | null;
  video: VideoRecord | null;
};

export type AppealPictureRecord = Omit<PictureRecord, 'caption' | 'alt'>;

/** The appeal of one decision on a post, or of the block of an account. */
export type AppealTable = {
  id: string;
  /** Its reference number is made of it. */
  number: Generated<string>;
  /** Null for the block of an account. */
  post_id: string | null;
  /** Who wrote the post, or whose account is blocked. */
  person_id: string;
  /** The event of the post or of the account, of which the next columns are a copy. */
  decision_id: string;
  action: AppealableAction;
  revision: number | null;
  reasons: AppealReason[];
  note: string | null;
  decision_at: Time;
  /** Who decided. */
  moderator_id: string;
  /** Who gave the first of two opinions. */
  first_moderator_id: string | null;
  /** Null where that version is not kept. */
  content: JsonOrNull<AppealedContent>;
  /** The creator or their agency. */
  sent_by: string;
  text: string;
  pictures: Json<AppealPictureRecord[]>;
  created_at: Time;
  acknowledge_by: Time;
  acknowledged_at: Time;
  due_at: Time;
  /** When administrators were notified that little or no time is left. */
  escalated_at: TimeOrNull;
  claimed_by: Generated<string | null>;
  claimed_since: TimeOrNull;
  claimed_until: TimeOrNull;
  state: Generated<AppealState>;
  decided_by: Generated<string | null>;
  decided_at: TimeOrNull;
  answer: Generated<string | null>;
  result: Generated<AppealResult | null>;
};
