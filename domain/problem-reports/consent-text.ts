/**
 * The first day of the text that a person agrees to when they send a report
 * (`problem-reports.consent` and the two lists above it). A test keeps its hash.
 */
export const problemReportTextVersion = '2026-11-27';
