import { byId } from '../kit/elements.ts'
import { runGame } from '../kit/frame.ts'
import type { Round } from '../kit/play-client.ts'
import { createStakes } from '../kit/stakes.ts'
import { onLanguage, rubles, text } from '../kit/texts.ts'
import { TENTHS } from './lines.ts'
import { showLines } from './view-lines.ts'
import { readSpin, type SpinView } from './read-view.ts'
import { createReels } from './view-reels.ts'
import { describeSpin, gridText, nextText, statusTexts } from './words.ts'
import './reels.css.ts'
import './view.css.ts'

/* Amber Coast: five reels, twenty lines, free spins. One press is one spin. */

const reels = createReels()
/** The spin on the reels; `null` before the first. */
let shown: SpinView | null = null

const stakes = createStakes(() => frame?.render())
let frame: ReturnType<typeof runGame> | undefined

/** Shows what symbols pay for a stake. */
function showPays(stake: number) {
  for (const cell of document.querySelectorAll('[data-tenths]')) {
    if (!(cell instanceof HTMLElement)) continue
    const sum = (Number(cell.dataset.tenths) * stake) / TENTHS
    // The heading of the table names the currency.
    cell.textContent = stake === 0 ? '' : rubles(sum).replace(/\s₽$/u, '')
  }
}

function renderSpin() {
  const { spins, total } = statusTexts(shown)
  byId('spins').textContent = spins
  byId('total').textContent = total
  byId('reels').setAttribute('aria-label', gridText(reels.grid()))
  document.body.toggleAttribute('data-free', (shown?.free ?? null) !== null)
}

/** Shows a spin on the resting reels. */
function showSpin({ view }: Round) {
  shown = readSpin(view)
  showLines(shown, reels.cells())
  renderSpin()
}

frame = runGame({
  showLimits: stakes.showLimits,
  chooseBet: stakes.follow,
  bet: () => (stakes.value() === 0 ? null : { stake: stakes.value() }),
  action: () => ({ spin: true }),
  label(open) {
    if (document.body.dataset.phase === 'busy') return text('playing')
    return open === null ? text('play') : nextText(readSpin(open.view))
  },
  start({ kind }) {
    if (kind === 'round') shown = null
    showLines(null, reels.cells())
    renderSpin()
    reels.spin()
  },
  stop: reels.stop,
  async show(round) {
    await reels.land(readSpin(round.view).stops)
    showSpin(round)
  },
  resume(round) {
    reels.place(readSpin(round.view).stops)
    showSpin(round)
  },
  changed(open) {
    stakes.lock(open?.stake ?? null)
    showPays(open?.stake ?? stakes.value())
  },
  describe: ({ view, isOver }) => describeSpin(readSpin(view), isOver),
})
onLanguage(renderSpin)
renderSpin()
