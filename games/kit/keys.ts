/** Calls `press` for the keys of the game: none of an open dialog, of the browser, or that has ended a scene. */
export function onGameKey(press: (event: KeyboardEvent) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (document.querySelector('dialog[open]') === null) press(event)
  })
}

/** Marks the document while keys reach it: only then the hint about them is true. */
export function markKeyFocus(): void {
  const mark = () => document.body.toggleAttribute('data-keys', document.hasFocus())
  for (const type of ['focus', 'blur']) window.addEventListener(type, mark)
  mark()
}

/** Gives the keys back to the main button after a press of another button by pointer. A keyboard stays where it is. */
export function releaseKeys(): void {
  document.addEventListener('click', ({ detail, target }) => {
    const button = detail > 0 && target instanceof Element ? target.closest<HTMLElement>('.sound, .level') : null
    button?.blur()
  })
}
