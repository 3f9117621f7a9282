import type { ParserOptions } from 'react-docgen-typescript';

/** How the compiler reads props for their tables, with the values of a union. */
export const docgen: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  // An optional prop needs no `| undefined` after its type.
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  // Attributes of every HTML element need no documentation.
  propFilter: ({ parent }) => !parent || !parent.fileName.includes('node_modules'),
};
