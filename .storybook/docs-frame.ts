import { MARK, matchMarks } from './pseudo-states.ts'
import { toolbarOf, type Toolbar } from './toolbar.ts'

/** The choices of the docs page around this frame, which Storybook does not pass on; `null` for a story of its own. */
export const toolbarOfDocsPage = (): Toolbar | null =>
  window.parent === window ? null : toolbarOf(window.parent.document.documentElement)

/** The browser draws one focus ring in all frames of a page; this keeps that of each frame. */
function keepFocusRing({ target }: FocusEvent): void {
  for (const element of document.querySelectorAll(`[${MARK.focus}]`)) element.removeAttribute(MARK.focus)
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  target.setAttribute(MARK.focus, '')
  matchMarks()
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
