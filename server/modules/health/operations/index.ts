import type { Handlers } from '#server/http/handler.ts';
import { getLiveness } from './get-liveness.ts';
import { getReadiness } from './get-readiness.ts';

export const healthOperations = {
  getLiveness,
  getReadiness,
} satisfies Partial<Handlers>;
