import type { Generated } from 'kysely';
import type { Time, TimeOrNull } from './columns.ts';

/** An upload that a person began, also one that was cancelled since. */
export type VideoStartTable = {
  person_id: string;
  started_at: Time;
};

export type VideoTable = {
  id: string;
  owner_id: string;
  name: string;
  bytes: number;
  /** Drawn by the device that sent it. */
  poster_id: string | null;
  /** Null until it has arrived whole, as the next three. */
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  has_sound: boolean | null;
  created_at: Time;
  /** Until when an unfinished upload can continue. */
  expires_at: Time;
  finished_at: TimeOrNull;
  /**
   * Rules by which the stored file was cleaned of what playing does not need (`cleaningVersion`). 0
   * of one that was stored before there were any, negative of one that could not be cleaned by
   * these rules; neither is served.
   */
  cleaning_version: Generated<number>;
  /** Until when a process has it in hand to clean it. */
  cleaning_until: TimeOrNull;
};
