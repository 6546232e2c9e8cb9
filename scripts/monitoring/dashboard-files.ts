import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../child-process.ts';
import { type Dashboard, dashboards, type Panel } from './dashboards.ts';

/*
 * Writes the dashboards of dashboards.ts as Grafana reads them, to deploy/grafana/dashboards/.
 * `--check` writes nothing and fails when a file is out of date.
 */

const folder = `${root}deploy/grafana/dashboards`;
const datasource = { type: 'prometheus', uid: 'portal-prometheus' };
/** Grafana's grid has 24 columns; each row of panels has three. */
const [width, height, perRow] = [8, 8, 3];

type Place = { x: number; y: number; w: number; h: number };

function panelJson({ title, unit, queries }: Panel, id: number, gridPos: Place) {
  return {
    id,
    type: 'timeseries',
    title,
    datasource,
    gridPos,
    fieldConfig: { defaults: { unit, min: unit === 's' ? undefined : 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
    targets: queries.map(({ expr, legend }, at) => ({
      refId: String.fromCharCode(65 + at),
      datasource,
      expr,
      legendFormat: legend,
    })),
  };
}

function dashboardJson({ uid, title, rows }: Dashboard): object {
  const panels: object[] = [];
  let y = 0;
  for (const row of rows) {
    const heading = { x: 0, y, w: 24, h: 1 };
    panels.push({ id: panels.length + 1, type: 'row', title: row.title, gridPos: heading });
    row.panels.forEach((panel, at) => {
      const place = {
        x: (at % perRow) * width,
        y: y + 1 + Math.floor(at / perRow) * height,
        w: width,
        h: height,
      };
      panels.push(panelJson(panel, panels.length + 1, place));
    });
    y += 1 + Math.ceil(row.panels.length / perRow) * height;
  }
  const time = { from: 'now-6h', to: 'now' };
  return { uid, title, tags: ['portal'], schemaVersion: 39, refresh: '30s', time, panels };
}

mkdirSync(folder, { recursive: true });
for (const dashboard of dashboards) {
  const file = `${folder}/${dashboard.uid}.json`;
  const text = `${JSON.stringify(dashboardJson(dashboard), null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readIfPresent(file) !== text) {
    console.error(
      `deploy/grafana/dashboards/${dashboard.uid}.json is out of date. Run: npm run generate`,
    );
    process.exitCode = 1;
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
