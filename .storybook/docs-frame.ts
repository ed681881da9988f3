import { readToolbar, type Toolbar } from './toolbar.ts'

/** The choices of the docs page around this frame, as text; `undefined` for a story of its own. */
const docsToolbar = (): string | undefined =>
  window.parent === window ? undefined : window.parent.document.documentElement.dataset['toolbar']

/** The choices of the docs page around this frame: Storybook does not pass them to frames of stories. */
export function toolbarOfDocsPage(): Partial<Toolbar> {
  const text = docsToolbar()
  return text === undefined ? {} : readToolbar(Object.fromEntries(text.split(';').map((pair) => pair.split(':'))))
}

/**
 * Several frames of a docs page run play functions at once. The page must not scroll to them, and what one has opened must
 * stay open when another one takes the focus.
 */
export function isolateFocusOnDocsPage(): void {
  if (docsToolbar() === undefined) return
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
