import { globSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { root } from '../child-process.ts';

/** The fields that an event needs besides its type, by chart and event. */
export type EventFields = Record<string, Record<string, string[]>>;

/**
 * Reads from the types which fields each event of each chart needs. A chart declares its events as
 * `types: { events: {} as Event }`, in its own file or in `<chart>-setup.ts`; one that a factory of
 * machines/kit makes has the events of that.
 */
export function readEventFields(): EventFields {
  const files = globSync('machines/**/*.ts', { cwd: root }).sort();
  const program = ts.createProgram(
    files.map((file) => root + file),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const fields: EventFields = {};
  for (const file of files) {
    const source = program.getSourceFile(root + file);
    const declared = source && eventsType(source);
    if (!declared) continue;
    const type = checker.getTypeFromTypeNode(declared);
    fields[chartOfFile(file, files)] = fieldsOfEvents(checker, type, declared);
  }
  for (const file of files) {
    const source = program.getSourceFile(root + file);
    const factory = source && factoryOf(source);
    if (factory && fields[factory]) fields[basename(file, '.ts')] ??= fields[factory];
  }
  return fields;
}

/** `post-editor` for post-editor-setup.ts, and for post-editor.ts. */
function chartOfFile(file: string, files: string[]): string {
  const chart = file.replace(/-setup\.ts$/, '.ts');
  return basename(files.includes(chart) ? chart : file, '.ts');
}

/** The chart whose factory (`createListActions`) a file imports. */
function factoryOf(source: ts.SourceFile): string | undefined {
  const imported = /import \{[^}]*\bcreate[A-Z][^}]*\} from '#machines\/kit\/(?<chart>[\w-]+)\.ts'/;
  return imported.exec(source.text)?.groups?.chart;
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, types: [] };
}

/** `Event` in `events: {} as Event`. */
function eventsType(source: ts.SourceFile): ts.TypeNode | undefined {
  const visit = (node: ts.Node): ts.TypeNode | undefined => {
    const isEvents =
      ts.isPropertyAssignment(node) &&
      node.name.getText(source) === 'events' &&
      ts.isAsExpression(node.initializer);
    if (isEvents) return (node.initializer as ts.AsExpression).type;
    return ts.forEachChild(node, visit);
  };
  return visit(source);
}

function fieldsOfEvents(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const member of type.isUnion() ? type.types : [type]) {
    const name = member.getProperty('type');
    const literal = name && checker.getTypeOfSymbolAtLocation(name, at);
    for (const one of literal?.isUnion() ? literal.types : [literal])
      if (one?.isStringLiteral()) fields[one.value] = neededFields(member);
  }
  return fields;
}

function neededFields(event: ts.Type): string[] {
  return event
    .getProperties()
    .filter(({ name, flags }) => name !== 'type' && !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name);
}
