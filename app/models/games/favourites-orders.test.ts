import { describe, expect, it } from 'vitest'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import {
  favouritesStep,
  noFavouritesPending,
  withPending,
  type FavouritesEvent,
  type FavouritesState,
} from './favourites.machine.ts'

/*
 * The hearts of two players in any order of what can happen: presses, answers, refusals, answers that were lost with and without
 * the change, the list that is asked for then, and another player in between.
 */

const GAMES = [0, 1, 2] as const

/** The favourites of one player as the server has them, as they are shown, and what is on its way between both. */
class World {
  state: FavouritesState = noFavouritesPending
  player = 1
  readonly servers = new Map([
    [1, new Set<number>()],
    [2, new Set<number>()],
  ])
  shown = new Set<number>()
  /** What each heart is to be, as far as nothing has failed since it was pressed. */
  wanted = new Map<number, boolean>()
  under = new Set<number>()
  isLearning = false
  readonly seen = new Set<string>()

  get server(): Set<number> {
    return this.servers.get(this.player) ?? new Set()
  }

  take(event: FavouritesEvent): void {
    const step = favouritesStep(this.state, event)
    if (step === null) return
    this.state = step.state
    this.seen.add(event.kind)
    for (const effect of step.commands) {
      if (effect.kind === 'show') this.shown[effect.isFavourite ? 'add' : 'delete'](effect.heart.id)
      if (effect.kind === 'learn') this.isLearning = true
      if (effect.kind !== 'send') continue
      if (this.under.has(effect.heart.id)) throw new Error('two calls of one heart')
      this.under.add(effect.heart.id)
    }
  }

  press(id: number): void {
    const shown = this.shown.has(id)
    this.wanted.set(id, !shown)
    this.take({ kind: 'pressed', heart: { player: this.player, id }, shown })
  }

  /** The server has changed a heart, whether its answer arrives or not. */
  private toggle(id: number): boolean {
    const isFavourite = !this.server.has(id)
    this.server[isFavourite ? 'add' : 'delete'](id)
    return isFavourite
  }

  answer(id: number): void {
    this.under.delete(id)
    this.take({ kind: 'answered', heart: { player: this.player, id }, isFavourite: this.toggle(id) })
  }

  fail(id: number, how: 'refused' | 'lost' | 'lost and done'): void {
    this.under.delete(id)
    this.wanted.delete(id)
    if (how === 'lost and done') this.toggle(id)
    const failure = how === 'refused' ? rejected(5) : noResponse
    this.take({ kind: 'failed', heart: { player: this.player, id }, failure })
  }

  /** The whole list arrives. */
  learn(): void {
    this.isLearning = false
    const ids = [...this.server]
    this.take({ kind: 'learned', player: this.player, ids })
    this.shown = new Set(withPending(this.state, this.player, ids))
  }

  /** What was on its way is done or not, and nobody hears of it; the next one sees what the server has. */
  leave(random: (below: number) => number): void {
    for (const id of this.under) if (random(2) === 0) this.toggle(id)
    this.player = 3 - this.player
    this.take({ kind: 'playerChanged' })
    this.isLearning = false
    this.under = new Set()
    this.wanted = new Map()
    this.shown = new Set(this.server)
  }

  settle(): void {
    for (let round = 0; this.under.size > 0 && round < 10; round += 1) for (const id of [...this.under]) this.answer(id)
    if (this.isLearning) this.learn()
  }
}

describe('hearts in ten thousand orders', () => {
  const random = seededRandom(3)
  const seen = new Set<string>()

  it('end with what was pressed last, show what the server has, and have one call of each at a time', () => {
    for (let order = 0; order < 10_000; order += 1) {
      const world = new World()
      const told: string[] = []
      for (let at = 0; at < 14; at += 1) {
        const id = GAMES[random(GAMES.length)] ?? 0
        const happening = random(20)
        told.push(`${happening} ${id}`)
        if (happening === 0) world.leave(random)
        else if (happening < 3 && world.isLearning) world.learn()
        else if (happening < 10 && world.under.has(id)) world.answer(id)
        else if (happening < 13 && world.under.has(id))
          world.fail(id, (['refused', 'lost', 'lost and done'] as const)[happening - 10] ?? 'refused')
        else world.press(id)
      }
      world.settle()
      const { server, shown, wanted, state } = world
      const isRight = [...wanted].every(([id, isFavourite]) => server.has(id) === isFavourite)
      const isShown = GAMES.every((id) => server.has(id) === shown.has(id))
      if (!isRight || !isShown || state.size > 0)
        throw new Error(JSON.stringify({ order, told, server: [...server], shown: [...shown], wanted: [...wanted] }))
      for (const kind of world.seen) seen.add(kind)
    }
    expect([...seen].toSorted()).toEqual(['answered', 'failed', 'learned', 'playerChanged', 'pressed'])
  })
})
