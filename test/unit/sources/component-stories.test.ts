import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parsed, type SourceFile, sourceFiles } from './source-files.ts';

/*
 * Storybook documents every component of src/ui: it is the `component` of a story in stories/ui,
 * one of its `subcomponents`, or one of `undocumented`.
 */

/** Components that have no story of their own, each with the reason. */
const undocumented: Record<string, string> = {
  'src/ui/data/table/grid-row.tsx GridRow': 'a piece of DataTable',
  'src/ui/data/table/row-cards.tsx RowCards': 'a piece of DataTable',
  'src/ui/data/table/table-checkbox.tsx TableCheckbox': 'a piece of DataTable',
  'src/ui/data/table/table-grid.tsx TableGrid': 'a piece of DataTable',
  'src/ui/data/table/table-header-cell.tsx TableHeaderCell': 'a piece of DataTable',
  'src/ui/data/table/table-texts.tsx SelectAllLabel': 'a piece of DataTable',
  'src/ui/data/table/table-texts.tsx SelectRowLabel': 'a piece of DataTable',
  'src/ui/feedback/lazy-with-preload.tsx ChunkLoadError': 'an error, no component',
  'src/ui/forms/suggestions.tsx Suggestions':
    'needs a Chakra combobox around it: part of Combobox, SearchSelect and ChipsInput',
  'src/ui/layout/chakra-provider.tsx ChakraProvider': 'draws nothing of its own',
  'src/ui/layout/ui-providers.tsx UiProviders': 'draws nothing of its own',
  'src/ui/media/crop/lazy-crop-dialog.tsx CropDialog': 'loads the dialog that has stories',
  'src/ui/overlay/lazy-dialog.tsx LazyDialog': 'loads dialogs that have stories of their own',
  'src/ui/overlay/language-panel.tsx LanguageChoice': 'a piece of LanguagePanel',
  'src/ui/overlay/language-panel.tsx LanguageGrid': 'a piece of LanguagePanel',
  'src/ui/overlay/language-panel.tsx LanguageTitle': 'a piece of LanguagePanel',
  'src/ui/overlay/prerendered-languages.tsx PrerenderedLanguages':
    'LanguagePanel as a form of the landing page, without React',
  'src/ui/overlay/language-panel.tsx LanguagePanel':
    'loaded by LanguageSelector, whose stories open it',
  'src/ui/overlay/menu.tsx MenuItemLabel': 'the content of an entry, in the stories of Menu',
};

const files = sourceFiles(['tsx']);
const components = files
  .filter(({ path }) => path.startsWith('src/ui/'))
  .flatMap((file) => exportedComponents(file).map((name) => `${file.path} ${name}`));
const documented = new Set(
  files.filter(({ path }) => path.startsWith('stories/ui/')).flatMap(storyComponents),
);

describe('components of src/ui', () => {
  it('each have a story, or a reason to have none', () => {
    const missing = components.filter((name) => !documented.has(name) && !(name in undocumented));
    expect(missing, 'add a file to stories/ui').toEqual([]);
  });

  it('are listed as undocumented only while they exist without a story', () => {
    const stale = Object.keys(undocumented).filter(
      (name) => documented.has(name) || !components.includes(name),
    );
    expect(stale, 'remove these exceptions').toEqual([]);
  });
});

describe('the check', () => {
  const file = (text: string): SourceFile => ({ path: 'stories/ui/a.stories.tsx', text });

  it('finds components in every form of export', () => {
    const text = `export function One() {}
      export default function Two() {}
      export const Three = () => null, notFour = 4;
      export class Five {}
      const Six = () => null;
      export { Six };
      export const LIMIT = 6;
      export type Seven = string;
      function Eight() {}`;
    expect(exportedComponents(file(text))).toEqual(['One', 'Two', 'Three', 'Five', 'Six']);
  });

  it('reads which component a story file documents, and from which file', () => {
    const text = `import { Button } from '#src/ui/forms/button.tsx';
      const meta = { title: 'Button', component: Button } satisfies Meta<typeof Button>;`;
    expect(storyComponents(file(text))).toEqual(['src/ui/forms/button.tsx Button']);
    const both = text.replace('component: Button', '$&, subcomponents: { Button }');
    expect(storyComponents(file(both))).toHaveLength(2);
    expect(storyComponents(file('const meta = { title: "Button" };'))).toEqual([]);
  });
});

/** `Button`, and neither `useToast` nor `LIMIT`. */
function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) && /[a-z]/.test(name);
}

/** The names of the components that a file exports. */
function exportedComponents(file: SourceFile): string[] {
  return parsed(file).statements.flatMap(exportedNames).filter(isComponentName);
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text);
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name.text] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

/** The files and names of the components in the `meta` of a story file. */
function storyComponents(file: SourceFile): string[] {
  const { statements } = parsed(file);
  const imports = statements.filter(ts.isImportDeclaration);
  return statements.flatMap(metaComponents).flatMap((name) => {
    const from = imports.find(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return (
        bindings &&
        ts.isNamedImports(bindings) &&
        bindings.elements.some((one) => one.name.text === name)
      );
    });
    return from && ts.isStringLiteral(from.moduleSpecifier)
      ? [`${from.moduleSpecifier.text.replace(/^#/, '')} ${name}`]
      : [];
  });
}

function metaComponents(statement: ts.Statement): string[] {
  if (!ts.isVariableStatement(statement)) return [];
  const [declaration] = statement.declarationList.declarations;
  if (declaration?.name.getText() !== 'meta' || !declaration.initializer) return [];
  const { initializer } = declaration;
  const meta = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  if (!ts.isObjectLiteralExpression(meta)) return [];
  return meta.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer: value }) => {
    if (name.getText() === 'component') return [componentName(value)];
    const isList = name.getText() === 'subcomponents' && ts.isObjectLiteralExpression(value);
    return isList ? value.properties.flatMap((one) => one.name?.getText() ?? []) : [];
  });
}

/** `Tabs` of `Tabs<string>`. */
function componentName(value: ts.Expression): string {
  return (ts.isExpressionWithTypeArguments(value) ? value.expression : value).getText();
}
