import { createRedaction } from '#domain/problem-reports/redaction.ts';
import { harmlessWords, mixedFields, personalFields } from '#generated/recorded-fields.ts';

/** What a recording leaves out before it leaves the page. */
export const { redact, redactEntry, redactPath } = createRedaction({
  personalFields,
  mixedFields,
  harmlessWords,
});
