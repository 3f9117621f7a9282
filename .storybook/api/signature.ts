import ts from 'typescript';

/** The source of a declaration from its name on, without what it does. */
function head(node: ts.Node, body: ts.Node | undefined): string {
  const text = node.getSourceFile().text;
  return text
    .slice(node.getStart(), body?.getStart() ?? node.end)
    .replace(/\s*=>\s*$/, '')
    .replace(/^export (declare )?/, '')
    .trimEnd();
}

const resultOf = (checker: ts.TypeChecker, node: ts.SignatureDeclaration) => {
  const signature = checker.getSignatureFromDeclaration(node);
  return signature ? checker.typeToString(checker.getReturnTypeOfSignature(signature), node) : '';
};

/** A function's head; its result too, where the source leaves it to the compiler. */
function functionHead(
  checker: ts.TypeChecker,
  name: string,
  node: ts.FunctionDeclaration | ts.ArrowFunction | ts.MethodSignature | ts.FunctionExpression,
): string {
  const generic = node.typeParameters?.map((each) => each.getText()).join(', ');
  const params = node.parameters.map((each) => each.getText().replace(/\s*\n\s*/g, ' ')).join(', ');
  const result = node.type?.getText().replace(/\s*\n\s*/g, ' ') ?? resultOf(checker, node);
  const line = `${name}${generic ? `<${generic}>` : ''}(${params}): ${result}`;
  if (line.length <= 96) return line;
  const broken = node.parameters.map((each) => `  ${each.getText().replace(/\s*\n\s*/g, ' ')},\n`);
  return `${name}${generic ? `<${generic}>` : ''}(\n${broken.join('')}): ${result}`;
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
  return `${name}: ${checker.typeToString(checker.getTypeAtLocation(node), node)}`;
}

/** Whether it is called. */
export const isFunction = (node: ts.Declaration): boolean =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)));
