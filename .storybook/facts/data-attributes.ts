import ts from 'typescript';
import type { DataAttribute } from './facts.ts';
import type { OwnSource } from './own-sources.ts';

const isData = (name: string) => name.startsWith('data-');

/** `sheet || undefined` is set while `sheet` is. */
const shortly = (expression: string) =>
  expression
    .replace(/\s*(\|\||\?\?)\s*undefined$/, '')
    .replace(/\s*\?\s*true\s*:\s*undefined$/, '')
    .replace(/^\((.*)\)$/s, '$1')
    // Of a condition, its test.
    .replace(/^([\w.]+)\s[\s\S]*$/, '$1');

/** Returns every `data-…` that the JSX of a module sets, with the expression that sets it. */
function setIn({ file, text }: OwnSource): [name: string, from: string][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && isData(node.name.getText())) {
      const value = node.initializer;
      const inside = value && ts.isJsxExpression(value) ? value.expression : value;
      found.push([node.name.getText(), inside ? shortly(inside.getText()) : '']);
    }
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && isData(node.name.text)) {
      found.push([node.name.text, shortly(node.initializer.getText())]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns every `data-…` in selectors, with its values. */
const styledIn = ({ text }: OwnSource): [name: string, value: string | undefined][] =>
  [...text.matchAll(/\[(data-[\w-]+)(?:[~^|*$]?=['"]?([\w-]+)['"]?)?\]/g)].map(
    ([, name = '', value]) => [name, value],
  );

/**
 * Returns the data attributes that a component sets, and those of Radix that its styles use.
 *
 * @example
 * dataAttributes(ownSources('…/Dialog.tsx')) // data-size from `size`: sm, lg; data-sheet from `sheet`
 */
export function dataAttributes(sources: readonly OwnSource[]): DataAttribute[] {
  const set = new Map(sources.flatMap(setIn));
  const styled = sources.flatMap(styledIn);
  const byRadix = sources.some(({ imports }) => imports.some((name) => name.startsWith('@radix-')));
  if (byRadix) for (const [name] of styled) if (!set.has(name)) set.set(name, 'Radix');
  return [...set]
    .filter(([name]) => name !== 'data-theme')
    .map(([name, from]) => ({
      name,
      from,
      values: [
        ...new Set(styled.flatMap(([each, value]) => (each === name && value ? [value] : []))),
      ],
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
