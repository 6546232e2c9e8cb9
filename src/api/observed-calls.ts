/** A call of the contract; `status` (0 without a reply) and `ms` are there when it has ended. */
export type ObservedCall = {
  operation: string;
  request: { query?: unknown; path?: unknown; body?: unknown };
  startedAt: number;
  status?: number;
  reply?: unknown;
};
/** What ends a call: its status (0 without a reply) and what the reply said. */
export type EndCall = (status: number, reply?: unknown) => void;
type Observer = (call: ObservedCall) => void;

const maxEarly = 50;
let early: ObservedCall[] = [];
let observer: Observer = (call) => {
  // Until somebody observes, no body is kept: it may hold a password.
  call.request = { query: call.request.query, path: call.request.path };
  if (early.length < maxEarly && !early.includes(call)) early.push(call);
};

/** Has an observer told of each call at its start and its end, also of those before. */
export function observeCalls(told: Observer): void {
  observer = told;
  for (const call of early) told(call);
  early = [];
}

/** Announces a call. @returns what announces its end. */
export function recordCall(operation: string, request: ObservedCall['request']): EndCall {
  const call: ObservedCall = { operation, request, startedAt: performance.now() };
  observer(call);
  return (status, reply) => {
    if (call.status !== undefined) return;
    Object.assign(call, { status, reply });
    observer(call);
  };
}
