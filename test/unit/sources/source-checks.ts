import ts from 'typescript';
import { type Finding, findIn, lastName, type SourceFile, stringOf } from './source-files.ts';

const hasLetters = /\p{L}{2,}/u;
/** Names that are the same in every language. */
const properNames = new Set(['DH Creator', 'Facebook', 'Google', 'Instagram', 'YouTube']);
const visibleAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorText',
  'heading',
  'helperText',
  'label',
  'placeholder',
  'title',
]);

/**
 * Words that people would read and that no catalogue translates: JSX text, and strings in
 * attributes that show.
 */
export function untranslatedText(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    if (ts.isJsxText(node) && hasLetters.test(node.text))
      return `text outside the catalogue: ${node.text.trim()}`;
    const text = stringOf(node);
    if (text === undefined || !needsCatalogue(text)) return undefined;
    return isShown(node) ? `text outside the catalogue: ${text}` : undefined;
  });
}

function needsCatalogue(text: string): boolean {
  return hasLetters.test(text) && !properNames.has(text.trim());
}

/** Is this string a child of an element, or the value of an attribute that people see or hear? */
function isShown(node: ts.Node): boolean {
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxExpression(node.parent) && (ts.isJsxElement(holder) || ts.isJsxFragment(holder)))
    return true;
  if (!ts.isJsxAttribute(holder)) return false;
  const element = holder.parent.parent;
  const isMessage =
    ts.isJsxSelfClosingElement(element) && element.tagName.getText().startsWith('Formatted');
  return !isMessage && visibleAttributes.has(holder.name.getText());
}

const physicalProperty =
  /^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|^(ml|mr|pl|pr|left|right|insetLeft|insetRight)$|^border(Top|Bottom)(Left|Right)Radius$|^rounded(Left|Right|Top(Left|Right)|Bottom(Left|Right))$/;
const physicalValue = new Set(['left', 'right']);
const directedProperties = new Set(['textAlign', 'float', 'clear', 'justifySelf']);

/** Styles that name the left or the right side, where direction should follow the language. */
export function physicalSides(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    if (!ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return undefined;
    const name =
      ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)
        ? node.name.text
        : node.name.getText();
    if (physicalProperty.test(name) && !isMessageValue(node))
      return `physical side '${name}': use the logical one (start, end)`;
    const value = node.initializer && stringOf(node.initializer);
    const isDirected =
      directedProperties.has(name) && value !== undefined && physicalValue.has(value);
    return isDirected ? `physical '${name}: ${value}': use start or end` : undefined;
  });
}

/** A placeholder of a message may be called `left`, as in "three tries left". */
function isMessageValue(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isJsxAttribute(at)) return at.name.getText() === 'values';
    if (ts.isCallExpression(at)) return lastName(at.expression) === 'formatMessage';
  }
  return false;
}

const rawColour = /^(#[0-9a-f]{3,8}|(rgba?|hsla?|oklch|lab|lch)\(.*)$/i;

/** Colours written out where a token of src/theme belongs. */
export function rawColours(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    const text = stringOf(node)?.trim();
    return text && rawColour.test(text)
      ? `raw colour ${text}: use a token of src/theme`
      : undefined;
  });
}

const networkNames = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);

/** Calls that reach the network. */
export function networkUse(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
    const name = lastName(node.expression);
    return networkNames.has(name) ? `${name}: only src/api touches the network` : undefined;
  });
}

const surroundings = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'process',
]);

/**
 * A browser, a Node or a clock inside rules and charts, which run on both sides and on a simulated
 * clock.
 */
export function impureCore(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    if (
      ts.isNewExpression(node) &&
      node.expression.getText() === 'Date' &&
      !node.arguments?.length
    ) {
      return 'new Date(): take the time as input';
    }
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    const text = node.getText();
    if (text === 'Date.now' || text === 'Math.random' || text === 'performance.now')
      return `${text}: take it as input`;
    const isFree = ts.isIdentifier(node.expression) && surroundings.has(node.expression.text);
    return isFree ? `${node.expression.getText()}: let an actor do it and provide it` : undefined;
  });
}

const suppression = /@ts-(ignore|nocheck|expect-error)/;

/** Comments that silence the compiler. */
export function silencedCompiler(file: SourceFile): Finding[] {
  const lines = file.text.split('\n');
  return lines.flatMap((line, index) =>
    suppression.test(line) && /\/[/*]/.test(line)
      ? [`${file.path}:${index + 1} silences the compiler`]
      : [],
  );
}

const emptyNames = /(^|[/.-])(utils?|helpers?|misc|common|manager)([/.-]|$)/;

/** File and folder names that do not say what a thing is for. */
export function emptyName(file: SourceFile): Finding[] {
  return emptyNames.test(file.path) ? [`${file.path}: the name does not say what it is for`] : [];
}

/** Test files share a process and its counters: what one resets, another misses. */
export function counterReset(file: SourceFile): Finding[] {
  return findIn(file, (node) => {
    if (!ts.isCallExpression(node) || !/Total\.reset$/.test(node.expression.getText()))
      return undefined;
    return 'a counter of the process is reset: use counterIncreases';
  });
}
