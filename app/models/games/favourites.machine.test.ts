import { describe, expect, it } from 'vitest'
import { rejected, noResponse } from '#app/testing/failures.ts'
import {
  favouritesStep,
  favouriteKey,
  noFavouritesPending,
  withPending,
  type FavouritesEffect,
  type FavouritesEvent,
  type FavouritesState,
  type Favourite,
} from './favourites.machine.ts'

const heart: Favourite = { player: 1, id: 7 }
const states: Readonly<Record<string, FavouritesState>> = {
  'at rest': noFavouritesPending,
  'on its way': new Map([[favouriteKey(heart), { known: false, wanted: true }]]),
  'pressed back meanwhile': new Map([[favouriteKey(heart), { known: false, wanted: false }]]),
}
const events: Readonly<Record<string, FavouritesEvent>> = {
  pressed: { kind: 'pressed', heart, shown: false },
  added: { kind: 'answered', heart, isFavourite: true },
  removed: { kind: 'answered', heart, isFavourite: false },
  refused: { kind: 'failed', heart, failure: rejected(500) },
  unread: { kind: 'failed', heart, failure: noResponse },
  'broken off': { kind: 'failed', heart, failure: rejected(3) },
  'the list': { kind: 'learned', player: 1, ids: [7] },
  'another player': { kind: 'playerChanged' },
  'an answer to another player': { kind: 'answered', heart: { ...heart, player: 2 }, isFavourite: true },
}
/** Whatever is on its way, the next player hears nothing of it. */
const strangers = { 'another player': '0: ', 'an answer to another player': '-' }
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'at rest': {
    pressed: '1: show true, send',
    added: '-',
    removed: '-',
    refused: '-',
    unread: '-',
    'broken off': '-',
    'the list': '0: ',
    ...strangers,
  },
  'on its way': {
    pressed: '1: show false',
    added: '0: show true',
    removed: '1: send',
    refused: '0: show false, tell',
    unread: '0: learn, tell',
    'broken off': '0: learn, tell',
    'the list': '1: ',
    ...strangers,
  },
  'pressed back meanwhile': {
    pressed: '1: show true',
    added: '1: send',
    removed: '0: show false',
    refused: '0: show false, tell',
    unread: '0: learn, tell',
    'broken off': '0: learn, tell',
    'the list': '1: ',
    ...strangers,
  },
}
const told = (effect: FavouritesEffect) => (effect.kind === 'show' ? `show ${effect.isFavourite}` : effect.kind)

describe.each(Object.entries(states))('a heart %s', (name, state) => {
  it.each(Object.entries(events))('and %s', (happening, event) => {
    const step = favouritesStep(state, event)
    expect(step === null ? '-' : `${step.state.size}: ${step.commands.map(told).join(', ')}`).toBe(
      table[name]?.[happening],
    )
  })
})

it('shows a list as the server has it, but for what is being pressed', () => {
  const on = { known: false, wanted: true }
  const pressed: FavouritesState = new Map([
    [favouriteKey(heart), on],
    [favouriteKey({ player: 1, id: 8 }), { known: true, wanted: false }],
    [favouriteKey({ player: 2, id: 9 }), on],
  ])
  expect(withPending(pressed, 1, [8, 3])).toEqual([7, 3])
  expect(withPending(pressed, 1, [3, 7])).toEqual([3, 7])
  expect(withPending(noFavouritesPending, 1, [8, 3])).toEqual([8, 3])
})
