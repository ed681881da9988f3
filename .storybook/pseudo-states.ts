/*
 * States of the pointer and the keyboard on a docs page. It has one pointer and one focus, so a mark stands for the state, and
 * the rules of the style sheets match marked elements too.
 */

/** Attributes that stand for a pseudo-class. */
export const MARK = { hover: 'data-docs-hover', active: 'data-docs-active', focus: 'data-docs-focus' } as const

const isMarked = (selector: string): boolean => Object.values(MARK).some((mark) => selector.includes(mark))

/** A selector that also matches marked elements; `null` if it has no state, or has them already. */
export function withMarks(selector: string): string | null {
  if (isMarked(selector)) return null
  const next = selector
    .replaceAll(/:hover(?![\w-])/gu, `:is($&, [${MARK.hover}])`)
    .replaceAll(/:active(?![\w-])/gu, `:is($&, [${MARK.active}])`)
    .replaceAll(/:focus(?:-visible)?(?![\w-])/gu, `:is($&, [${MARK.focus}])`)
    .replaceAll(':focus-within', `:is(:focus-within, :has([${MARK.focus}]))`)
  return next === selector ? null : next
}

function addMarks(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const next = withMarks(rule.selectorText)
      if (next !== null) rule.selectorText = next
    }
    if (rule instanceof CSSGroupingRule) addMarks(rule.cssRules)
  }
}

/** Lets all rules of this page match marked elements. To be called again when style sheets were added. */
export function matchMarks(): void {
  for (const { cssRules } of document.styleSheets) addMarks(cssRules)
}
