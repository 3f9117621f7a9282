import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ownSources, type OwnSource } from './own-sources.ts';

/** Elements that take the focus. */
const ELEMENTS = new Set([
  'a',
  'audio',
  'button',
  'input',
  'select',
  'summary',
  'textarea',
  'video',
]);
/** Roles of elements that are made to take it. */
const ROLES =
  /^(button|checkbox|combobox|grid|link|listbox|menu\w*|option|radio\w*|slider|spinbutton|switch|tab|textbox)$/;
/** Handlers of what a user does with an element. */
const HANDLERS = /^on(Click|Pointer|Mouse|Touch|Change|Input|Submit|Drag|Drop)/;
/** Libraries whose parts take the focus. */
const LIBRARIES = /^(@radix-ui\/|downshift$|react-easy-crop$)/;

/** The tag of an element, or of a styled one: `button` of `<button>` and of `styled.button`. */
function elementOf(node: ts.Node): string | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return node.tagName.getText();
  return ts.isPropertyAccessExpression(node) && node.expression.getText() === 'styled'
    ? node.name.text
    : undefined;
}

/** Whether an attribute handles keys, or is a handler or the role of an element. */
function isInteractiveAttribute(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node)) return false;
  const name = node.name.getText();
  if (name === 'role')
    return Boolean(
      node.initializer && ts.isStringLiteral(node.initializer) && ROLES.test(node.initializer.text),
    );
  const tag = node.parent.parent.tagName.getText();
  return name.startsWith('onKey') || (HANDLERS.test(name) && /^[a-z]/.test(tag));
}

function rendersControls({ file, text, imports }: OwnSource): boolean {
  if (imports.some((name) => LIBRARIES.test(name))) return true;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): boolean =>
    ELEMENTS.has(elementOf(node) ?? '') ||
    isInteractiveAttribute(node) ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(source);
}

/** Returns the components with a page of their own that a module renders. */
const partsOf = ({ file, imports }: OwnSource): string[] =>
  imports
    .filter((name) => name.startsWith('.'))
    .map((name) => `${path.resolve(file, '..', name)}.tsx`)
    .filter((part) => existsSync(part.replace('.tsx', '.stories.tsx')));

/**
 * Whether users can operate a component: it renders an element that takes the focus, or another
 * component that does. Controls that it only receives as props belong to the caller.
 *
 * @param module - Absolute path of the component's module.
 */
export function isInteractive(module: string, seen = new Set<string>()): boolean {
  if (seen.has(module)) return false;
  seen.add(module);
  const sources = ownSources(module);
  return (
    sources.some(rendersControls) ||
    sources.flatMap(partsOf).some((part) => isInteractive(part, seen))
  );
}
