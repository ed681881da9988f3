import type { Seed, SeedResult } from './visit-plan.ts'

/* Seeds: faults that are planted on purpose, to prove that they are found. */

/** A script that changes every element of a selector. */
export const change = (selector: string, statement: string): string =>
  `for (const element of document.querySelectorAll(${JSON.stringify(selector)})) { ${statement} }`

/** Runs in the page: whether each rule of some styles has an element, whatever state of the pointer or focus it needs. */
export function hasElementForEachRule(styles: string): boolean {
  const stylesOf = (rule: CSSRule): CSSStyleRule[] =>
    rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(stylesOf) : []
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const anyElement = ':not(no-element)'
  return [...sheet.cssRules]
    .flatMap(stylesOf)
    .map(({ selectorText }) =>
      selectorText.replaceAll(/::?(?:hover|active|focus-visible|focus|before|after)\b/gu, anyElement),
    )
    .every((selector) => document.querySelector(selector) !== null)
}

/** Runs in the page: what a script of a seed may change. */
export const readDocument = (): string =>
  `${document.getAnimations().length} animations, ${document.documentElement.outerHTML}`

/** Why a seed proves nothing; `null` if it was seen where it is, and nowhere else. */
export function objectionTo({ seenIn }: Seed, result: SeedResult | undefined): string | null {
  if (result === undefined) return 'its story was not visited to the end'
  if (!result.hasEffect) return 'HAS NO EFFECT: no element of its selectors is in the story'
  const { found } = result
  const isRight = found.length === seenIn.length && seenIn.every((view) => found.includes(view))
  return isRight ? null : `MISSED: seen in ${found.join(', ') || 'nothing'} instead of ${seenIn.join(', ')}`
}
