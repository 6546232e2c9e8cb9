import type { Scenario } from '../scenario.ts';

/**
 * A scenario made from a row of a table, and what somebody sees who opens it; English, as whoever
 * reads no other language sees it.
 */
export type Member = {
  scenario: Scenario;
  /** Where the portal leads to. */
  path: string;
  /** The heading of the page. */
  heading: string;
};
