import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { build } from 'vite';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { root } from '../../scripts/child-process.ts';
import { sessionCookie } from '../operation-handler.ts';
import { plainOptions } from '../scenario-page/play-options.ts';
import { giveCookies } from '../scenario-page/scenario-routes.ts';
import { type Acting, begin } from '../scenario-session.ts';
import { approved } from '../scenarios/journeys/approved.ts';
import { firstFile, firstLanguage } from './first-page.ts';
import { parseRecording } from './recording-schema.ts';
import { createReplay, replayScenario } from './replay-session.ts';
import type { SentReports } from './sent-reports.ts';

/** What a browser that replays loads before the portal. */
const replayScript = '/scenarios/replay/script.js';

/**
 * `POST /scenarios/replay` has this browser replay a recording; the body is its file. Reports that
 * were sent to this mock can be saved as such files.
 */
export function addReplay(
  app: FastifyInstance,
  played: Map<string, Acting>,
  sent: SentReports,
): void {
  app.post('/scenarios/replay', async (request, reply) => startReplay(request, reply, played));
  app.get<{ Params: { id: string } }>('/scenarios/reports/:id.json', async (request, reply) => {
    const report = sent.find(request.params.id);
    if (!report) return reply.code(404).send({ error: 'There is no such report.' });
    return reply
      .header('content-disposition', `attachment; filename="problem-report-${report.id}.json"`)
      .send(report);
  });
  app.get('/scenarios/replay', async (request, reply) => restartReplay(request, reply, played));
  app.get(replayScript, async (request, reply) => {
    const recording = replayOf(request, played)?.recording;
    if (!recording) return reply.code(404).send({ error: 'No report is replayed.' });
    return reply.type('text/javascript').send(await replayProgram(recording));
  });
  addReplayScript(app, played);
}

async function startReplay(
  request: FastifyRequest,
  reply: FastifyReply,
  played: Map<string, Acting>,
) {
  const { delays } = request.query as { delays?: string };
  let recording: Recording;
  try {
    recording = parseRecording(String(request.body ?? ''));
  } catch (error) {
    return reply.code(422).send({ error: (error as Error).message });
  }
  const scenario = replayScenario(recording, approved);
  const session = randomUUID();
  const options = { ...plainOptions, theme: recording.theme };
  played.set(session, {
    ...begin(scenario, options),
    replay: createReplay(recording, delays !== undefined),
  });
  giveCookies(reply, session, scenario, plainOptions);
  reply.header('clear-site-data', '"storage"');
  return { start: scenario.start };
}

/** Plays the recording of this browser from its beginning. */
function restartReplay(request: FastifyRequest, reply: FastifyReply, played: Map<string, Acting>) {
  const session = request.cookies[sessionCookie] ?? '';
  const acting = played.get(session);
  if (!acting?.replay) return reply.redirect('/scenarios');
  giveCookies(reply, session, acting.scenario, plainOptions);
  return reply.header('clear-site-data', '"storage"').redirect(acting.scenario.start);
}

/** The page loads the replay before its own scripts. */
function addReplayScript(app: FastifyInstance, played: Map<string, Acting>): void {
  app.addHook('onRequest', async (request, reply) => {
    const replay = replayOf(request, played);
    const isPage = request.headers.accept?.includes('text/html');
    if (!replay || !isPage || /^\/(scenarios|docs\/api)(\/|\?|$)/.test(request.url)) return;
    // Each page that loads begins with the first replies.
    replay.used.clear();
    const { theme } = replay.recording;
    const language = firstLanguage(replay.recording);
    const html = readFileSync(`${root}dist/${firstFile(replay.recording)}`, 'utf8')
      .replace('<html', `<html class="${theme}"`)
      .replace('<head>', `<head><script src="${replayScript}"></script>`)
      .replace(/lang="[a-z-]*"/, /^[a-z]{2,3}$/.test(language) ? `lang="${language}"` : '$&');
    await reply.type('text/html').send(html);
  });
}

const replayOf = (request: FastifyRequest, played: Map<string, Acting>) =>
  played.get(request.cookies[sessionCookie] ?? '')?.replay;

let program: Promise<string> | undefined;

/** The script of the replay with its recording. */
async function replayProgram(recording: Recording): Promise<string> {
  program ??= bundleScript();
  const data = JSON.stringify(recording).replaceAll('<', '\\u003c');
  return `globalThis.recordingToReplay = ${data};\n${await program}`;
}

async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${root}mocks/replay/page/replay-page.ts`,
        formats: ['iife'],
        name: 'replay',
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The replay script was not built.');
  return result.output[0].code;
}
