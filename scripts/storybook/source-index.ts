import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../child-process.ts';

/** A declaration at the top level of a file: `const agencyMachine = …`. */
export type Declaration = { file: string; name: string; node: ts.Node };

type Imported = { file: string; name: string };

type IndexedFile = {
  source: ts.SourceFile;
  declarations: Map<string, Declaration>;
  imports: Map<string, Imported>;
  /** Names that the file passes on from others; `*` is everything. */
  exports: [name: string, from: Imported][];
};

/**
 * The declarations of some folders, and what a name in one of their files stands for. It reads the
 * syntax only: every import of the project names its file, so no type is needed.
 */
export class SourceIndex {
  readonly #files = new Map<string, IndexedFile>();

  /** @param folders at the project root, without tests */
  constructor(folders: string[]) {
    for (const file of globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).sort())
      this.#files.set(file, indexFile(file));
  }

  /** Every declaration, in the order of the files. */
  *declarations(): Iterable<Declaration> {
    for (const { declarations } of this.#files.values()) yield* declarations.values();
  }

  /** The syntax trees, in the order of the files. */
  *sources(): Iterable<[file: string, source: ts.SourceFile]> {
    for (const [file, { source }] of this.#files) yield [file, source];
  }

  /** The declaration that a name in a file stands for; none for a library's or a local one. */
  find(file: string, name: string): Declaration | undefined {
    const indexed = this.#files.get(file);
    const imported = indexed?.imports.get(name);
    return imported
      ? this.#exported(imported.file, imported.name)
      : indexed?.declarations.get(name);
  }

  /** What the names inside a node stand for, each once. */
  referencesOf(file: string, node: ts.Node): Set<Declaration> {
    const found = new Set<Declaration>();
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeNode(inner)) return;
      if (ts.isIdentifier(inner) && !isPropertyName(inner)) {
        const declaration = this.find(file, inner.text);
        if (declaration) found.add(declaration);
      }
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return found;
  }

  #exported(file: string, name: string): Declaration | undefined {
    const indexed = this.#files.get(file);
    if (!indexed) return undefined;
    const own = indexed.declarations.get(name);
    if (own) return own;
    for (const [exported, from] of indexed.exports) {
      if (exported !== name && exported !== '*') continue;
      const found = this.#exported(from.file, exported === '*' ? name : from.name);
      if (found) return found;
    }
    const imported = indexed.imports.get(name);
    return imported && this.#exported(imported.file, imported.name);
  }
}

/** Is the name that of a property: `name` in `a.name` and in `{ name: b }`? */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

function indexFile(file: string): IndexedFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(root + file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const indexed: IndexedFile = {
    source,
    declarations: new Map(),
    imports: new Map(),
    exports: [],
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(indexed, file, statement);
    else if (ts.isExportDeclaration(statement)) addExports(indexed, file, statement);
    else addDeclarations(indexed, file, statement);
  }
  return indexed;
}

function addImports({ imports }: IndexedFile, file: string, statement: ts.ImportDeclaration): void {
  const from = importedFile(file, statement.moduleSpecifier);
  const named = statement.importClause?.namedBindings;
  if (!from || !named || !ts.isNamedImports(named)) return;
  for (const { name, propertyName } of named.elements)
    imports.set(name.text, { file: from, name: (propertyName ?? name).text });
}

function addExports({ exports }: IndexedFile, file: string, statement: ts.ExportDeclaration): void {
  const from = statement.moduleSpecifier && importedFile(file, statement.moduleSpecifier);
  if (!from) return;
  const named = statement.exportClause;
  if (!named) exports.push(['*', { file: from, name: '*' }]);
  else if (ts.isNamedExports(named))
    for (const { name, propertyName } of named.elements)
      exports.push([name.text, { file: from, name: (propertyName ?? name).text }]);
}

function addDeclarations(
  { declarations }: IndexedFile,
  file: string,
  statement: ts.Statement,
): void {
  const add = (name: ts.Node | undefined, node: ts.Node) => {
    if (name && ts.isIdentifier(name)) declarations.set(name.text, { file, name: name.text, node });
  };
  if (ts.isVariableStatement(statement)) {
    for (const declared of statement.declarationList.declarations)
      if (declared.initializer) add(declared.name, declared.initializer);
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    add(statement.name, statement);
  }
}

/** The path of an imported file of the project; nothing for a library. */
function importedFile(file: string, specifier: ts.Expression): string | undefined {
  if (!ts.isStringLiteral(specifier)) return undefined;
  const { text } = specifier;
  if (text.startsWith('#')) return text.slice(1);
  return text.startsWith('.') ? posix.join(dirname(file), text) : undefined;
}
