import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { findScenario } from '#mocks/scenario-catalogue.ts';
import { scenariosOfWaits, waitsWithoutScenario } from '#mocks/scenario-page/scenario-waits.ts';
import { stateNodes } from '../../../scripts/charts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts/load-charts.ts';

/** The delays of the charts that people see, and the periods among the limits. */
async function waits(): Promise<string[]> {
  const charts = (await loadCharts()).filter(({ kind }) => kind !== 'lifecycle');
  const delays = charts.flatMap(({ name, machine }) =>
    stateNodes(machine).flatMap(({ after }) => after.map(({ delay }) => `${name}.${delay}`)),
  );
  const periods = Object.keys(limits).filter((name) =>
    /(Seconds|Minutes|Days|Hours)(Min|Max)?$|Per(Hour|Day|Week)$/.test(name),
  );
  return [...new Set([...delays, ...periods, 'requestTimeout'])];
}

it('every wait and time-out has a scenario, or a reason why not', async () => {
  const named = [...Object.keys(scenariosOfWaits), ...Object.keys(waitsWithoutScenario)];
  expect(named.sort()).toEqual((await waits()).sort());
});

it('the scenarios of waits exist', () => {
  const missing = Object.values(scenariosOfWaits).filter((name) => !findScenario(name));
  expect(missing).toEqual([]);
});
