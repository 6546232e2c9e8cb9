import type { Severity } from './change.ts';
import type { ChangeGroup } from './contract-changes.ts';

const headings: Record<Severity, string> = {
  breaking: 'Breaking',
  deprecating: 'Deprecated',
  compatible: 'Not breaking',
};
const severities: Severity[] = ['breaking', 'deprecating', 'compatible'];

/** How a report marks headings: for a terminal, or as Markdown below a heading of level 2. */
export type Format = 'text' | 'markdown';

/** The changes in English: by severity, then by operation or shared schema. */
export function changeReport(groups: ChangeGroup[], format: Format): string {
  const parts = severities.flatMap((severity) => {
    const chosen = withSeverity(groups, severity);
    return chosen.length > 0 ? [reportOf(severity, chosen, format)] : [];
  });
  return parts.length > 0 ? parts.join('\n\n') : 'Nothing has changed for callers.';
}

/** How many changes have this severity. */
export function countOf(groups: ChangeGroup[], severity: Severity): number {
  return withSeverity(groups, severity).flatMap(({ changes }) => changes).length;
}

function withSeverity(groups: ChangeGroup[], severity: Severity): ChangeGroup[] {
  return groups
    .map((group) => ({
      ...group,
      changes: group.changes.filter((change) => change.severity === severity),
    }))
    .filter(({ changes }) => changes.length > 0);
}

function reportOf(severity: Severity, groups: ChangeGroup[], format: Format): string {
  const isMarkdown = format === 'markdown';
  const count = groups.flatMap(({ changes }) => changes).length;
  const added = groups.filter(({ isNew }) => isNew);
  const changed = groups.filter(({ isNew }) => !isNew);
  const names = added.map(({ title }) => (isMarkdown ? `\`${title}\`` : title));
  const parts = [
    `${isMarkdown ? '### ' : ''}${headings[severity]} (${count})`,
    ...(added.length > 0 ? [wrapped(`New operations: ${names.join(', ')}.`, '')] : []),
    ...changed.map((group) => groupText(group, isMarkdown)),
  ];
  return parts.join('\n\n');
}

function groupText({ title, detail, changes }: ChangeGroup, isMarkdown: boolean): string {
  const heading = wrapped(isMarkdown ? `**${title}** (${detail})` : `${title} (${detail})`, '');
  const items = changes.map(({ text }) => wrapped(`- ${capitalised(text)}.`, '  '));
  return [heading, isMarkdown ? `\n${items.join('\n')}` : items.join('\n')].join('\n');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Breaks a line at spaces after 100 characters at most; `indent` starts each further line. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && `${line} ${word}`.length > 100) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
