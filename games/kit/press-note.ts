import { byId } from './elements.ts'

/* A line over the game that says why a press did nothing. */

/** Shows it until the next press. Screen readers read the game's own status instead. */
export function showPressNote(words: string): void {
  const note = byId('press-note')
  note.textContent = words
  note.hidden = false
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, () => (note.hidden = true), { once: true, capture: true })
}
