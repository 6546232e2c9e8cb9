import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorizationUrl, providerOrigins } from '#domain/auth/authorization-url.ts';
import {
  formVisitCookie,
  formVisitValue,
  parseProvider,
  unavailableUrl,
} from '#domain/auth/form-visit.ts';
import { type SocialProvider, sandboxClientId } from '#domain/auth/provider-visit.ts';
import { interfaceLanguages } from '#domain/language/languages.ts';
import { invitationUrl, parseInvitation } from '#domain/navigation/invitation.ts';
import {
  providerClientId,
  providerVisitSeconds,
  readSessionCookie,
  setChosenLanguageCookie,
  setLanguageCookie,
  startProviderVisit,
} from '#server/modules/auth/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { pageLanguage } from './page-language.ts';
import { type Page, sendNotBuilt, sendPrerenderedPage } from './prerendered-pages.ts';
import { type Arrival, findArrival } from './signed-in-arrival.ts';

/** A form of the page has one short value. */
const maxFormBytes = 1024;
const formType = 'application/x-www-form-urlencoded';

/**
 * The landing page, which works without scripts: who is signed in is sent on, and its forms begin a
 * sign-in at a provider and change the language.
 */
export async function addLandingPage(
  app: FastifyInstance,
  pages: Map<string, Page>,
  deps: Deps,
): Promise<void> {
  await app.register(async (forms) => {
    // The sandbox has one for its own pages.
    if (forms.hasContentTypeParser(formType)) forms.removeContentTypeParser(formType);
    forms.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post('/login', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const provider = parseProvider(form.get('provider'));
      if (provider) return openProvider(request, reply, provider, deps);
      const language = interfaceLanguages.find((one) => one === form.get('language'));
      if (language) {
        setLanguageCookie(request, reply, language);
        setChosenLanguageCookie(request, reply, language);
      }
      return seeOther(reply, `/login${searchOf(request)}`);
    });
  });
  app.get('/login', async (request, reply) => {
    const shell = pages.get('index.html');
    if (!shell) return sendNotBuilt(reply);
    const landing = pages.get(`login.${request.region}.${pageLanguage(request)}.html`) ?? shell;
    // A provider's reply to a person who is signed in is for the page that they came from.
    const arrival = await arrivalOf(request, reply, deps);
    if (arrival === 'landing')
      return sendPrerenderedPage(request, reply, { ...landing, formTargets: providerOrigins });
    if (arrival === 'portal' || 'state' in (request.query as object))
      return sendPrerenderedPage(request, reply, shell);
    return redirect(reply, arrival.path);
  });
  app.get('/', async (request, reply) => {
    const arrival = await arrivalOf(request, reply, deps);
    return redirect(reply, typeof arrival === 'string' ? '/login' : arrival.path);
  });
}

async function arrivalOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Arrival> {
  if (readSessionCookie(request) === undefined) return 'landing';
  try {
    return await findArrival(request, reply, deps);
  } catch (error) {
    // The portal asks again, and says what is wrong.
    request.log.warn({ err: error }, 'the session could not be read');
    return 'portal';
  }
}

const redirect = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path);

/** After a form: the browser asks for the address with a GET (RFC 9110, 15.4.4). */
const seeOther = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303);

/** The query of an address, with its question mark. */
const searchOf = ({ url }: FastifyRequest): string => /\?.*$/.exec(url)?.[0] ?? '';

/**
 * Begins a visit, and leads to the provider's page. The cookie tells the portal which visit an
 * answer is to.
 */
function openProvider(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SocialProvider,
  { config }: Deps,
): FastifyReply {
  const invitation = parseInvitation(searchOf(request));
  const returnPath = invitation ? invitationUrl(invitation) : '/login';
  const id = providerClientId(provider, config);
  if (id === null) return seeOther(reply, unavailableUrl(provider, returnPath));
  const visit = startProviderVisit(request, reply, config.codeSecret);
  reply.setCookie(formVisitCookie(visit.state), formVisitValue(provider, returnPath), {
    path: '/',
    sameSite: 'lax',
    secure: request.server.origins.isSecure,
    maxAge: providerVisitSeconds,
  });
  const url = authorizationUrl(
    {
      ...visit,
      provider,
      returnPath,
      purpose: 'sign-in',
      isSandbox: id === sandboxClientId,
    },
    id,
    request.server.origins.requestOrigin(request),
    pageLanguage(request),
  );
  return seeOther(reply, url);
}
