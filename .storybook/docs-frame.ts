import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { MARK, matchMarks } from './pseudo-states.ts'
import { toolbarOf, type Toolbar } from './toolbar.ts'

/** The choices of the docs page around this frame, which Storybook does not pass on; `null` for a story of its own. */
export const toolbarOfDocsPage = (): Toolbar | null =>
  window.parent === window ? null : toolbarOf(window.parent.document.documentElement)

/** On an element that a play function has clicked, where a mouse would draw no ring. */
const PRESSED = 'data-docs-pressed'
const FIELDS = 'input, textarea, select'
let isPressed = false

/** The browser draws one focus ring in all frames of a page; this keeps that of each frame. */
function keepFocusRing({ target }: FocusEvent): void {
  for (const mark of [MARK.focus, PRESSED])
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  if (isPressed && !target.matches(FIELDS)) {
    target.setAttribute(PRESSED, '')
    return
  }
  target.setAttribute(MARK.focus, '')
  matchMarks()
}

/** How long a play function waits for the others at most, in milliseconds. */
const MAX_WAIT = 20_000

/**
 * Lets the frames of a docs page run their play functions one after another: the browser takes the focus from one frame when
 * another one gets it.
 */
export async function takeTurnOnDocsPage({ playFunction }: object & { playFunction?: unknown }): Promise<void> {
  // Locks exist over https and on localhost only.
  if (playFunction === undefined || toolbarOfDocsPage() === null || !('locks' in navigator)) return
  const finished = new Promise<void>((resolve) => addons.getChannel().once(STORY_FINISHED, () => resolve()))
  await new Promise<void>((resolve) => {
    navigator.locks
      .request('play', { signal: AbortSignal.timeout(MAX_WAIT) }, () => {
        resolve()
        return finished
      })
      .catch(() => resolve())
  })
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
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  window.addEventListener('keydown', () => (isPressed = false), { capture: true })
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
