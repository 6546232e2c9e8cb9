import type { ColumnType, JSONColumnType } from 'kysely';

export type Time = ColumnType<Date, Date, Date>;
export type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Json<T extends object | null> = JSONColumnType<T, string, string>;
export type JsonOrNull<T extends object> = ColumnType<
  T | null,
  string | null | undefined,
  string | null
>;
