type Failure = { code?: unknown; message?: unknown; errors?: unknown[] };

/**
 * PostgreSQL's codes for temporary unavailability: connection (08), resources (53), operator
 * intervention (57, including shutdown and startup), lock timeout, deadlock, serialization failure.
 */
const unavailableCodes = /^(08|53|57)...$|^55P03$|^40P01$|^40001$/;
/** A standby or a former primary: it accepts connections and refuses to write. */
const readOnlyCode = '25006';
/** The server ends the session after any of these. */
const sessionEndCodes = /^(08...|57P0[1-5]|25P0[34])$/;
const socketErrorCodes = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
/** pg, its pool and Kysely report these without a code. */
const connectionErrorPattern =
  /Connection terminated|Client has encountered a connection error|Client was closed|connection has been discarded|^timeout expired$/i;
const closedPoolPattern =
  /PGlite is closed|driver has already been destroyed|Cannot use a pool after calling end|timeout exceeded when trying to connect/i;

/**
 * Whether the connection is unusable after this failure, so that the next query needs a new one. A
 * read-only server counts, because the host name may now lead to another server.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Failure;
  return (
    sessionEndCodes.test(String(code)) ||
    code === readOnlyCode ||
    socketErrorCodes.includes(String(code)) ||
    connectionErrorPattern.test(String(message))
  );
}

/**
 * Whether the database is temporarily unavailable, so that the same request may succeed later.
 * After a commit the result is then unknown; the idempotency key makes a retry safe. A host with
 * several addresses reports each failure in `errors`.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, errors = [] } = (error ?? {}) as Failure;
  return (
    isConnectionLost(error) ||
    unavailableCodes.test(String(code)) ||
    closedPoolPattern.test(String(message)) ||
    (Array.isArray(errors) && errors.some(isDatabaseUnavailable))
  );
}

/** Whether a unique index refused a row. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === '23505';
