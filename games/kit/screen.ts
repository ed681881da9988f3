/* What a frame shows of its state, apart from the game itself. */

import { byId } from './elements.ts'
import type { Round } from './play-client.ts'
import { isJackpot, isProfit, type WinSize } from './round.ts'
import { inLanguage, rubles, text } from './texts.ts'

export type Phase = 'loading' | 'failed' | 'idle' | 'busy' | 'pausing' | 'unknown' | 'ended'

/** Money in kopecks. */
export interface ShownPurse {
  isReal: boolean
  balance: number
  bonus: number
}

export interface Screen {
  phase: Phase
  /** The state of the server is known. */
  isReady: boolean
  isOnHold: boolean
  canPress: boolean
  /** The game's own text for the main button. */
  label: string
  problemKey: string | null
  purse: ShownPurse
  canRefill: boolean
  last: { round: Round; caption: string } | null
  /** Size of the last win, until the next move. */
  winSize: WinSize | null
}

function buttonText({ phase, isOnHold, label }: Screen): string {
  if (phase === 'loading') return text('loading')
  if (phase === 'failed' || phase === 'unknown') return text('retry')
  return isOnHold && phase !== 'busy' ? text('onHold') : label
}

/** Shows the state of a frame. */
export function showScreen(screen: Screen): void {
  const { problemKey, last } = screen
  document.body.toggleAttribute('data-hold', screen.isOnHold)
  byId('play-label').textContent = buttonText(screen)
  // Not `disabled`, so that the button keeps keyboard focus.
  byId('play').setAttribute('aria-disabled', String(!screen.canPress))
  byId('problem-text').textContent = problemKey === null ? '' : text(problemKey)
  byId('problem').hidden = problemKey === null
  byId('refill').hidden = !screen.canRefill
  showPurse(screen)
  showWinSize(screen)
  if (last === null) return
  const win = last.round.isOver ? rubles(last.round.win + last.round.jackpot) : ''
  byId('win').textContent = win
  byId('win').toggleAttribute('data-profit', isProfit(last.round) || last.round.jackpot > 0)
  // The small layout fits the size of the text to its column.
  byId('win').style.setProperty('--length', String(win.length))
  byId('win-caption').textContent = last.caption
  byId('round').textContent = text('roundNumber', { number: String(last.round.nonce + 1) })
}

/** Marks the document and the purse that the win went to, so that styles let them react. */
function showWinSize({ winSize, last }: Screen): void {
  if (winSize === null) delete document.body.dataset['win']
  else document.body.dataset['win'] = winSize
  const isBonus = last?.round.isFreeSpin === true
  byId('balance').toggleAttribute('data-won', winSize !== null && !isBonus)
  byId('bonus').toggleAttribute('data-won', winSize !== null && isBonus)
}

/** Own and bonus money are never added up. */
function showPurse({ phase, isReady, purse: { isReal, balance, bonus } }: Screen): void {
  byId('balance-label').textContent = text(isReal || !isReady ? 'ownBalance' : 'balance')
  byId('balance').textContent = phase === 'loading' || !isReady ? '…' : rubles(balance)
  byId('bonus-line').hidden = bonus === 0
  byId('bonus').textContent = rubles(bonus)
}

/** Says which jackpot the bet has won, or is empty. Later steps of the round don't repeat it. */
export const jackpotText = (round: Round): string =>
  isJackpot(round) ? text('jackpot', { name: inLanguage(round.jackpotName), sum: rubles(round.jackpot) }) : ''

/** The result of a round that is over. */
function resultText(round: Round, spoken: string): string {
  const { win, balance, bonus, isFreeSpin } = round
  // The win of a free spin is bonus money.
  const purse = isFreeSpin
    ? text('spokenBonus', { sum: rubles(bonus) })
    : text('spokenBalance', { sum: rubles(balance) })
  if (win === 0 && jackpotText(round) !== '') return `${spoken}, ${purse}`
  const key = isProfit(round) ? 'spokenWin' : win > 0 ? 'spokenBack' : 'spokenNothing'
  return text(key, { spoken, win: rubles(win), purse })
}

/** Announces a round in one sentence, for screen readers. */
export function announce(round: Round, spoken: string): void {
  const result = round.isOver ? resultText(round, spoken) : spoken
  byId('announcement').textContent = `${jackpotText(round)} ${result}`.trim()
}
