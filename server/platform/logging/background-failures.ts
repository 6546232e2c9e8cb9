import { Counter } from 'prom-client';

export const backgroundFailuresTotal = new Counter({
  name: 'background_failures_total',
  help: 'Failures of work that no request waits for; each is in the log',
  registers: [],
});
