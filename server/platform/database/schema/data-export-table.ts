import type { Generated } from 'kysely';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Time, TimeOrNull } from './columns.ts';

/** A file with the own data of a person, from the request until it has expired. */
export type DataExportTable = {
  id: string;
  person_id: string;
  /** `replaced`: a newer file took its place. */
  state: 'waiting' | 'ready' | 'failed' | 'replaced';
  language: InterfaceLanguage;
  requested_at: Time;
  /** Until then one process prepares it; no other begins before. */
  claimed_until: TimeOrNull;
  /** How often a process has started to prepare it. */
  tries: Generated<number>;
  /**
   * How often it failed. A claim counts until it ends in another way, so that a process that dies
   * with it has failed.
   */
  failures: Generated<number>;
  /** The key of the file, encrypted for this export, base64; null until it is ready. */
  sealed_key: Generated<string | null>;
  /** Of the decrypted file; while it is prepared, the room kept for it. Comes as text: an int8. */
  bytes: Generated<string | number | null>;
  /** Pictures, videos and documents that are too large for the file, or missing. */
  files_left_out: Generated<number>;
  ready_at: TimeOrNull;
  /** The row and its file are deleted then. */
  expires_at: Time;
};
