// What a frame shows of its state, apart from the game itself.

import { byId } from './elements.js'
import { rubles, text } from './texts.js'

/** @typedef {import('./play-client.js').Round} Round */
/** @typedef {'loading' | 'failed' | 'idle' | 'busy' | 'pausing' | 'unknown' | 'ended'} Phase */
/**
 * @typedef {object} Screen
 * @property {Phase} phase
 * @property {boolean} isOnHold
 * @property {boolean} canPress
 * @property {string} label The game's own text for the main button.
 * @property {string | null} troubleKey
 * @property {{ isReal: boolean, balance: number, bonus: number }} purse
 * @property {boolean} canRefill
 * @property {{ round: Round, caption: string } | null} last
 */

/** @param {Screen} screen */
function buttonText({ phase, isOnHold, label }) {
  if (phase === 'loading') return text('loading')
  if (phase === 'failed' || phase === 'unknown') return text('retry')
  return isOnHold && phase !== 'busy' ? text('onHold') : label
}

/** Shows the state of a frame. @param {Screen} screen */
export function showScreen(screen) {
  const { phase, troubleKey, last } = screen
  document.body.toggleAttribute('data-hold', screen.isOnHold)
  byId('play-label').textContent = buttonText(screen)
  // Not `disabled`, so that the button keeps keyboard focus.
  byId('play').setAttribute('aria-disabled', String(!screen.canPress))
  byId('trouble-text').textContent = troubleKey === null ? '' : text(troubleKey)
  byId('trouble').hidden = troubleKey === null
  byId('refill').hidden = !screen.canRefill
  showPurse(phase, screen.purse)
  if (last === null) return
  const win = last.round.isOver ? rubles(last.round.win + last.round.jackpot) : ''
  byId('win').textContent = win
  // The small layout fits the size of the text to its column.
  byId('win').style.setProperty('--length', String(win.length))
  byId('win-caption').textContent = last.caption
  byId('round').textContent = text('roundNumber', { number: String(last.round.nonce) })
}

/** Own and bonus money are never added up. @param {Phase} phase @param {Screen['purse']} purse */
function showPurse(phase, { isReal, balance, bonus }) {
  byId('balance-label').textContent = text(isReal ? 'ownBalance' : 'balance')
  byId('balance').textContent = phase === 'loading' ? '…' : rubles(balance)
  byId('bonus-line').hidden = bonus === 0
  byId('bonus').textContent = rubles(bonus)
}

/** What a free spin has won is more than its stake, which was nothing. @param {Round} round */
export const isProfit = ({ win, stake, isFreeSpin }) => win > (isFreeSpin ? 0 : stake)

/** Says which jackpot the bet has won, or is empty. Later steps of the round don't repeat it. @param {Round} round */
export const jackpotText = ({ step, jackpot }) =>
  step === 0 && jackpot > 0 ? text('jackpot', { sum: rubles(jackpot) }) : ''

/** The result of a round that is over. @param {Round} round @param {string} spoken */
function resultText(round, spoken) {
  const { win, balance, bonus, isFreeSpin } = round
  // The win of a free spin is bonus money.
  const purse = isFreeSpin
    ? text('spokenBonus', { sum: rubles(bonus) })
    : text('spokenBalance', { sum: rubles(balance) })
  if (win === 0 && jackpotText(round) !== '') return `${spoken}, ${purse}`
  const key = isProfit(round) ? 'spokenWin' : win > 0 ? 'spokenBack' : 'spokenNothing'
  return text(key, { spoken, win: rubles(win), purse })
}

/** Announces a round in one sentence, for screen readers. @param {Round} round @param {string} spoken */
export function announce(round, spoken) {
  const result = round.isOver ? resultText(round, spoken) : spoken
  byId('announcement').textContent = `${jackpotText(round)} ${result}`.trim()
}
