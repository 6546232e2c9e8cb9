/** A metric that an expression of PromQL reads. */
export type Selector = {
  metric: string;
  /** The labels that it selects by. Values of a pattern (`=~`, `!~`) are its alternatives. */
  matchers: { label: string; values: string[] }[];
};

export type PromqlNames = {
  selectors: Selector[];
  /** The labels by which it groups or joins. */
  groupedBy: string[];
};

const matcherPattern = /([a-z_]+)(=~|!~|!=|=)"([^"]*)"/g;
const groupPattern = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g;
const selectorPattern = /\b([a-z][a-z0-9_]*)\b(?!\s*\()(?:\s*\{([^}]*)\})?/g;
/** Words of the language that no bracket follows. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** The names in an expression as simple as those of this project: no `__name__`, no subqueries. */
export function promqlNames(expression: string): PromqlNames {
  const groupedBy = [...expression.matchAll(groupPattern)].flatMap(([, labels = '']) =>
    labels.split(',').map((label) => label.trim()),
  );
  const rest = expression.replaceAll(groupPattern, '').replaceAll(/\[[^\]]*\]/g, '');
  const selectors = [...rest.matchAll(selectorPattern)]
    .filter(([, metric = '']) => !words.has(metric) && !/^(?:\d|e\d)/.test(metric))
    .map(([, metric = '', matchers = '']) => ({ metric, matchers: readMatchers(matchers) }));
  return { selectors, groupedBy: groupedBy.filter(Boolean) };
}

function readMatchers(text: string): Selector['matchers'] {
  return [...text.matchAll(matcherPattern)].map(([, label = '', operator, value = '']) => ({
    label,
    values: operator?.endsWith('~') ? value.split('|') : [value],
  }));
}
