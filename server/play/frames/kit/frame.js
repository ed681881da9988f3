// What all games share: the state, the main button, the pace, lost answers and the page around the frame.

import { connectPage } from './connection.js'
import { celebrate } from './celebrate.js'
import { byId } from './elements.js'
import { setReducedMotion, wait } from './motion.js'
import { CODE, createPlayClient, newRoundId } from './play-client.js'
import { createRulesDialog } from './rules-dialog.js'
import { announce, isProfit, jackpotText, showScreen } from './screen.js'
import { fillTexts, onLanguage, setLanguage, text } from './texts.js'

/** @typedef {import('./play-client.js').Round} Round */
/** @typedef {import('./play-client.js').Move} Move */
/** @typedef {import('./screen.js').Phase} Phase */
/**
 * One game: it chooses the bet and shows results. Only the server decides them.
 *
 * @typedef {object} Game
 * @property {(limits: unknown) => void} showLimits The engine's bet limits.
 * @property {() => unknown} bet The chosen bet; `null` if there is none.
 * @property {() => unknown} [action] The next action of the open round.
 * @property {(open: Round | null) => string} label Text of the main button.
 * @property {(move: Move) => void} start A move was sent: the animation begins.
 * @property {() => void} stop Nothing was played, or the outcome is unknown.
 * @property {(round: Round) => Promise<void>} show Shows a result, with its animation.
 * @property {(round: Round) => void} [resume] Shows an open round after a reload.
 * @property {(round: Round) => { spoken: string, caption: string }} describe
 * @property {(round: Round) => string} [betText] The bet as the fairness page reads it, if it is more than a stake.
 * @property {(rublesPerCredit: number) => void} [chooseBet] Follows the page's bet; without it the page offers none.
 * @property {(stake: number | null) => void} [lockStake] The next round is a free spin with this stake, or `null`.
 * @property {(open: Round | null) => void} [changed] After each change of the state.
 */

/** @type {Readonly<Record<number, string>>} */
const REJECTIONS = {
  [CODE.tooSoon]: 'tooSoon',
  [CODE.noFunds]: 'noFunds',
  [CODE.excluded]: 'excluded',
  [CODE.blocked]: 'blocked',
}

/** The text of a rejection. @param {{ code: number, reason: string }} response @param {boolean} isReal */
function rejectionKey({ code, reason }, isReal) {
  if (code === CODE.noFunds && isReal) return 'noMoney'
  return reason === 'maxBet' ? reason : (REJECTIONS[code] ?? 'refused')
}

/**
 * What a rejection means if the state of this game does not show it: it is about another game.
 *
 * @param {number} code @param {Move} move
 */
function elsewhereKey(code, move) {
  if (code === CODE.unfinished) return 'unfinished'
  // A free spin that was refused is over, not elsewhere.
  return code === CODE.freeSpins && move.kind === 'round' && !move.isFreeSpin ? 'freeSpins' : null
}

