import { toolbarOf, type Toolbar } from './toolbar.ts'

/** The choices of the docs page around this frame, which Storybook does not pass on; `null` for a story of its own. */
export const toolbarOfDocsPage = (): Toolbar | null =>
  window.parent === window ? null : toolbarOf(window.parent.document.documentElement)

/** On the element that had the focus last in its frame. */
const FOCUS = 'data-docs-focus'

/** A selector that matches the marked element as if it had the focus. */
const withMarkedFocus = (selector: string): string =>
  selector
    .replaceAll(/:focus(?:-visible)?(?![\w-])/gu, `:is($&, [${FOCUS}])`)
    .replaceAll(':focus-within', `:is(:focus-within, :has([${FOCUS}]))`)

function addMarkedFocus(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus') && !rule.selectorText.includes(FOCUS))
      rule.selectorText = withMarkedFocus(rule.selectorText)
    if (rule instanceof CSSGroupingRule) addMarkedFocus(rule.cssRules)
  }
}

/** The browser draws one focus ring in all frames of a page; this keeps that of each frame. */
function keepFocusRing({ target }: FocusEvent): void {
  for (const element of document.querySelectorAll(`[${FOCUS}]`)) element.removeAttribute(FOCUS)
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  target.setAttribute(FOCUS, '')
  for (const { cssRules } of document.styleSheets) addMarkedFocus(cssRules)
}

/**
 * Several frames of a docs page run play functions at once. The page must not scroll to them, and what one has opened must
 * stay open when another one takes the focus.
 */
export function isolateFocusOnDocsPage(): void {
  if (toolbarOfDocsPage() === null) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithoutScroll(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  window.addEventListener('focusin', keepFocusRing)
  for (const type of ['blur', 'focusout']) {
    window.addEventListener(
      type,
      (event) => {
        if (!document.hasFocus()) event.stopImmediatePropagation()
      },
      { capture: true },
    )
  }
}
