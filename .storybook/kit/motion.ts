const QUERY = /prefers-reduced-motion/;

/** What a page answers about motion: as the system has it, or as the toolbar says. */
export type Motion = 'system' | 'full' | 'reduced';

let wanted: Motion = 'system';
const asked = window.matchMedia.bind(window);

/** The scripts' question, answered as the toolbar says. */
window.matchMedia = (query) => {
  if (wanted === 'system' || !QUERY.test(query)) return asked(query);
  return asked((wanted === 'reduced') === /reduce\)/.test(query) ? 'all' : 'not all');
};

/** The question as each rule had it, before the toolbar answered. */
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

/** The rules of every style sheet, also within other rules. */
function answerEverywhere(): void {
  for (const { cssRules } of document.styleSheets) {
    answer(cssRules);
    for (const rule of cssRules) if (rule instanceof CSSStyleRule) answer(rule.cssRules);
  }
}

// Styles that come later have the same question.
new MutationObserver(() => wanted !== 'system' && answerEverywhere()).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});

/** Answers `prefers-reduced-motion` for the page, in styles and scripts, as the toolbar says. */
export function setMotion(motion: Motion): void {
  wanted = motion;
  answerEverywhere();
}
