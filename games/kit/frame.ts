import './styles/frame-styles.ts'
import { fieldOf, numberOf } from '../json.ts'
import { createAutoplay, type AutoplayControl } from './autoplay.ts'
import { celebrate } from './celebrate.ts'
import { now, wait } from './clock.ts'
import { connectPage, type PageHandlers } from './connection.ts'
import { byId, focusInPlace } from './elements.ts'
import { transition } from './frame.machine.ts'
import * as frame from './frame.state.ts'
import type { GameView } from './game-view.ts'
import { markKeyFocus, onGameKey, releaseKeys } from './keys.ts'
import { setReducedMotion } from './motion.ts'
import { createPlayClient, newRoundId, type Move, type Round } from './play-client.ts'
import { winSizeOf } from './round.ts'
import { createRulesDialog } from './rules-dialog.ts'
import { announce, jackpotText, showScreen, type Phase } from './screen.ts'
import { playSound, silence } from './sound.ts'
import { createSoundButton } from './sound-button.ts'
import { fillTexts, onLanguage, setLanguage, text } from './texts.ts'
import { closeWinScene } from './win-scene.ts'

/* Runs a game: executes the commands of its state machine, and shows its state. */

/** The phase as styles and games know it. */
const phaseOf = (state: frame.FrameState): Phase =>
  state.phase.kind === 'sent' || state.phase.kind === 'showing' ? 'busy' : state.phase.kind

/** The chosen stake in kopecks; 0 if the game has none yet. */
const stakeOf = (game: GameView): number => numberOf(fieldOf(game.bet(), 'stake'))

/** Shows a state: what all games have, then the game's own part. */
function showState(game: GameView, state: frame.FrameState, autoplay: AutoplayControl): void {
  const { isOnHold, isReady, problem, purse, open, last } = state
  const phase = phaseOf(state)
  document.body.dataset['phase'] = phase
  const isFreeSpin = frame.isFreeSpin(state) && phase !== 'busy'
  const stopLabel = autoplay.label()
  document.body.toggleAttribute('data-autoplay', stopLabel !== null)
  showScreen({
    phase,
    isReady,
    isOnHold,
    canPress: stopLabel !== null || frame.canPress(state, game.bet(), game.action?.()),
    label: stopLabel ?? (isFreeSpin ? text('freeSpin', { left: String(purse.freeSpins) }) : game.label(open)),
    problemKey: problem,
    purse,
    canRefill: purse.canRefill && open === null,
    last: last && { round: last, caption: jackpotText(last) || game.describe(last).caption },
    winSize: last === null || phase === 'busy' ? null : winSizeOf(last),
  })
  game.changed?.(open)
}

/** The last bet as the fairness page reads it; `null` if it is a stake only. */
function lastBetOf(game: GameView, { last }: frame.FrameState) {
  const bet = last === null ? undefined : game.betText?.(last)
  return last === null || bet === undefined ? null : { nonce: last.nonce, bet }
}

/** Calls `press` for Space and Enter, unless they belong to a button. */
function onShortcut(press: () => void): void {
  onGameKey((event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    const isShortcut = event.target === document.body || event.target instanceof HTMLInputElement
    // A held key counts as one press, so that no round starts by itself.
    if (isShortcut || event.repeat) event.preventDefault()
    if (isShortcut && !event.repeat) press()
  })
}

/** Calls `press` by the main button and its keys, and passes on the other buttons. */
function onPress(press: () => void, dispatch: (event: frame.FrameEvent) => void): void {
  byId('play').addEventListener('click', press)
  byId('problem-close').addEventListener('click', () => dispatch({ kind: 'problemClosed' }))
  byId('refill').addEventListener('click', () => dispatch({ kind: 'refillPressed' }))
  onShortcut(press)
  releaseKeys()
  markKeyFocus()
}

function onActivity(report: () => void): void {
  document.addEventListener('pointerdown', report)
  document.addEventListener('keydown', ({ repeat }) => !repeat && report())
}

/** A game on hold may be hidden, so it is silent and celebrates nothing. */
function applyHold(isOnHold: boolean): void {
  silence(isOnHold)
  if (isOnHold) closeWinScene()
}

interface PageTargets {
  dispatch(event: frame.FrameEvent): void
  followSound(isOn: boolean): void
}

