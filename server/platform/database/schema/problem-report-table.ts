import type { ColumnType } from 'kysely';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';

/** What a person reported. Rows are never changed. */
export type ProblemReportTable = {
  id: string;
  person_id: string;
  created_at: Date;
  /** Empty where the person wrote nothing. */
  what_happened: string;
  /** Of the text that the person agreed to. */
  consent_version: string;
  consent_language: InterfaceLanguage;
  page: string;
  language: string;
  theme: Recording['theme'];
  user_agent: string;
  /** The chart that changed last, and its state with dots between nested ones. */
  last_chart: string | null;
  last_state: string | null;
  steps: number;
  recording: ColumnType<Recording, string, never>;
};
