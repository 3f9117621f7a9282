import ts from 'typescript';
import { TypeText } from './expand.ts';
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

/** Whether a type is that of a call, or inferred, so that its source shows no fields. */
const isLookedUp = (node: ts.TypeNode): boolean =>
  /^((Staff)?(Body|Reply|Query|Params)|ItemOf|NonNullable|ReturnType)</.test(node.getText());

/** Returns a type that is looked up, with its fields. */
function fieldsOf(checker: ts.TypeChecker, node: ts.TypeNode): string {
  const type = checker.getTypeFromTypeNode(node);
  const text = new TypeText(checker, node);
  return /^ReturnType</.test(node.getText()) ? `{ ${text.members(type)} }` : text.declared(type);
}

/** Whether a name can be imported from an entry point. */
export type IsPublic = (symbol: ts.Symbol) => boolean;

/** Returns an interface with the members of its bases that readers cannot look up. */
function interfaceText(
  checker: ts.TypeChecker,
  name: string,
  node: ts.InterfaceDeclaration,
  isPublic: IsPublic,
): string {
  const bases = node.heritageClauses?.flatMap(({ types }) => types) ?? [];
  const [first] = bases;
  if (first && bases.length === 1 && node.members.length === 0 && isLookedUp(first))
    return `interface ${name} ${fieldsOf(checker, first)}`;
  const hidden = bases.filter((base) => {
    const symbol = checker.getTypeFromTypeNode(base).getSymbol();
    const isOurs = symbol?.declarations?.some((each) =>
      each.getSourceFile().fileName.includes('/packages/'),
    );
    return isOurs === true && symbol !== undefined && !isPublic(symbol);
  });
  if (hidden.length === 0) return head(node, undefined);
  const text = new TypeText(checker, node);
  const shown = bases.filter((base) => !hidden.includes(base)).map((base) => base.getText());
  const inherited = hidden.map((base) => text.members(checker.getTypeFromTypeNode(base)));
  const own = node.members.map((member) => member.getFullText());
  const generic = node.typeParameters?.map((each) => each.getText()).join(', ');
  return (
    `interface ${name}${generic ? `<${generic}>` : ''}` +
    `${shown.length > 0 ? ` extends ${shown.join(', ')}` : ''} {\n${[...inherited, ...own].join('\n')}\n}`
  );
}

/** Returns a constructor as in its declaration, after the properties that its parameters are. */
function constructorText({ parameters }: ts.ConstructorDeclaration): string[] {
  const typed = ({ name, type, questionToken, initializer }: ts.ParameterDeclaration) =>
    `${name.getText()}${questionToken || initializer ? '?' : ''}: ${type?.getText()}`;
  const properties = parameters.filter(
    (each) =>
      ts.isParameterPropertyDeclaration(each, each.parent) &&
      (ts.getCombinedModifierFlags(each) &
        (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) ===
        0,
  );
  const readonly = (each: ts.ParameterDeclaration) =>
    ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly ? 'readonly ' : '';
  const shown = properties.map(
    (each) => `${readonly(each)}${each.name.getText()}: ${each.type?.getText()};`,
  );
  return [...shown, `constructor(${parameters.map(typed).join(', ')});`];
}

/** Returns a class with its public members. */
function classText(checker: ts.TypeChecker, name: string, node: ts.ClassDeclaration): string {
  const bases = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  const generic = node.typeParameters?.map((each) => each.getText()).join(', ');
  const text = new TypeText(checker, node);
  const members = node.members.flatMap((member): string[] => {
    if (ts.isConstructorDeclaration(member)) return constructorText(member);
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    const flags = ts.getCombinedModifierFlags(member);
    const isHidden =
      !symbol ||
      ts.isPrivateIdentifier(member.name ?? node) ||
      (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
    if (isHidden) return [];
    const comment = ts
      .getJSDocCommentsAndTags(member)
      .filter(ts.isJSDoc)
      .map((each) => `${each.getText()}\n`)
      .join('');
    const isStatic = (flags & ts.ModifierFlags.Static) !== 0;
    return [`${comment}${isStatic ? 'static ' : ''}${text.member(symbol).replace(comment, '')}`];
  });
  return `class ${name}${generic ? `<${generic}>` : ''}${bases} {\n${members.join('\n')}\n}`;
}

/** Returns an argument as its caller sees it: a destructured one is a single argument. */
function parameterText(checker: ts.TypeChecker, parameter: ts.ParameterDeclaration): string {
  const { name, type, initializer, questionToken } = parameter;
  if (type && ts.isIdentifier(name) && isLookedUp(type))
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
 * @param isPublic - Types of which readers can look up the members by themselves.
 */
export function signatureOf(
  checker: ts.TypeChecker,
  name: string,
  node: ts.Declaration,
  isPublic: IsPublic = () => true,
): string {
  if (ts.isFunctionDeclaration(node) || ts.isMethodSignature(node))
    return functionHead(checker, name, node);
  const value =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer;
  if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
    return functionHead(checker, name, value);
  if (ts.isInterfaceDeclaration(node)) return interfaceText(checker, name, node, isPublic);
  if (ts.isTypeAliasDeclaration(node))
    // A generic type has no fields yet.
    return !node.typeParameters && (isLookedUp(node.type) || ts.isIndexedAccessTypeNode(node.type))
      ? `type ${name} = ${fieldsOf(checker, node.type)}`
      : head(node, undefined);
  if (ts.isClassDeclaration(node)) return classText(checker, name, node);
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