/** Runs a game. `render` updates the main button after the game's own changes. @param {Game} game */
export function runGame(game) {
  const client = createPlayClient(location.hash.slice(1))
  const playButton = byId('play')
  /** @type {Phase} */
  let phase = 'loading'
  let isOnHold = false
  let isReadySent = false
  /** Text of the shown trouble. @type {string | null} */
  let troubleKey = null
  /** The move with an unknown outcome. A retry sends the same one, so the stake is taken once. @type {Move | null} */
  let pending = null
  /** @type {Round | null} */
  let open = null
  /** @type {Round | null} */
  let last = null
  let purse = { isReal: false, balance: 0, bonus: 0, freeSpins: 0, canRefill: false }
  let freeSpinStake = 0

  const page = connectPage({
    settings({ language, reducedMotion, bet }) {
      setReducedMotion(reducedMotion)
      if (language !== null) setLanguage(language)
      if (bet !== null) game.chooseBet?.(bet)
    },
    connected: () => phase === 'ended' && page.post({ type: 'ended', reason: endReason }),
    hold() {
      isOnHold = true
      if (phase !== 'busy') page.post({ type: 'held' })
      render()
    },
    go() {
      isOnHold = false
      render()
    },
    refresh: () => void (isResting() && load()),
  })
  const rules = createRulesDialog(client, () => {
    const bet = last === null ? undefined : game.betText?.(last)
    return last === null || bet === undefined ? null : { nonce: last.nonce, bet }
  })

  const isResting = () => phase === 'idle' || phase === 'pausing'
  const canPress = () =>
    phase === 'failed' ||
    (!isOnHold && (phase === 'unknown' || (phase === 'idle' && (open !== null || game.bet() !== null))))

  /** Whether the next round is a free spin of the bonus. */
  const isFreeSpin = () => purse.freeSpins > 0 && open === null && game.lockStake !== undefined

  /** @param {Round} round */
  const captionOf = (round) => jackpotText(round) || game.describe(round).caption

  /** @param {Omit<typeof purse, 'isReal'>} changed */
  function setPurse({ balance, bonus, freeSpins, canRefill }) {
    purse = { isReal: purse.isReal, balance, bonus, freeSpins, canRefill }
    game.lockStake?.(isFreeSpin() ? freeSpinStake : null)
  }

  function render() {
    document.body.dataset.phase = phase
    showScreen({
      phase,
      isOnHold,
      canPress: canPress(),
      label: isFreeSpin() && phase !== 'busy' ? text('freeSpin', { left: String(purse.freeSpins) }) : game.label(open),
      troubleKey,
      purse,
      canRefill: purse.canRefill && open === null,
      last: last && { round: last, caption: captionOf(last) },
    })
    game.changed?.(open)
  }

  /** @param {Phase} next @param {string | null} [trouble] */
  function enter(next, trouble = null) {
    phase = next
    troubleKey = trouble
    render()
  }

  /** Why the game cannot go on. */
  let endReason = 'expired'

  /** A retry cannot succeed: only the page can open the game again. @param {{ reason: string }} response */
  function endSession({ reason }) {
    endReason = reason === 'elsewhere' ? reason : 'expired'
    enter('ended', 'ended')
    page.post({ type: 'ended', reason: endReason })
  }

  /** Keeps the button disabled until the server accepts the next round; an action of an open one has no pace. @param {number} readyAt @param {string | null} why */
  async function pause(readyAt, why = null) {
    const remainingMs = readyAt - performance.now()
    enter(remainingMs > 0 ? 'pausing' : 'idle', why)
    if (isOnHold) page.post({ type: 'held' })
    if (remainingMs <= 0) return
    playButton.style.setProperty('--pause', `${Math.round(remainingMs)}ms`)
    await wait(remainingMs)
    if (phase === 'pausing') enter('idle', troubleKey)
  }

  /** @param {Move} move */
  async function send(move) {
    enter('busy')
    game.start(move)
    const response = await client.play(move)
    if (response.kind === 'noResponse') {
      pending = move
      game.stop()
      enter('unknown', 'unknown')
      if (isOnHold) page.post({ type: 'held' })
      return
    }
    pending = null
    if (response.kind === 'rejected') {
      game.stop()
      page.post({ type: 'round', state: 'settled', id: move.id })
      if (response.code === CODE.ended) return endSession(response)
      // Another tab has left a round open, or has finished this one. A rate limit changes nothing.
      const isStale = [CODE.unfinished, CODE.freeSpins].includes(response.code) || move.kind === 'act'
      if (isStale && response.code !== CODE.tooSoon) return load(elsewhereKey(response.code, move))
      return pause(response.readyAt, rejectionKey(response, purse.isReal))
    }
    const round = response.data
    open = round.isOver ? null : round
    await game.show(round)
    last = round
    setPurse(round)
    // A returned stake is no win and not celebrated.
    if (jackpotText(round) !== '' || (round.isOver && isProfit(round))) celebrate()
    // After the animation, so that the page around the frame does not show the result before.
    if (round.isOver) page.post({ type: 'round', state: 'settled', id: round.id })
    else if (move.kind === 'round') page.post({ type: 'round', state: 'started', id: round.id })
    announce(round, game.describe(round).spoken)
    return pause(open === null ? response.readyAt : 0)
  }

  /** Loads the state, also after the page's `refresh`. @param {string | null} [why] Shown unless the state explains it. */
  async function load(why = null) {
    const isRefresh = isResting()
    if (!isRefresh) enter('loading')
    const response = await client.state()
    // A round began meanwhile: its response is newer.
    if (isRefresh && !isResting()) return
    if (response.kind === 'accepted') {
      const { open: loaded } = response.data
      // A refresh keeps what the player has chosen in the open round.
      const isKept = isRefresh && loaded?.id === open?.id && loaded?.step === open?.step
      open = loaded
      purse.isReal = response.data.isReal
      freeSpinStake = response.data.freeSpinStake
      setPurse(response.data)
      if (!isReadySent) game.showLimits(response.data.bet)
      if (open !== null && !isKept) {
        last = open
        game.resume?.(open)
        announce(open, game.describe(open).spoken)
      }
    }
    const isEnded = response.kind === 'rejected' && response.code === CODE.ended
    if (response.kind !== 'accepted' && !isEnded) return isRefresh ? undefined : enter('failed', 'failed')
    if (!isReadySent) page.ready({ followsBet: game.chooseBet !== undefined })
    isReadySent = true
    if (isEnded) return endSession(response)
    return pause(open === null ? response.readyAt : 0, open === null && !isFreeSpin() ? why : null)
  }

  async function refill() {
    const response = await client.refill()
    if (response.kind === 'rejected' && response.code === CODE.ended) return endSession(response)
    if (response.kind === 'accepted') setPurse(response.data)
    enter(phase, response.kind === 'accepted' ? null : 'notRefilled')
    playButton.focus()
  }

  function press() {
    if (!canPress()) return
    if (phase === 'failed') return void load()
    if (pending !== null) return void send(pending)
    if (open !== null) return void send({ kind: 'act', id: open.id, step: open.step, action: game.action?.() })
    void send({ kind: 'round', id: newRoundId(), bet: game.bet(), isFreeSpin: isFreeSpin() })
  }

  playButton.addEventListener('click', press)
  byId('refill').addEventListener('click', () => void refill())
  document.addEventListener('keydown', (event) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || document.querySelector('dialog[open]') !== null) return
    const isShortcut = event.target === document.body || event.target instanceof HTMLInputElement
    // A held key counts as one press, so that no round starts by itself.
    if (isShortcut || event.repeat) event.preventDefault()
    if (isShortcut && !event.repeat) press()
  })
  document.addEventListener('pointerdown', () => page.post({ type: 'activity' }))
  document.addEventListener('keydown', (event) => !event.repeat && page.post({ type: 'activity' }))
  onLanguage(() => {
    render()
    rules.render()
  })
  fillTexts()
  render()
  void load()
  return { render, isResting, hasOpenRound: () => open !== null }
}
