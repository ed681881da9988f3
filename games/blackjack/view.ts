import '../cards/card.css.ts'
import { byId, focusInPlace } from '../kit/elements.ts'
import { runGame } from '../kit/frame.ts'
import { onGameKey } from '../kit/keys.ts'
import { isMotionReduced, waitForMotion } from '../kit/motion.ts'
import type { Round } from '../kit/play-client.ts'
import { playSound } from '../kit/sound.ts'
import { createStakes } from '../kit/stakes.ts'
import { onLanguage, rubles, text } from '../kit/texts.ts'
import { writeRound } from './bet-lines.ts'
import { MOVES, readTable, type MoveName, type PlayerHand, type TableView } from './read-view.ts'
import { createTable, dealingSteps, dealtHands, handName, handText, totalText } from './table.ts'
import './table.css.ts'
import './view.css.ts'

/* Blackjack: the player moves, the server deals and plays the dealer. */

const STAGGER_MS = 240
/** The phases in which a move can be pressed now, or after the one on its way. */
const PLAYABLE: readonly (string | undefined)[] = ['idle', 'pausing', 'busy']
const NO_HAND = { cards: [], hand: null }

const buttons = [...byId('moves').querySelectorAll('button')]
const table = createTable()
/** The round on the table; `null` for an empty one. */
let shown: Round | null = null

const stakes = createStakes(() => frame?.render())
let frame: ReturnType<typeof runGame> | undefined

const shownTable = (): TableView | null => (shown === null ? null : readTable(shown.view))
const openTable = (): TableView | null => (frame?.hasOpenRound() === true ? shownTable() : null)

const canPlay = (move: MoveName): boolean => frame?.isResting() === true && openTable()?.moves.includes(move) === true

function renderMoves() {
  const open = openTable()
  buttons.forEach((button, index) => {
    const move = MOVES[index] ?? 'hit'
    const addsStake = move === 'double' || move === 'split'
    const isPossible = open?.moves.includes(move) === true
    button.setAttribute('aria-disabled', String(!canPlay(move)))
    // While a move is on its way, the buttons keep their look.
    button.toggleAttribute('data-off', !isPossible || !PLAYABLE.includes(document.body.dataset.phase))
    // Before the deal Tab leads to the bet and the main button.
    button.tabIndex = isPossible ? 0 : -1
    const added = button.querySelector('small')
    if (added !== null)
      added.textContent = addsStake && open !== null && isPossible ? text('added', { sum: rubles(open.bet) }) : ''
  })
  document.body.toggleAttribute('data-open', open !== null)
  document.querySelectorAll('[data-pays]').forEach((row) => {
    const isWon = shownTable()?.hands.some(
      ({ result }) => row instanceof HTMLElement && row.dataset.pays === `pays-${result}`,
    )
    row.toggleAttribute('data-won', isWon === true)
  })
}

function render() {
  const dealt = shownTable()
  table.show(dealt === null ? { dealer: NO_HAND, hands: [NO_HAND], active: null } : dealtHands(dealt))
  renderMoves()
}

async function showRound(round: Round, isAnimated: boolean) {
  const before = shown?.id === round.id ? shownTable() : null
  if (isAnimated && !isMotionReduced())
    for (const step of dealingSteps(before, readTable(round.view))) {
      table.show(step)
      playSound('tile')
      // One card after another.
      // oxlint-disable-next-line no-await-in-loop
      await waitForMotion(STAGGER_MS)
    }
  shown = round
  render()
}

/** A keyboard goes on where it can play: with the moves of an open round, else with the main button. */
function moveFocus({ isOver }: Round) {
  const play = byId('play')
  const focused = document.activeElement
  const focusedMove = MOVES[buttons.findIndex((button) => button === focused)]
  if (isOver && focusedMove !== undefined) focusInPlace(play)
  const isImpossible = focusedMove !== undefined && openTable()?.moves.includes(focusedMove) !== true
  if (!isOver && (focused === play || isImpossible)) focusInPlace(buttons[0])
}

function play(move: MoveName) {
  if (canPlay(move)) frame?.act({ move })
}

const resultText = ({ result }: PlayerHand): string => text(`result-${result ?? 'lose'}`)

function describe(round: Round) {
  const { hands, dealer, active } = readTable(round.view)
  const dealerTotal = totalText(dealer)
  const names = hands.map((_, index) => handName(index, hands.length))
  const playing = hands[active ?? 0]
  if (!round.isOver && playing !== undefined) {
    const hand = handText(names[active ?? 0] ?? '', playing)
    return {
      spoken: text('table', { hand, dealer: dealerTotal }),
      caption: text('versus', { total: totalText(playing), dealer: dealerTotal }),
    }
  }
  const spoken = hands
    .map((hand, index) => text('spokenResult', { hand: handText(names[index] ?? '', hand), result: resultText(hand) }))
    .join('. ')
  const captions = hands
    .map((hand) => text('shownResult', { hand: totalText(hand), result: resultText(hand) }))
    .join(', ')
  return {
    spoken: text('ended', { hands: spoken, dealer: dealerTotal }),
    caption: captions,
  }
}

frame = runGame({
  showLimits: stakes.showLimits,
  chooseBet: stakes.follow,
  bet: () => (stakes.value() === 0 ? null : { stake: stakes.value() }),
  // The moves have buttons of their own.
  action: () => null,
  label(open) {
    if (document.body.dataset.phase === 'busy') return text('playing')
    return text(open === null ? 'deal' : 'yourMove')
  },
  start({ kind }) {
    if (kind === 'round') shown = null
    render()
  },
  stop: render,
  async show(round) {
    await showRound(round, true)
    moveFocus(round)
  },
  resume: (round) => void showRound(round, false),
  changed(open) {
    stakes.lock(open === null ? null : readTable(open.view).bet)
    renderMoves()
  },
  describe,
  betText(round) {
    const { bet, played } = readTable(round.view)
    return writeRound(bet, played).join('; ')
  },
})
buttons.forEach((button, index) => button.addEventListener('click', () => play(MOVES[index] ?? 'hit')))
onGameKey(({ key, repeat }) => {
  const move = MOVES[Number(key) - 1]
  if (move !== undefined && !repeat) play(move)
})
onLanguage(render)
render()
