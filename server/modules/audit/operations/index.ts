import type { Handlers } from '#server/http/handler.ts';
import { getAuditTrail } from './get-audit-trail.ts';

export const auditOperations = { getAuditTrail } satisfies Partial<Handlers>;
