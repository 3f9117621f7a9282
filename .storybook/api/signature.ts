import ts from 'typescript';
import { shortResult } from './result.ts';
import { spreadResult } from './spread.ts';

/** Returns the source of a declaration from its name on, without its body. */
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

const EXPANDED = WHOLE | ts.TypeFormatFlags.InTypeAlias;

/** Whether a type is looked up in the contract, so that its source shows no fields. */
const isOfContract = (node: ts.TypeNode): boolean => /^(Body|Reply|ItemOf)</.test(node.getText());

/** Returns the fields of a type of the contract. */
const fieldsOf = (checker: ts.TypeChecker, node: ts.TypeNode): string =>
  checker.typeToString(checker.getTypeFromTypeNode(node), undefined, EXPANDED);

/** Returns an argument as its caller sees it: a destructured one is a single argument. */
function parameterText(checker: ts.TypeChecker, parameter: ts.ParameterDeclaration): string {
  const { name, type, initializer, questionToken } = parameter;
  if (type && ts.isIdentifier(name) && isOfContract(type))
    return `${name.text}${questionToken ? '?' : ''}: ${fieldsOf(checker, type)}`;
  if (!ts.isObjectBindingPattern(name) || !type) return parameter.getText();
  const [first = '', ...rest] = ts.isTypeReferenceNode(type) ? type.typeName.getText() : 'Options';
  const word = rest.join('').endsWith('ptions') ? 'options' : first.toLowerCase() + rest.join('');
  return `${word}${initializer ? '?' : ''}: ${type.getText()}`;
}

/** Returns the head of a function, with its result, which the source may leave to inference. */
function functionHead(
  checker: ts.TypeChecker,
  name: string,
  node: ts.FunctionDeclaration | ts.ArrowFunction | ts.MethodSignature | ts.FunctionExpression,
): string {
  const generic = node.typeParameters?.map((each) => each.getText()).join(', ');
  const params = node.parameters.map((each) => parameterText(checker, each)).join(', ');
  const result = node.type?.getText() ?? resultOf(checker, node);
  return `${name}${generic ? `<${generic}>` : ''}(${params}): ${result}`;
}

/**
 * Returns how a declaration is used: a function with its arguments and its result, a type in full.
 *
 * @param name - Its name at the point of use.
 */
export function signatureOf(checker: ts.TypeChecker, name: string, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node) || ts.isMethodSignature(node))
    return functionHead(checker, name, node);
  const value =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer;
  if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
    return functionHead(checker, name, value);
  if (ts.isInterfaceDeclaration(node)) {
    const [base] = node.members.length === 0 ? (node.heritageClauses?.[0]?.types ?? []) : [];
    return base && isOfContract(base)
      ? `interface ${name} ${fieldsOf(checker, base)}`
      : head(node, undefined);
  }
  if (ts.isTypeAliasDeclaration(node))
    return isOfContract(node.type)
      ? `type ${name} = ${fieldsOf(checker, node.type)}`
      : head(node, undefined);
  if (ts.isClassDeclaration(node)) return `class ${name}`;
  const type = checker.getTypeAtLocation(node);
  const [call, ...others] = type.getCallSignatures();
  if (call && others.length === 0)
    return `${name}${checker.signatureToString(call, node, WHOLE)}`.replace(
      // A destructured argument is one argument for its caller.
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
