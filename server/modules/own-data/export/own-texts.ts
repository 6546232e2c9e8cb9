import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';
import { type ExportedTable, exportLabels } from './table-labels.ts';

/** The words of the pages in the file. */
export type OwnTexts = {
  title: string;
  /** `{name}` has their data, as of `{date}`. */
  lead: string;
  posts: string;
  back: string;
  allData: string;
  allDataHint: string;
  rows: string;
  media: string;
  mediaHint: string;
  invoices: string;
  documents: string;
  leftOut: string;
  withheld: string;
  withheldHint: string;
  tables: Record<ExportedTable, string>;
};

const words = [
  'title',
  'lead',
  'posts',
  'back',
  'allData',
  'allDataHint',
  'rows',
  'media',
  'mediaHint',
  'invoices',
  'documents',
  'leftOut',
  'withheld',
  'withheldHint',
] as const;

export const ownTexts = (language: InterfaceLanguage): OwnTexts => ({
  ...(Object.fromEntries(
    words.map((word) => [word, serverText(language, `own-data.${word}`)]),
  ) as Record<(typeof words)[number], string>),
  tables: exportLabels(language),
});
