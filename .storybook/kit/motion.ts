const QUERY = /prefers-reduced-motion/;

/** The motion preference of a page: the system's, or the toolbar's. */
export type Motion = 'system' | 'full' | 'reduced';

let wanted: Motion = 'system';
const asked = window.matchMedia.bind(window);

/** The media query of scripts, answered by the toolbar. */
window.matchMedia = (query) => {
  if (wanted === 'system' || !QUERY.test(query)) return asked(query);
  return asked((wanted === 'reduced') === /reduce\)/.test(query) ? 'all' : 'not all');
};

/** The original media condition of each rule, before the toolbar replaced it. */
const questions = new WeakMap<CSSMediaRule, string>();

function answer(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const question = questions.get(rule) ?? rule.media.mediaText;
    if (!QUERY.test(question)) continue;
    questions.set(rule, question);
    rule.media.mediaText = answerTo(question);
  }
}

const answerTo = (question: string) =>
  wanted === 'system' ? question : wanted === 'reduced' ? 'all' : 'not all';

/** Returns the rules of every style sheet, including nested ones. */
function answerEverywhere(): void {
  for (const { cssRules } of document.styleSheets) {
    answer(cssRules);
    for (const rule of cssRules) if (rule instanceof CSSStyleRule) answer(rule.cssRules);
  }
}

// Style sheets that load later contain the same condition.
new MutationObserver(() => wanted !== 'system' && answerEverywhere()).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});

/** Makes `prefers-reduced-motion` follow the toolbar, in styles and scripts. */
export function setMotion(motion: Motion): void {
  wanted = motion;
  answerEverywhere();
}
