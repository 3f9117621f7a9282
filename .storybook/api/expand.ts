import ts from 'typescript';

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The types of the contract's calls, which are written from its schemas. */
const isShape = (node: ts.Declaration): boolean =>
  /\/packages\/contract\/(src|dist)\/.*shapes\.(d\.)?ts$/.test(node.getSourceFile().fileName);

/** Returns the declaration of a name, if it is a type of the contract's calls. */
function shapeNode(symbol: ts.Symbol | undefined) {
  const [node] = symbol?.declarations ?? [];
  const isNamed = node && (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  return isNamed && isShape(node) ? node : undefined;
}

/** Returns the comments of a member, as they are written. */
const commentsOf = (symbol: ts.Symbol): string =>
  (symbol.declarations ?? [])
    .slice(0, 1)
    .flatMap((each) => ts.getJSDocCommentsAndTags(each).filter(ts.isJSDoc))
    .map((each) => `${each.getText()}\n`)
    .join('');

const isPrivate = ({ declarations = [], name }: ts.Symbol): boolean =>
  name.startsWith('__#') ||
  declarations.some(
    (each) =>
      (ts.getCombinedModifierFlags(each) &
        (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !==
      0,
  );

const isReadonly = ({ declarations = [], flags }: ts.Symbol): boolean =>
  declarations.some(
    (each) => (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly) !== 0,
  ) ||
  ((flags & ts.SymbolFlags.GetAccessor) !== 0 && (flags & ts.SymbolFlags.SetAccessor) === 0);

/** Returns types as text, those of the contract with their fields and comments. */
export class TypeText {
  constructor(
    private readonly checker: ts.TypeChecker,
    /** Where the types are used. */
    private readonly node: ts.Node,
  ) {}

  /** Returns a type: expanded when its name says nothing to a reader outside of the contract. */
  of(type: ts.Type): string {
    const named = shapeNode(type.aliasSymbol);
    if (named) return this.#ofShape(named);
    const item = this.#itemOf(type);
    if (item && this.#isExpanded(item)) return `(${this.of(item)})[]`;
    if (!this.#isExpanded(type)) return this.#plain(type);
    if (!type.isUnion()) return `{ ${this.members(type)} }`;
    const parts = type.types.map((each) =>
      this.#isExpanded(each) ? `(${this.of(each)})` : this.#plain(each),
    );
    return parts.join(' | ');
  }

  /** Returns the type of a declaration, which its own name would not explain. */
  declared(type: ts.Type): string {
    return type.isUnion() && !this.#isExpanded(type) && !shapeNode(type.aliasSymbol)
      ? this.checker.typeToString(type, undefined, WHOLE | ts.TypeFormatFlags.InTypeAlias)
      : this.of(type);
  }

  /** Returns the public members of a type, each with its comment. */
  members(type: ts.Type): string {
    return this.checker
      .getPropertiesOfType(type)
      .filter((each) => !isPrivate(each))
      .map((each) => this.member(each))
      .join('\n');
  }

  /** Returns a member with its comment. */
  member(symbol: ts.Symbol): string {
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const name = /^[A-Za-z_$][\w$]*$/.test(symbol.name) ? symbol.name : JSON.stringify(symbol.name);
    const before = `${commentsOf(symbol)}${isReadonly(symbol) ? 'readonly ' : ''}`;
    return `${before}${name}${isOptional ? '?' : ''}: ${this.#typeOfMember(symbol)};`;
  }

  #typeOfMember(symbol: ts.Symbol): string {
    const [declared] = symbol.declarations ?? [];
    return declared && ts.isPropertySignature(declared) && declared.type && isShape(declared)
      ? this.#written(declared.type)
      : this.of(this.checker.getTypeOfSymbolAtLocation(symbol, this.node));
  }

  /** Returns a type of the contract as it is written there, with the fields of the types that it names. */
  #written(node: ts.TypeNode): string {
    if (ts.isUnionTypeNode(node)) return node.types.map((each) => this.#written(each)).join(' | ');
    if (ts.isArrayTypeNode(node)) return `(${this.#written(node.elementType)})[]`;
    if (ts.isParenthesizedTypeNode(node)) return `(${this.#written(node.type)})`;
    if (ts.isTypeLiteralNode(node)) return this.of(this.checker.getTypeFromTypeNode(node));
    if (!ts.isTypeReferenceNode(node)) return node.getText();
    const symbol = this.checker.getSymbolAtLocation(node.typeName);
    const origin =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    const shape = shapeNode(origin);
    return shape ? this.#ofShape(shape) : node.getText();
  }

  #ofShape(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
    return ts.isTypeAliasDeclaration(node)
      ? `(${this.#written(node.type)})`
      : `{ ${this.members(this.checker.getTypeAtLocation(node))} }`;
  }

  #plain(type: ts.Type): string {
    return this.checker.typeToString(type, this.node, WHOLE);
  }

  #itemOf(type: ts.Type): ts.Type | undefined {
    return this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
  }

  #isExpanded(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some((each) => this.#isExpanded(each));
    const item = this.#itemOf(type);
    if (item) return this.#isExpanded(item);
    const [node] = type.getSymbol()?.declarations ?? [];
    return node !== undefined && type.getCallSignatures().length === 0 && isShape(node);
  }
}
