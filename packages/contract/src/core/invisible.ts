/** Characters without a glyph, including all that set the direction of text, and placeholders of pasted objects. */
export const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]';
/** All invisible characters, including those within emoji. */
export const ALL_INVISIBLE = /* @__PURE__ */ new RegExp(INVISIBLE, 'gu');
/** Every hyphen, dash and minus sign. */
export const DASHES = /[\p{Pd}\u2212]/gu;
