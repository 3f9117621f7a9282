import ts from 'typescript';

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The types of the contract's calls, which are written from its schemas. */
const isShape = (node: ts.Declaration): boolean =>
  /\/packages\/contract\/(src|dist)\/.*shapes\.(d\.)?ts$/.test(node.getSourceFile().fileName);

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
    if (type.isUnion()) return this.#union(type);
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return item && this.#isExpanded(item) ? `(${this.of(item)})[]` : this.#plain(type);
    }
    return this.#isExpanded(type) ? `{ ${this.members(type)} }` : this.#plain(type);
  }

  /** Returns the type of a declaration, which its own name would not explain. */
  declared(type: ts.Type): string {
    return type.isUnion() && !this.#isExpanded(type)
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
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, this.node);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const name = /^[A-Za-z_$][\w$]*$/.test(symbol.name) ? symbol.name : JSON.stringify(symbol.name);
    const before = `${commentsOf(symbol)}${isReadonly(symbol) ? 'readonly ' : ''}`;
    return `${before}${name}${isOptional ? '?' : ''}: ${this.of(type)};`;
  }

  #plain(type: ts.Type): string {
    return this.checker.typeToString(type, this.node, WHOLE);
  }

  #isExpanded(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some((each) => this.#isExpanded(each));
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return item !== undefined && this.#isExpanded(item);
    }
    const [node] = type.getSymbol()?.declarations ?? [];
    return node !== undefined && type.getCallSignatures().length === 0 && isShape(node);
  }

  #union(type: ts.UnionType): string {
    if (!this.#isExpanded(type)) {
      const [node] = type.aliasSymbol?.declarations ?? [];
      return node && isShape(node) ? this.declared(type) : this.#plain(type);
    }
    // The compiler splits `boolean` into two types; the others keep their sequence.
    const [expanded, plain] = [true, false].map((wanted) =>
      type.types.filter((each) => this.#isExpanded(each) === wanted),
    );
    const values = plain?.map((each) => this.#plain(each)) ?? [];
    return [...(expanded ?? []).map((each) => `(${this.of(each)})`), ...values].join(' | ');
  }
}
