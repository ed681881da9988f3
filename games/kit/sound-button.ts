import { elementOf } from './elements.ts'
import { isMotionReduced, onReducedMotion } from './motion.ts'
import { playSound, setSound, unlockSound } from './sound.ts'
import { onLanguage, text } from './texts.ts'

/* The button that switches the sound. The page remembers the choice, because a frame has no storage. */

/** Wires the button. `report` is called after each switch of the player. */
export function createSoundButton(report: (isOn: boolean) => void) {
  const button = elementOf('sound', HTMLButtonElement)
  let isOn = false
  /** The page repeats its setting with each change of the others. */
  let pageSetting: boolean | null = null

  function render(): void {
    const isAvailable = !isMotionReduced()
    button.setAttribute('aria-pressed', String(isOn && isAvailable))
    button.setAttribute('aria-disabled', String(!isAvailable))
    button.setAttribute('aria-label', text(isAvailable ? 'sound' : 'noSound'))
  }

  function change(next: boolean): void {
    isOn = next
    setSound(next)
    render()
  }

  button.addEventListener('click', () => {
    if (isMotionReduced()) return
    change(!isOn)
    unlockSound()
    playSound('press')
    report(isOn)
  })
  // Before the game's own listeners, whose sounds need it.
  for (const type of ['click', 'keydown']) document.addEventListener(type, unlockSound, { capture: true })
  onReducedMotion(render)
  onLanguage(render)
  render()
  return {
    /** Follows a change of the page's setting. */
    follow(next: boolean): void {
      if (next !== pageSetting) change(next)
      pageSetting = next
    },
  }
}
