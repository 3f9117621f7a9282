import ts from 'typescript';
import { shortResult } from './result.ts';
import { spreadResult } from './spread.ts';

/** The source of a declaration from its name on, without what it does. */
function head(node: ts.Node, body: ts.Node | undefined): string {
  const text = node.getSourceFile().text;
  return text
    .slice(node.getStart(), body?.getStart() ?? node.end)
    .replace(/\s*=>\s*$/, '')
    .replace(/^export (declare )?/, '')
    .trimEnd();
}

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const resultOf = (checker: ts.TypeChecker, node: ts.SignatureDeclaration) => {
  const signature = checker.getSignatureFromDeclaration(node);
  if (!signature) return '';
  const type = checker.getReturnTypeOfSignature(signature);
  return shortResult(spreadResult(checker, type, node) ?? checker.typeToString(type, node, WHOLE));
};

/** An argument as its caller sees it: what the implementation takes apart is one. */
function parameterText(parameter: ts.ParameterDeclaration): string {
  const { name, type, initializer } = parameter;
  if (!ts.isObjectBindingPattern(name) || !type) return parameter.getText();
  const [first = '', ...rest] = ts.isTypeReferenceNode(type) ? type.typeName.getText() : 'Options';
  const word = rest.join('').endsWith('ptions') ? 'options' : first.toLowerCase() + rest.join('');
  return `${word}${initializer ? '?' : ''}: ${type.getText()}`;
}

/** A function's head; its result too, where the source leaves it to the compiler. */
function functionHead(
  checker: ts.TypeChecker,
  name: string,
  node: ts.FunctionDeclaration | ts.ArrowFunction | ts.MethodSignature | ts.FunctionExpression,
): string {
  const generic = node.typeParameters?.map((each) => each.getText()).join(', ');
  const params = node.parameters.map(parameterText).join(', ');
  const result = node.type?.getText() ?? resultOf(checker, node);
  return `${name}${generic ? `<${generic}>` : ''}(${params}): ${result}`;
}

/**
 * How a declaration is used, as one would write it: a function with its arguments and its result, a type whole.
 *
 * @param name - What it is called where it is used.
 */
export function signatureOf(checker: ts.TypeChecker, name: string, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node) || ts.isMethodSignature(node))
    return functionHead(checker, name, node);
  const value =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer;
  if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
    return functionHead(checker, name, value);
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return head(node, undefined);
  if (ts.isClassDeclaration(node)) return `class ${name}`;
  const type = checker.getTypeAtLocation(node);
  const [call, ...others] = type.getCallSignatures();
  if (call && others.length === 0)
    return `${name}${checker.signatureToString(call, node, WHOLE)}`.replace(
      // What the implementation takes apart is one argument to its caller.
      /\{[^{}]*\}: ([A-Z])(\w+)/g,
      (_, first: string, rest: string) => `${first.toLowerCase()}${rest}: ${first}${rest}`,
    );
  return `${name}: ${checker.typeToString(type, node, WHOLE)}`;
}

/** Whether it is called. */
export const isFunction = (node: ts.Declaration): boolean =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)));
