import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { transformWithOxc } from 'vite';
import { readContract } from '../../scripts/contract/contract-document.ts';
import { readPanelData } from '../../scripts/storybook/read-panel-data.ts';
import { scenarioLinks } from '../../scripts/storybook/related-scenarios.ts';
import { sessionCookie } from '../operation-handler.ts';
import type { SentReports } from '../replay/sent-reports.ts';
import type { Scenario } from '../scenario.ts';
import { findScenario, scenarios } from '../scenario-catalogue.ts';
import { type Acting, begin, onNetwork } from '../scenario-session.ts';
import {
  conditionsQuery,
  type NetworkConditions,
  optionsQuery,
  type PlayOptions,
} from './play-options.ts';
import { framePage, scenarioPage } from './scenario-page.ts';
import { tagsOf } from './scenario-tags.ts';

const hintCookies = ['nextScreen', 'newUser', 'region', 'language'];
const html = 'text/html; charset=utf-8';

/**
 * `/scenarios`, the links that open a scenario, and the network of the one being played. `played`
 * has what each browser plays, by its session.
 */
export function addScenarioPage(
  app: FastifyInstance,
  played: Map<string, Acting>,
  sent: SentReports,
): void {
  const contract = readContract();
  const data = readPanelData();
  const listed = scenarios.map((scenario) => ({
    scenario,
    tags: tagsOf(contract, scenario),
    links: scenarioLinks(data, scenario.name),
  }));

  app.get('/scenarios', async (request, reply) => {
    const acting = played.get(request.cookies[sessionCookie] ?? '');
    const playing = acting && { scenario: acting.scenario, network: acting.options };
    return reply.type(html).send(scenarioPage(listed, playing, sent.list()));
  });

  app.get('/scenarios/page.js', async (_request, reply) =>
    reply.type('text/javascript').send(await pageScript()),
  );

  app.get<{ Params: { chart: string } }>('/scenarios/charts/:chart.md', async (request, reply) => {
    const { chart } = request.params;
    if (!Object.hasOwn(data.charts, chart))
      return reply.code(404).send({ error: `There is no chart '${chart}'.` });
    const page = new URL(`../../docs/statecharts/${chart}.md`, import.meta.url);
    return reply.type('text/plain; charset=utf-8').send(readFileSync(page, 'utf8'));
  });

  app.get<{ Querystring: NetworkConditions }>(
    '/scenarios/network',
    { schema: { querystring: conditionsQuery } },
    async (request, reply) => {
      const session = request.cookies[sessionCookie] ?? '';
      const acting = played.get(session);
      if (acting) played.set(session, onNetwork(acting, request.query));
      return reply.redirect('/scenarios');
    },
  );

  app.get<{ Params: { name: string }; Querystring: PlayOptions & { go?: string } }>(
    '/scenarios/:name',
    { schema: { querystring: optionsQuery } },
    async (request, reply) => {
      const scenario = findScenario(request.params.name);
      if (!scenario)
        return reply.code(404).send({ error: `There is no scenario '${request.params.name}'.` });
      const { go, ...options } = request.query;
      const session = randomUUID();
      played.set(session, begin(scenario, options));
      giveCookies(reply, session, scenario, options);
      // Removes what another scenario has left on the device, except cookies.
      reply.header('clear-site-data', '"storage"');
      const start = localPath(go) ?? scenario.start;
      if (options.width === 0) return reply.redirect(start);
      return reply.type(html).send(framePage(scenario, start, options.width));
    },
  );
}

async function pageScript(): Promise<string> {
  const file = fileURLToPath(new URL('./scenario-page-script.ts', import.meta.url));
  return (await transformWithOxc(readFileSync(file, 'utf8'), file)).code;
}

/** Has the browser play a scenario from its beginning: the cookies of its session and hints. */
export function giveCookies(
  reply: FastifyReply,
  session: string,
  scenario: Scenario,
  { language }: PlayOptions,
): void {
  reply.setCookie(sessionCookie, session, { path: '/', httpOnly: true, sameSite: 'lax' });
  for (const name of hintCookies) reply.clearCookie(name, { path: '/' });
  const cookies = { ...scenario.cookies, ...(language === 'own' ? {} : { language }) };
  for (const [name, value] of Object.entries(cookies)) reply.setCookie(name, value, { path: '/' });
}

/** Only paths of this mock are allowed, never another host (`//elsewhere`). */
function localPath(go: string | undefined): string | undefined {
  return go?.startsWith('/') && !/^\/[/\\]/.test(go) ? go : undefined;
}