/** Passes on what the page sends. */
const pageHandlers = (game: GameView, { dispatch, followSound }: PageTargets): PageHandlers => ({
  settings({ language, reducedMotion, bet, sound }) {
    setReducedMotion(reducedMotion)
    if (sound !== null) followSound(sound)
    if (language !== null) setLanguage(language)
    if (bet !== null) game.chooseBet?.(bet)
  },
  connected: () => dispatch({ kind: 'connected' }),
  hold: () => dispatch({ kind: 'held' }),
  go: () => dispatch({ kind: 'released' }),
  refresh: () => dispatch({ kind: 'refreshed' }),
})

/** Runs a game. `render` updates the main button after the game's own changes. */
export function runGame(game: GameView) {
  const client = createPlayClient(location.hash.slice(1))
  const playButton = byId('play')
  let state = frame.initialState(game.lockStake !== undefined)

  const page = connectPage(pageHandlers(game, { dispatch, followSound: (isOn) => soundButton.follow(isOn) }))
  const soundButton = createSoundButton((isOn) => page.post({ type: 'sound', isOn }))
  const rules = createRulesDialog(client, { round: () => state.last, bet: () => lastBetOf(game, state) })

  const render = () => showState(game, state, autoplay)
  const autoplay = createAutoplay({
    state: () => state,
    stake: () => stakeOf(game),
    play: () => dispatch({ kind: 'pressed', id: newRoundId(), bet: game.bet(), action: null }),
    render,
  })

  async function read(number: number): Promise<void> {
    const response = await client.state()
    dispatch({ kind: 'stateAnswered', read: number, response, now: now() })
  }

  async function send(move: Move): Promise<void> {
    playSound('press')
    autoplay.clearNote()
    game.start(move)
    const response = await client.play(move)
    dispatch({ kind: 'moveAnswered', response, now: now() })
  }

  async function show(round: Round): Promise<void> {
    await game.show(round)
    dispatch({ kind: 'shown', now: now() })
  }

  async function pause(number: number, ms: number): Promise<void> {
    playButton.style.setProperty('--pause', `${Math.round(ms)}ms`)
    await wait(ms)
    dispatch({ kind: 'paused', pause: number })
  }

  async function refill(): Promise<void> {
    dispatch({ kind: 'refillAnswered', response: await client.refill() })
  }

  function execute(command: frame.FrameCommand): void {
    switch (command.kind) {
      case 'read':
        return void read(command.read)
      case 'send':
        return void send(command.move)
      case 'refill':
        return void refill()
      case 'stop':
        return game.stop()
      case 'show':
        return void show(command.round)
      case 'resume':
        return game.resume?.(command.round)
      case 'announce':
        return autoplay.isSilent(command.round)
          ? undefined
          : announce(command.round, game.describe(command.round).spoken)
      case 'celebrate':
        return celebrate(command.round, command.size)
      case 'wait':
        return void pause(command.pause, command.ms)
      case 'showLimits':
        return game.showLimits(command.limits)
      case 'focusPlay':
        return focusInPlace(playButton)
      case 'ready':
        return page.ready({ followsBet: game.chooseBet !== undefined })
      case 'post':
        return page.post(command.message)
    }
  }

  function dispatch(event: frame.FrameEvent): void {
    const before = state
    const next = transition(state, event)
    state = next.state
    applyHold(state.isOnHold)
    game.lockStake?.(frame.isFreeSpin(state) ? state.purse.freeSpinStake : null)
    next.commands.forEach(execute)
    autoplay.follow(before)
    render()
  }

  const press = (action = game.action?.()) =>
    // A press that ends the scene of a win does no more.
    closeWinScene() || autoplay.stop() || dispatch({ kind: 'pressed', id: newRoundId(), bet: game.bet(), action })
  onPress(() => press(), dispatch)
  onActivity(() => page.post({ type: 'activity' }))
  window.addEventListener('online', () => dispatch({ kind: 'reconnected' }))
  onLanguage(render)
  onLanguage(rules.render)
  fillTexts()
  dispatch({ kind: 'started' })
  return {
    render,
    isResting: () => frame.isResting(state),
    hasOpenRound: () => state.open !== null,
    /** Plays an action of the open round that is not the main button's; it is ignored while nothing can be played. */
    act: (action: unknown) => state.open !== null && frame.isResting(state) && press(action),
  }
}
