import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { limits } from '#domain/limits.ts';
import type { Deps } from '../platform/dependencies.ts';
import { addAdmission } from './admission/admission.ts';
import { maxBodyLimit } from './contract/body-limits.ts';
import { addJsonBodyParser } from './contract/json-bodies.ts';
import { addContractRoutes } from './contract/routes.ts';
import { createValidatorCompiler } from './contract/validators.ts';
import { answerClientError } from './errors/client-errors.ts';
import { addErrorHandling, sendProblem } from './errors/error-handler.ts';
import { operationHandlers } from './handlers.ts';
import { addMetrics } from './metrics.ts';
import { createOrigins } from './origins.ts';
import { addPortal, builtPortalFolder } from './pages/portal.ts';
import { addRequestContext } from './request-context.ts';
import { addRequestLimits, maxHeaderBytes } from './request-limits.ts';
import { addRequestTracing } from './request-tracing.ts';
import { addDateHeader, addSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addSlowBodyLimit, type BodyPace } from './slow-bodies.ts';

/** Quality 4 takes a tenth of the time of the default and loses some percent. */
const brotliOptions = { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } };

type Options = {
  sandbox?: Sandbox;
  logger?: boolean | object;
  /** The folder of the built portal; `dist` by default. */
  portal?: string;
  pace?: BodyPace;
};

/** The whole server as a Fastify instance that does not listen yet; `inject` reaches all of it. */
export async function buildApp(deps: Deps, options: Options = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    // One line for each request, written once it is answered (request-context.ts).
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendProblem,
    trustProxy: deps.config.trustedProxies,
    bodyLimit: maxBodyLimit,
    // The rate of a body is limited, not its duration: slow-bodies.ts. During shutdown admission
    // control refuses new requests (admission/), in the contract's error format.
    return503OnClosing: false,
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
    },
    clientErrorHandler: answerClientError,
  });
  addAdmission(app, deps);
  app.setValidatorCompiler(createValidatorCompiler());
  // Handlers are typed by the contract and tests hold every reply against it. The serialiser that
  // schemas would make tries out each branch of "this or null", which for a page of posts takes
  // longer than the database.
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  addJsonBodyParser(app);
  // Videos arrive in pieces of any size; their handler reads the stream.
  app.addContentTypeParser('application/offset+octet-stream', (_request, body, done) =>
    done(null, body),
  );
  await app.register(cookie);
  // Lists are read over slow lines. Pages and assets come compressed from the build.
  await app.register(compress, {
    customTypes: /^application\/json/,
    // Bodies of requests are never unpacked (contract/body-types.ts).
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    ...brotliOptions,
  });
  await app.register(multipart, {
    limits: { fileSize: limits.imageBytes, files: 1, fields: 5, parts: 6 },
  });
  addErrorHandling(app);
  app.decorate('origins', createOrigins(deps.config));
  addSecurityHeaders(app, deps.config);
  addSlowBodyLimit(app, options.pace);
  addRequestLimits(app);
  addMetrics(app, deps);
  addRequestTracing(app);
  addRequestContext(app, deps);
  if (options.sandbox) addDateHeader(app, deps);
  await addContractRoutes(app, deps, operationHandlers);
  if (options.sandbox) addSandbox(app, deps, options.sandbox);
  await addPortal(app, options.portal ?? builtPortalFolder, deps);
  return app;
}
