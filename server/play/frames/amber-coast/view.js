// Amber Coast: five reels, twenty lines, free spins. One press is one spin.

import { byId } from '../kit/elements.js'
import { runGame } from '../kit/frame.js'
import { createStakes } from '../kit/stakes.js'
import { onLanguage, rubles, text } from '../kit/texts.js'
import { showLines } from './lines.js'
import { readSpin } from './read-view.js'
import { createReels } from './reels.js'
import { describeSpin, gridText, nextText, statusTexts } from './words.js'

/** @typedef {import('../kit/play-client.js').Round} Round */

/** Credits of a stake. */
const CREDITS = 10

const reels = createReels()
/** The spin on the reels; `null` before the first. @type {import('./read-view.js').Spin | null} */
let shown = null

const stakes = createStakes(() => frame?.render())
/** @type {ReturnType<typeof runGame> | undefined} */
let frame

/** Shows what symbols pay for a stake. @param {number} stake */
function showPays(stake) {
  for (const cell of document.querySelectorAll('[data-credits]')) {
    if (!(cell instanceof HTMLElement)) continue
    const sum = (Number(cell.dataset.credits) * stake) / CREDITS
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

/** Shows a spin on the resting reels. @param {Round} round */
function showSpin({ view }) {
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
