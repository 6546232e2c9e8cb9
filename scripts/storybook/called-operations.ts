import ts from 'typescript';
import type { Declaration, SourceIndex } from './source-index.ts';

/** What is behind a chart or a story: the charts (by file name) and the operations they call. */
export type Calls = { charts: string[]; operations: string[] };

/** Every call goes through these; what they call themselves belongs to no chart. */
const transport = new Set(['src/api/client.ts', 'src/api/actors.ts', 'src/api/session-expiry.ts']);

/**
 * Finds which operations charts call, in the syntax: a screen's chart is given its actors by
 * `machine.provide(…)` in src/, and an actor names its operation (`operationActor('login')`,
 * `call('login')`). A chart that a factory makes (`createPagedList()`) calls what its own actors
 * call, so two lists are told apart.
 */
export class CalledOperations {
  readonly #index: SourceIndex;
  readonly #operationIds: Set<string>;
  readonly #provided = new Map<Declaration, Provision[]>();

  constructor(index: SourceIndex, operationIds: Iterable<string>) {
    this.#index = index;
    this.#operationIds = new Set(operationIds);
    for (const [file, source] of index.sources()) this.#addProvisions(file, source);
  }

  /** What a story is made of, by the name of its export. */
  ofStory(file: string, name: string): Calls {
    const story = this.#index.find(file, name);
    return this.#ofMachines(story ? this.#machinesBehind(story) : new Set());
  }

  /** What each chart of machines/ calls, everywhere that it is used: chart to operations. */
  ofCharts(): Map<string, Set<string>> {
    const calls = new Map<string, Set<string>>();
    for (const machine of this.#provided.keys()) {
      const chart = this.#chartOf(machine);
      if (!chart) continue;
      calls.set(chart, new Set([...(calls.get(chart) ?? []), ...this.#operationsOf(machine)]));
    }
    return calls;
  }

  #ofMachines(machines: Set<Declaration>): Calls {
    const charts = new Set<string>();
    const operations = new Set<string>();
    for (const machine of machines) {
      const chart = this.#chartOf(machine);
      if (chart) charts.add(chart);
      for (const operation of this.#operationsOf(machine)) operations.add(operation);
    }
    return { charts: [...charts].sort(), operations: [...operations].sort() };
  }

  /** The machines that a story names, itself or by what it uses in stories/. */
  #machinesBehind(story: Declaration): Set<Declaration> {
    const machines = new Set<Declaration>();
    const seen = new Set([story]);
    for (const declaration of seen) {
      for (const used of this.#index.referencesOf(declaration.file, declaration.node)) {
        if (this.#chartOf(used)) machines.add(this.#root(used));
        else if (used.file.startsWith('stories/')) seen.add(used);
      }
    }
    return machines;
  }

  #addProvisions(file: string, source: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      const machine = providedMachine(node);
      const declaration = machine && this.#index.find(file, machine.text);
      if (declaration && ts.isCallExpression(node)) {
        const root = this.#root(declaration);
        const before = this.#provided.get(root) ?? [];
        this.#provided.set(root, [...before, { file, parts: [...node.arguments] }]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  /** The machine that `live = machine.provide(…)` was made from. */
  #root(declaration: Declaration): Declaration {
    const machine = providedMachine(declaration.node);
    const before = machine && this.#index.find(declaration.file, machine.text);
    return before ? this.#root(before) : declaration;
  }

  #operationsOf(machine: Declaration): Set<string> {
    const operations = new Set<string>();
    for (const { file, parts } of this.#provided.get(this.#root(machine)) ?? [])
      for (const part of parts) this.#collect(file, part, operations, new Set());
    return operations;
  }

  #collect(file: string, node: ts.Node, into: Set<string>, seen: Set<Declaration>): void {
    for (const id of this.#operationsNamedIn(node)) into.add(id);
    for (const used of this.#index.referencesOf(file, node)) {
      if (seen.has(used) || transport.has(used.file) || !used.file.startsWith('src/')) continue;
      seen.add(used);
      this.#collect(used.file, used.node, into, seen);
    }
  }

  /** The operations whose names are handed to a function first. */
  #operationsNamedIn(node: ts.Node): string[] {
    const found: string[] = [];
    const visit = (inner: ts.Node): void => {
      const first = ts.isCallExpression(inner) ? inner.arguments[0] : undefined;
      if (first && ts.isStringLiteral(first) && this.#operationIds.has(first.text))
        found.push(first.text);
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return found;
  }

  /** The file name of the chart that a machine is of; nothing for what is no machine. */
  #chartOf(declaration: Declaration): string | undefined {
    const { file, name } = this.#root(declaration);
    const node = this.#root(declaration).node;
    if (!/Machine$|^create[A-Z]/.test(name) || !ts.isCallExpression(node)) return undefined;
    if (file.startsWith('machines/')) return chartName(file);
    const made = ts.isIdentifier(node.expression)
      ? this.#index.find(file, node.expression.text)
      : undefined;
    if (!made) return undefined;
    return made.file.startsWith('machines/') ? chartName(made.file) : this.#chartOf(made);
  }
}

type Provision = { file: string; parts: ts.Node[] };

/** `machine` in `machine.provide(…)`. */
function providedMachine(node: ts.Node): ts.Identifier | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { name, expression } = node.expression;
  return name.text === 'provide' && ts.isIdentifier(expression) ? expression : undefined;
}

const chartName = (file: string) => file.replace(/^.*\/|\.ts$/g, '');
