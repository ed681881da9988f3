import { languageOf, themeOf } from './modes.ts'

/** The root element of the docs page around this frame, or `null`. */
function docsPage(): HTMLElement | null {
  if (window.parent === window) return null
  const root = window.parent.document.documentElement
  return root.dataset['page'] === 'docs' ? root : null
}

/** Theme and language of the docs page around this frame: Storybook does not pass them to frames of stories. */
export function modeOfDocsPage(): Record<string, string> {
  const page = docsPage()
  return page === null ? {} : { theme: themeOf(page.dataset['theme']), language: languageOf(page.lang) }
}

/**
 * Several frames of a docs page run play functions at once. The page must not scroll to them, and what one has opened must
 * stay open when another one takes the focus.
 */
export function isolateFocusOnDocsPage(): void {
  if (docsPage() === null) return
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
