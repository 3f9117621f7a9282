/** What stands for an at-rule where it was put, so that the library finds its rules by their number; it matches nothing. */
const PLACEHOLDER = 'at-rule{}';

/** The sheet of the rules that are put in by one piece of work. */
let sheet: CSSStyleSheet | undefined;

function sheetOfNow(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    queueMicrotask(() => (sheet = undefined));
  }
  return sheet;
}

/**
 * Puts each `@media` rule, or other at-rule, that comes with a part of the site drawn later into a style sheet of its
 * own, below all others. Put into the one that styles the page, as styled-components does, it has browsers style every
 * element anew: half of the time in which a phone opens a product (docs/decisions/0030).
 *
 * @example
 * keepAtRulesApart(); // once
 */
export function keepAtRulesApart(): void {
  // Safari before 16.4 has no such sheets.
  if (!('adoptedStyleSheets' in document)) return;
  const { prototype } = CSSStyleSheet;
  const apart = new WeakMap<CSSRule, CSSRule>();

  prototype.insertRule = new Proxy(prototype.insertRule, {
    apply(insert, into: CSSStyleSheet, [rule, index]: [string, number?]) {
      if (!rule.startsWith('@') || !(into.ownerNode instanceof HTMLStyleElement))
        return Reflect.apply(insert, into, [rule, index]);
      const own = sheetOfNow();
      const at: number = Reflect.apply(insert, own, [rule, own.cssRules.length]);
      const put: number = Reflect.apply(insert, into, [PLACEHOLDER, index]);
      apart.set(into.cssRules[put]!, own.cssRules[at]!);
      return put;
    },
  });
  prototype.deleteRule = new Proxy(prototype.deleteRule, {
    apply(remove, from: CSSStyleSheet, [index]: [number]) {
      const rule = from.cssRules[index];
      const own = rule && apart.get(rule);
      const holder = own?.parentStyleSheet;
      if (holder) Reflect.apply(remove, holder, [[...holder.cssRules].indexOf(own)]);
      return Reflect.apply(remove, from, [index]);
    },
  });
}
