import type { Scenario } from './scenario.ts';

/**
 * The page at `/scenarios`: one link per scenario, by group, the one being played marked. It is for
 * QA, in English.
 */
export function pickerPage(scenarios: Scenario[], current: string | undefined): string {
  const groups = Map.groupBy(scenarios, ({ group }) => group);
  const sections = [...groups].map(([group, members]) => {
    const items = members.map((scenario) => itemOf(scenario, scenario.name === current));
    return `<h2>${escaped(group)}</h2>\n<ul>${items.join('\n')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenarios</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-inline-size: 40rem; padding: 1rem; }
  ul { display: grid; gap: .75rem; list-style: none; padding: 0; }
  a {
    border: 1px solid; border-radius: .75rem; color: inherit; display: grid; gap: .25rem;
    padding: 1rem; text-decoration: none;
  }
  a:hover, a:focus-visible { outline: 3px solid Highlight; }
  a[aria-current] { border-width: 3px; }
</style>
</head>
<body>
<h1>Scenarios</h1>
<p>Choose a situation; the portal opens in it. Come back here to choose another. Each browser plays
its own.</p>
${sections.join('\n')}
</body>
</html>`;
}

function itemOf({ name, title, description }: Scenario, isPlayed: boolean): string {
  const current = isPlayed ? ' aria-current="true"' : '';
  return `<li><a href="/scenarios/${name}"${current}><strong>${escaped(title)}</strong>
      <code>${name}</code><span>${escaped(description)}</span></a></li>`;
}

/** A replacement for every picture: a plain landscape in the requested proportions. */
export function placeholderPicture(path: string): string {
  const [, width = '800', height = '0'] = /\/(\d+)x(\d+)_/.exec(path) ?? [];
  const high = Number(height) || Math.round(Number(width) * 0.5625);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}"
viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice">
<rect width="16" height="9" fill="#cfe3ee"/><circle cx="12.5" cy="2.4" r="1.1" fill="#f2c14e"/>
<path d="M0 9 5 3.5 9 8l2.5-2.5L16 9z" fill="#5b8c6e"/></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
