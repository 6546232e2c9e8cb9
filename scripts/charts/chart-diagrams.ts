import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { readPanelData } from '../storybook/read-panel-data.ts';
import { chartLinks, readTests } from './chart-links.ts';
import { stateNodes } from './chart-nodes.ts';
import { type Chart, loadCharts } from './load-charts.ts';
import { transitionLabel } from './transition-label.ts';

/*
 * Draws every chart into docs/statecharts/<chart>.md: a Mermaid diagram, a table of its states,
 * and links to its stories, scenarios and tests.
 * `--check` writes nothing and fails when a drawing is out of date.
 */

const folder = new URL('../../docs/statecharts/', import.meta.url);

/** The whole page of one chart, in Markdown. */
export function statechartPage(chart: Chart, links = ''): string {
  const { machine } = chart;
  const description = machine.root.description ? `${machine.root.description}\n\n` : '';
  return `# ${machine.id}

Drawn from \`${chart.file}\` by \`npm run generate\`; edit the chart, not this page.

${description}\`\`\`mermaid
stateDiagram-v2
${drawRoot(machine.root).join('\n')}
\`\`\`
${fromAnywhere(machine.root)}
| state | what is seen | tags |
|---|---|---|
${stateNodes(machine).map(tableRow).join('\n')}
${links}`;
}

/** The page that lists all charts. */
export function indexPage(charts: Chart[]): string {
  const rows = charts.map(
    ({ name, kind, machine }) =>
      `| [${machine.id}](${name}.md) | ${kind} | ${cell(machine.root.description)} |`,
  );
  return `# Statecharts

Drawn from \`machines/\` by \`npm run generate\`.

| chart | kind | what it is |
|---|---|---|
${rows.join('\n')}
`;
}

/** Mermaid separates regions only inside a state, so a chart of regions is drawn as one state. */
function drawRoot(root: AnyStateNode): string[] {
  if (root.type !== 'parallel') return drawNode(root, 1);
  return [`  state "${root.key}" as ${mermaidId(root)} {`, ...drawNode(root, 2), '  }'];
}

/** The events that a chart handles in every state, which a diagram cannot show. */
function fromAnywhere(root: AnyStateNode): string {
  const lines = ([...root.transitions.values()].flat() as AnyTransitionDefinition[]).flatMap(
    (transition) =>
      (transition.target ?? []).map(
        (target: AnyStateNode) => `- ${transitionLabel(transition)} → ${target.path.join('.')}`,
      ),
  );
  return lines.length > 0 ? `\nFrom anywhere:\n\n${lines.join('\n')}\n` : '';
}

function drawNode(node: AnyStateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  const start = node.type === 'compound' ? initialLine(node, pad) : [];
  const drawn = children.flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${pad}--`] : []),
    ...drawChild(child, depth),
  ]);
  return [...start, ...drawn, ...children.flatMap((child) => transitionLines(child, pad))];
}

function initialLine(node: AnyStateNode, pad: string): string[] {
  return (node.initial?.target ?? []).map(
    (target: AnyStateNode) => `${pad}[*] --> ${mermaidId(target)}`,
  );
}

function drawChild(child: AnyStateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const head = `${pad}state "${child.key}" as ${mermaidId(child)}`;
  if (Object.keys(child.states).length === 0) {
    return child.type === 'final' ? [head, `${pad}${mermaidId(child)} --> [*]`] : [head];
  }
  return [`${head} {`, ...drawNode(child, depth + 1), `${pad}}`];
}

function transitionLines(node: AnyStateNode, pad: string): string[] {
  const transitions: AnyTransitionDefinition[] = [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ];
  return transitions.flatMap((transition) =>
    (transition.target ?? []).map(
      (target: AnyStateNode) =>
        `${pad}${mermaidId(node)} --> ${mermaidId(target)}: ${transitionLabel(transition)}`,
    ),
  );
}

function mermaidId(node: AnyStateNode): string {
  return node.path.join('_') || node.key;
}

function tableRow(node: AnyStateNode): string {
  return `| ${node.path.join('.')} | ${cell(node.description)} | ${node.tags.join(', ')} |`;
}

function cell(text: string | undefined): string {
  return (text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** The expected files of docs/statecharts: name to text. */
export async function statechartPages(): Promise<Map<string, string>> {
  const charts = await loadCharts();
  const data = readPanelData();
  const tests = readTests();
  const pages = new Map(
    charts.map((chart) => [
      `${chart.name}.md`,
      statechartPage(chart, chartLinks(chart, data, tests)),
    ]),
  );
  return pages.set('README.md', indexPage(charts));
}

function presentPages(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => name.endsWith('.md'));
}

/** Names of the pages that differ from what the code says, missing and surplus ones included. */
function outdated(pages: Map<string, string>): string[] {
  const surplus = presentPages().filter((name) => !pages.has(name));
  const present = new Set(presentPages());
  const changed = [...pages].filter(
    ([name, text]) => !present.has(name) || readFileSync(new URL(name, folder), 'utf8') !== text,
  );
  return [...surplus, ...changed.map(([name]) => name)];
}

function write(pages: Map<string, string>): void {
  for (const name of presentPages().filter((present) => !pages.has(present)))
    rmSync(new URL(name, folder));
  for (const [name, text] of pages) writeFileSync(new URL(name, folder), text);
  console.log(`${pages.size} pages in ${fileURLToPath(folder)}`);
}

if (import.meta.main) {
  const pages = await statechartPages();
  if (process.argv.includes('--check')) {
    const names = outdated(pages);
    if (names.length > 0) {
      const files = names.map((name) => `docs/statecharts/${name}`).join(', ');
      console.error(`Out of date: ${files}. Run: npm run generate`);
      process.exitCode = 1;
    }
  } else {
    write(pages);
  }
}
