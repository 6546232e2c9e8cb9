import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { escapeText } from '#domain/post/html-text.ts';
import { writtenDay } from '#server/platform/texts/indian-time.ts';
import { dataFileName, type RowCounts } from './data-files.ts';
import { ownPage } from './own-page.ts';
import { type OwnTexts, ownTexts } from './own-texts.ts';
import type { ExportedTable } from './table-labels.ts';

type Overview = {
  language: InterfaceLanguage;
  name: string;
  now: Date;
  counts: RowCounts;
  /** Names of the pages with posts. */
  posts: readonly string[];
  leftOut: readonly string[];
};

/** The first page of the file: what is in it, in the person's language. */
export function indexPage({ language, name, now, counts, posts, leftOut }: Overview): string {
  const texts = ownTexts(language);
  const date = writtenDay(language, now);
  const body = [
    paragraph(texts.lead.replace('{name}', name).replace('{date}', date)),
    heading(texts.posts),
    links(posts),
    heading(texts.media),
    paragraph(texts.mediaHint),
    counts.get('invoices') ? paragraph(texts.invoices) : '',
    counts.get('confidential_files') ? paragraph(texts.documents) : '',
    leftOut.length > 0 ? paragraph(texts.leftOut) : '',
    heading(texts.allData),
    paragraph(texts.allDataHint),
    table(texts, counts),
    heading(texts.withheld),
    paragraph(texts.withheldHint),
  ].join('\n');
  return ownPage(language, texts.title, body);
}

const heading = (text: string) => `<h2>${escapeText(text)}</h2>`;
const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;

const links = (names: readonly string[]) =>
  `<p>${names
    .map((name, place) => `<a href="${name}" aria-label="${name}">${place + 1}</a>`)
    .join(' ')}</p>`;

function table({ tables, allData, rows }: OwnTexts, counts: RowCounts): string {
  const lines = Object.entries(tables).map(([name, label]) => {
    const link = `<a href="${dataFileName(name as ExportedTable)}">${escapeText(label)}</a>`;
    return `<tr><td>${link}</td><td>${counts.get(name as ExportedTable) ?? 0}</td></tr>`;
  });
  return [
    `<table><thead><tr><th scope="col">${escapeText(allData)}</th>`,
    `<th scope="col">${escapeText(rows)}</th></tr></thead>`,
    `<tbody>${lines.join('\n')}</tbody></table>`,
  ].join('\n');
}
