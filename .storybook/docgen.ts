import type { ParserOptions } from 'react-docgen-typescript';

/** How props are read for their tables: by the compiler, so that a union is told by its values. */
export const docgen: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  // An optional prop needs no `| undefined` after its type.
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // What every element of HTML takes is no news.
  propFilter: ({ parent }) => !parent || !parent.fileName.includes('node_modules'),
};
