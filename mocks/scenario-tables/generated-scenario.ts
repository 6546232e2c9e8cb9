import type { Scenario } from '../scenario.ts';

/**
 * A scenario from a row of a table, with the message that its visitor sees; in English by default.
 */
export type Member = {
  scenario: Scenario;
  /** The page that it leads to. */
  path: string;
  /** The heading of the page. */
  heading: string;
};
