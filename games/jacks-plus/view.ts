import { drawCard, nameOf } from '../cards/draw-card.ts'
import '../cards/card.css.ts'
import { byId } from '../kit/elements.ts'
import { runGame } from '../kit/frame.ts'
import { onGameKey } from '../kit/keys.ts'
import { animate, isMotionReduced, waitForMotion } from '../kit/motion.ts'
import type { Round } from '../kit/play-client.ts'
import { playSound } from '../kit/sound.ts'
import { createStakes } from '../kit/stakes.ts'
import { onLanguage, text } from '../kit/texts.ts'
import { readDeal } from './read-view.ts'
import './cards.css.ts'
import './view.css.ts'

/* Jacks Plus: the player chooses which cards to hold, the server deals and draws. */

const TURN_MS = 260
const STAGGER_MS = 110
const HAND_SIZE = 5

const buttons = [...byId('cards').querySelectorAll('button')]
const pictures = [...byId('cards').querySelectorAll('svg')]
/** The cards on the table; `null` for a back. */
let cards: (string | null)[] = Array.from({ length: HAND_SIZE }, () => null)
let held = cards.map(() => false)
let shown: Round | null = null

const stakes = createStakes(() => frame?.render())
let frame: ReturnType<typeof runGame> | undefined

const canHold = () => frame?.hasOpenRound() === true && frame.isResting()

const handOf = ({ view }: Round): string => readDeal(view).hand ?? 'none'

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function render() {
  buttons.forEach((button, index) => {
    const card = cards[index] ?? null
    const name = card === null ? text('back', { index: String(index + 1) }) : nameOf(card)
    button.setAttribute('aria-label', capitalised(name))
    button.setAttribute('aria-pressed', String(held[index]))
    button.setAttribute('aria-disabled', String(!canHold()))
    // Before the deal Tab leads to the bet and the main button.
    button.tabIndex = frame?.hasOpenRound() === true ? 0 : -1
  })
  const hand = shown === null ? null : handOf(shown)
  byId('hand').textContent = hand === null || hand === 'none' ? '' : text(`hand-${hand}`)
  document.querySelectorAll('[data-pays]').forEach((row) => {
    row.toggleAttribute('data-won', row instanceof HTMLElement && row.dataset.pays === `hand-${hand}`)
  })
}

function toggle(index: number) {
  if (!canHold()) return
  held[index] = !held[index]
  render()
}

/** Shows other cards, turning one after another. */
async function turn(next: readonly (string | null)[], isAnimated: boolean) {
  const changed = buttons.map((_, index) => index).filter((index) => next[index] !== cards[index])
  cards = [...next]
  await Promise.all(
    changed.map(async (index, order) => {
      const picture = pictures[index]
      if (picture === undefined) return
      if (isAnimated && !isMotionReduced()) {
        await waitForMotion(order * STAGGER_MS)
        playSound('tile')
        await animate(picture, [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }], TURN_MS / 2)
        void animate(picture, [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }], TURN_MS / 2)
      }
      drawCard(picture, cards[index] ?? null)
    }),
  )
}

async function showCards(round: Round, isAnimated: boolean) {
  await turn(readDeal(round.view).cards, isAnimated)
  // A refresh shows the same cards: the player's choice stays.
  const isSame = shown?.id === round.id && shown.step === round.step
  shown = round
  if (!round.isOver && !isSame) held = held.map(() => false)
}

frame = runGame({
  showLimits: stakes.showLimits,
  chooseBet: stakes.follow,
  bet: () => (stakes.value() === 0 ? null : { stake: stakes.value() }),
  action: () => ({ held }),
  label: (open) => text(document.body.dataset.phase === 'busy' ? 'playing' : open === null ? 'deal' : 'draw'),
  start({ kind }) {
    if (kind !== 'round') return
    shown = null
    held = held.map(() => false)
    void turn(
      cards.map(() => null),
      false,
    )
    render()
  },
  stop: render,
  show: (round) => showCards(round, true),
  resume: (round) => void showCards(round, false),
  changed(open) {
    stakes.lock(open?.stake ?? null)
    render()
  },
  describe(round) {
    const hand = handOf(round)
    const words = {
      cards: readDeal(round.view).cards.map(nameOf).join(', '),
      hand: capitalised(text(`hand-${hand}`)),
    }
    return {
      spoken: capitalised(text(round.isOver ? 'drawn' : 'dealt', words)),
      caption: round.isOver ? text(`hand-${hand}`) : text('choose'),
    }
  },
})
buttons.forEach((button, index) => button.addEventListener('click', () => toggle(index)))
onGameKey(({ key, repeat }) => {
  const index = Number(key) - 1
  if (!repeat && buttons[index] !== undefined) toggle(index)
})
onLanguage(render)
render()
