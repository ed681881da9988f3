/** Calls `press` for the keys of the game: none of an open dialog, of the browser, or that has ended a scene. */
export function onGameKey(press: (event: KeyboardEvent) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (document.querySelector('dialog[open]') === null) press(event)
  })
}
