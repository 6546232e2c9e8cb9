import { interfaceLanguages, nativeLanguageName } from '#domain/language/languages.ts';
import { escapeText } from '#domain/post/html-text.ts';
import { addressOf, defaultStorybookUrl } from '../../scripts/storybook/addresses.ts';
import type { ScenarioLinks } from '../../scripts/storybook/related-scenarios.ts';
import type { SentReport } from '../replay/sent-reports.ts';
import type { Scenario } from '../scenario.ts';
import { frameWidths, type NetworkConditions } from './play-options.ts';
import { styles } from './scenario-page-styles.ts';
import type { ScenarioTags } from './scenario-tags.ts';

/** A scenario, what it is found by, and what else shows the same. */
export type ListedScenario = { scenario: Scenario; tags: ScenarioTags; links: ScenarioLinks };

/** Where `npm run storybook` is; `STORYBOOK_URL` says otherwise. */
const storybookUrl = addressOf(process.env.STORYBOOK_URL, defaultStorybookUrl);

/** The scenario that a browser plays and the network it plays it on. */
export type Playing = { scenario: Scenario; network: NetworkConditions } | undefined;

/**
 * The page at `/scenarios`: every scenario by group, with a search, filters, and how to open them;
 * above them, what is being played. It is for QA, in English. Without scripts the links work, and
 * open each scenario as it was written.
 */
export function scenarioPage(
  listed: ListedScenario[],
  playing: Playing,
  sent: readonly SentReport[],
): string {
  const groups = Map.groupBy(listed, ({ scenario }) => scenario.group);
  return document(
    'Scenarios',
    `<header>
<h1>Scenarios</h1>
<p>Choose a situation and the portal opens in it. Come back here to choose another. Each browser
plays its own.</p>
</header>
<main>
${playing ? playingNow(playing) : ''}
<form class="bar" role="search" data-filters hidden>
<label class="wide">Search <input name="search" type="search" autocomplete="off"
placeholder="Words, an operation, or an error code (press /)"></label>
${filter('Group', 'group', [...groups.keys()])}
${filter(
  'Area',
  'area',
  different(listed, ({ tags }) => [tags.area]),
)}
${filter(
  'Operation',
  'operation',
  different(listed, ({ tags }) => tags.operations),
)}
${filter(
  'Error code',
  'error',
  different(listed, ({ tags }) => tags.errors),
)}
<button type="reset">Clear</button>
</form>
<form class="bar" data-options hidden>
${select('Language', 'language', ['own', ...interfaceLanguages], languageName)}
${select('Theme', 'theme', ['own', 'light', 'dark'], themeName)}
${select('Width', 'width', [0, ...frameWidths].map(String), widthName)}
${networkFields({ slow: 0, errors: 0, offline: 0 })}
</form>
${replayForm}
${sent.length > 0 ? sentReports(sent) : ''}
<p role="status" data-count>${listed.length} scenarios</p>
${[...groups].map(([group, members]) => section(group, members, playing)).join('\n')}
<p data-nothing hidden>No scenario fits.
<button type="button" data-clear>Clear the filters</button></p>
</main>
<script type="module" src="/scenarios/page.js"></script>`,
  );
}

/** The file of a report, to be replayed in this browser. It needs scripts. */
const replayForm = `<form class="bar" data-replay hidden aria-labelledby="replay">
<h2 id="replay">Replay a report</h2>
<label>Report <input name="report" type="file" accept=".json,application/json" required
aria-describedby="replay-error"></label>
<label>Answers <select name="delays"><option value="">At once</option>
<option value="yes">As slow as they were</option></select></label>
<button>Replay</button>
<p id="replay-error" role="alert" data-replay-error></p>
</form>`;

/** The reports that this mock has received. "Replay" needs scripts. */
function sentReports(sent: readonly SentReport[]): string {
  const items = sent.map(({ id, sentAt, whatHappened, recording }) => {
    const address = `/scenarios/reports/${id}.json`;
    const time = sentAt.toISOString();
    const text = whatHappened || 'Without words';
    return `<li><button type="button" data-replay-sent="${address}" hidden>Replay</button>
<a href="${address}" download>Save the file</a>
<span><time datetime="${time}">${time.slice(11, 16)} UTC</time>,
<code>${escapeText(String(recording.page))}</code>: <bdi>${escapeText(text)}</bdi></span></li>`;
  });
  return `<section aria-labelledby="sent"><h2 id="sent">Reports sent to this mock</h2>
<ul class="sent">${items.join('\n')}</ul></section>`;
}

