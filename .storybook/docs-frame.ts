import { toolbarOf, type Toolbar } from './toolbar.ts'

/** The choices of the docs page around this frame, which Storybook does not pass on; `null` for a story of its own. */
export const toolbarOfDocsPage = (): Toolbar | null =>
  window.parent === window ? null : toolbarOf(window.parent.document.documentElement)

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
