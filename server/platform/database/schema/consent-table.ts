import type { ColumnType } from 'kysely';
import type { ConsentPurpose, ConsentScreen } from '#domain/consent/notices.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';

/** An act of a person: they agreed, or withdrew. Rows are never changed. */
export type ConsentTable = {
  id: string;
  person_id: string;
  purpose: ConsentPurpose;
  action: 'given' | 'withdrawn';
  /** Of the text that was shown; null where the client did not name it. */
  version: string | null;
  language: InterfaceLanguage | null;
  screen: ConsentScreen;
  /** What exactly: a topic of messages, an agency. */
  detail: string | null;
  /** The clock of the database. */
  at: ColumnType<Date, never, never>;
  /** The order of the acts: several may have the same time. Comes as text: an int8. */
  number: ColumnType<string | number, never, never>;
};