function playingNow({ scenario, network }: NonNullable<Playing>): string {
  return `<section class="playing" aria-labelledby="playing">
<h2 id="playing">Playing: ${escapeText(scenario.title)}</h2>
<form class="bar" action="/scenarios/network">
${networkFields(network)}
<button>Change the network</button>
<a href="/scenarios/${scenario.name}">Start again</a>
<a href="${escapeText(scenario.start)}">Go on</a>
</form>
</section>`;
}

function networkFields({ slow, errors, offline }: NetworkConditions): string {
  return `<label>Slower by (seconds) <input name="slow" type="number" min="0" max="30" step="any"
value="${slow}"></label>
<label>Errors (percent) <input name="errors" type="number" min="0" max="100"
value="${errors}"></label>
<label>Offline after (calls) <input name="offline" type="number" min="0" max="10000"
value="${offline}" aria-describedby="never"></label>
<small id="never">0 is never.</small>`;
}

function section(group: string, members: ListedScenario[], playing: Playing): string {
  const items = members.map((one) => item(one, one.scenario.name === playing?.scenario.name));
  const heading = `<h2>${escapeText(group)}</h2>`;
  return `<section data-group>${heading}\n<ul>${items.join('\n')}</ul></section>`;
}

function item({ scenario, tags, links }: ListedScenario, isPlayed: boolean): string {
  const { name, title, description, lookFor = [] } = scenario;
  const words = [name, title, description, scenario.group, scenario.start, ...lookFor];
  const data = {
    name,
    group: scenario.group,
    area: tags.area,
    operations: tags.operations.join(' '),
    errors: tags.errors.join('\n'),
    words: [...words, ...tags.operations, ...tags.errors, ...tags.waits].join(' ').toLowerCase(),
  };
  const attributes = Object.entries(data).map(
    ([key, value]) => `data-${key}="${escapeText(value)}"`,
  );
  const checks = lookFor.map((one) => `<li>${escapeText(one)}</li>`);
  const marks = [tags.area, ...tags.errors, ...tags.waits].map(
    (tag) => `<code>${escapeText(tag)}</code>`,
  );
  const current = isPlayed ? ' aria-current="true"' : '';
  const link = `<a href="/scenarios/${name}"${current}>${escapeText(title)}</a>`;
  return `<li ${attributes.join(' ')}>${link}
<p>${escapeText(description)}</p>
${checks.length > 0 ? `<p>Look for:</p><ul class="look">${checks.join('')}</ul>` : ''}
${relatedLinks(links)}
<p class="tags">${marks.join(' ')}
<button type="button" data-copy hidden>Copy link</button></p></li>`;
}

/** Links to the stories and the charts that call what the scenario answers. */
function relatedLinks({ stories, charts }: ScenarioLinks): string {
  const list = (name: string, links: string[]) =>
    links.length > 0 ? `<p class="tags">${name}: ${links.join(', ')}</p>` : '';
  const storyLinks = stories.map(
    ({ id, title }) =>
      `<a href="${escapeText(`${storybookUrl}/?path=/story/${id}`)}">${escapeText(title)}</a>`,
  );
  const chartLinks = charts.map((name) => `<a href="/scenarios/charts/${name}.md">${name}</a>`);
  return `${list('Stories', storyLinks)}${list('Charts', chartLinks)}`;
}

/** The portal in a frame of a width, between links to go back and to restart. */
export function framePage(scenario: Scenario, start: string, width: number): string {
  return document(
    scenario.title,
    `<header class="bar"><a href="/scenarios">All scenarios</a>
<h1>${escapeText(scenario.title)}, ${width} pixels wide</h1></header>
<main><iframe title="${escapeText(scenario.title)}" src="${escapeText(start)}" width="${width}"
height="${width < 700 ? 740 : 900}"></iframe></main>`,
  );
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>`;
}

function select(
  label: string,
  name: string,
  values: string[],
  nameOf: (value: string) => string,
): string {
  const options = values.map(
    (value) => `<option value="${escapeText(value)}">${escapeText(nameOf(value))}</option>`,
  );
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
}

/** A filter with everything that it can be narrowed down to. */
const filter = (label: string, name: string, values: string[]) =>
  select(label, name, ['', ...values], (value) => value || 'All');

const languageName = (value: string) =>
  value === 'own' ? 'Of the scenario' : nativeLanguageName(value);
const themeName = (value: string) =>
  ({ own: 'Of the device', light: 'Light', dark: 'Dark' })[value] ?? value;
const widthName = (value: string) => (value === '0' ? 'Whole window' : `${value} px`);

function different(listed: ListedScenario[], of: (one: ListedScenario) => string[]): string[] {
  return [...new Set(listed.flatMap(of))].sort();
}
