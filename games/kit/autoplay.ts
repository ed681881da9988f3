import * as machine from './autoplay.machine.ts'
import { byId, element, elementOf, focusInPlace } from './elements.ts'
import type { FrameState } from './frame.state.ts'
import type { Round } from './play-client.ts'
import { isJackpot, isProfit } from './round.ts'
import { onLanguage, rubles, text } from './texts.ts'

/* Auto-play of a frame: its dialog, and the press that it makes for the player. */

interface AutoplayShell {
  state(): FrameState
  /** The chosen stake in kopecks. */
  stake(): number
  /** Presses the main button. */
  play(): void
  /** Shows a change. */
  render(): void
}

/** What the frame needs of auto-play; a game without it has one that never runs. */
export interface AutoplayControl {
  /** Text of the main button while it runs, which then stops it; `null` if it does not. */
  label(): string | null
  /** Ends it after the running round. Returns whether it ran. */
  stop(): boolean
  /** Follows a change of the frame's state. */
  follow(before: FrameState): void
  /** Whether a result is not announced: a screen reader would speak without a pause. */
  isSilent(round: Round): boolean
  /** A note that is still shown belongs to the rounds before. */
  clearNote(): void
}

const NO_AUTOPLAY: AutoplayControl = {
  label: () => null,
  stop: () => false,
  follow: () => undefined,
  isSilent: () => false,
  clearNote: () => undefined,
}

/** The dialog: `start` is called with the choice. */
function createDialog(stake: () => number, start: (choice: machine.AutoplayChoice) => void) {
  const dialog = elementOf('autoplay', HTMLDialogElement)
  const limits = byId('autoplay-limits')
  /** Position of the chosen limit. */
  let chosenLimit: number = machine.DEFAULT_LIMIT

  const rounds = () => Number(byId('autoplay-rounds').querySelector<HTMLInputElement>('input:checked')?.value)
  const sums = () => machine.lossLimits(rounds(), stake())

  function render() {
    limits.querySelectorAll('label').forEach((label) => label.remove())
    sums().forEach((sum, index) => {
      const input = element('input', { type: 'radio', name: 'autoplay-limit', value: String(sum) })
      input.checked = index === chosenLimit
      input.addEventListener('change', () => (chosenLimit = index))
      limits.append(element('label', { class: 'choice' }, input, rubles(sum)))
    })
    byId('autoplay-start').textContent = text('autoplayStart', { rounds: String(rounds()), stake: rubles(stake()) })
  }

  byId('autoplay-rounds').addEventListener('change', render)
  byId('autoplay-close').addEventListener('click', () => dialog.close())
  byId('autoplay-start').addEventListener('click', () => {
    dialog.close()
    // Where the next press stops it.
    focusInPlace(byId('play'))
    start({ rounds: rounds(), stake: stake(), lossLimit: sums()[chosenLimit] ?? 0 })
  })
  onLanguage(render)
  return {
    open() {
      render()
      dialog.showModal()
    },
  }
}

/** Wires auto-play, if the document has it. */
export function createAutoplay(shell: AutoplayShell): AutoplayControl {
  if (document.getElementById('autoplay-open') === null) return NO_AUTOPLAY
  const opener = byId('autoplay-open')
  let run: machine.Autoplay | null = null
  /** How the last one ended. */
  let ended: machine.Autoplay | null = null

  const sumUp = ({ end, played, staked, won }: machine.Autoplay): string =>
    `${text(end ?? '')} ${text('autoplaySum', { rounds: String(played), staked: rubles(staked), won: rubles(won) })}`

  /** The start is announced only: the main button shows it. */
  function renderNote() {
    const started = run && text('autoplayStarted', { rounds: String(run.rounds), limit: rubles(run.lossLimit) })
    const summary = ended === null ? '' : sumUp(ended)
    byId('autoplay-announcement').textContent = started ?? summary
    byId('autoplay-text').textContent = summary
    byId('autoplay-note').hidden = ended === null
  }

  function follow(before: FrameState) {
    const state = shell.state()
    if (run !== null) {
      const step = machine.followAutoplay(run, before, state, shell.stake())
      // The main button lies below an open dialog, so that it could not be stopped.
      const isCovered = step.next === 'play' && document.querySelector('dialog[open]') !== null
      if (step.next === 'end' || isCovered) {
        ended = machine.endAutoplay(step.run, 'autoplayStopped')
        run = null
        renderNote()
      } else {
        run = step.run
        if (step.next === 'play') shell.play()
      }
    }
    const canStart = run === null && machine.canStartAutoplay(state, shell.stake())
    opener.setAttribute('aria-disabled', String(!canStart))
  }

  function clearNote() {
    if (ended === null) return
    ended = null
    renderNote()
  }

  function end(why: machine.AutoplayEnd) {
    if (run === null) return
    run = machine.endAutoplay(run, why)
    follow(shell.state())
    shell.render()
  }

  const dialog = createDialog(shell.stake, (choice) => {
    ended = null
    run = machine.startAutoplay(choice)
    renderNote()
    follow(shell.state())
    shell.render()
  })
  opener.addEventListener('click', () => {
    if (opener.getAttribute('aria-disabled') === 'false') dialog.open()
  })
  byId('autoplay-note-close').addEventListener('click', () => {
    clearNote()
    focusInPlace(byId('play'))
  })
  document.addEventListener('visibilitychange', () => document.hidden && end('autoplayHidden'))
  onLanguage(renderNote)

  return {
    label: () =>
      run === null || run.end !== null ? null : text('autoplayStop', { left: String(machine.roundsLeft(run)) }),
    stop() {
      if (run === null || run.end !== null) return false
      end('autoplayStopped')
      return true
    },
    follow,
    isSilent: (round) => run !== null && !isProfit(round) && !isJackpot(round) && round.isOver,
    clearNote,
  }
}
