import '#ui/styles.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { catalogueOf } from '#app/models/games/catalogue.ts'
import { queryForms } from '#app/models/games/search-forms.ts'
import { gameList } from './data.ts'
import { fillTile, floorTile, learnTile } from './floor.ts'
import { client, controls, countdowns, KEY, lobby, renders } from './ours.tsx'

/* Each unit is a pair of functions that return milliseconds until the result is laid out. */

const oursPlace = document.getElementById('ours') ?? document.body
const floorPlace = document.getElementById('floor') ?? document.body

function timed(work: () => void): number {
  const begun = performance.now()
  work()
  // A reading that nobody uses would be left out of the build, and nothing would be laid out.
  if (Number.isNaN(document.body.offsetHeight)) throw new Error('The page has no height.')
  return performance.now() - begun
}

function mounted(shown: number, games: number): Root {
  client.setQueryData(KEY, gameList(games))
  const root = createRoot(oursPlace)
  flushSync(() => root.render(lobby(shown)))
  const first = oursPlace.querySelector('li')
  if (first !== null) learnTile(first)
  return root
}

function floorMounted(count: number): HTMLElement {
  const list = document.createElement('ul')
  list.className = oursPlace.querySelector('ul')?.className ?? ''
  list.append(...gameList(count).games.map(floorTile))
  floorPlace.append(list)
  return list
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Unit = () => { ours: number; floor: number }

const mount: Unit = () => {
  client.setQueryData(KEY, gameList(1000))
  mounted(1, 1000).unmount()
  const list = gameList(1000).games
  const gridClass = 'grid'
  const floor = timed(() => {
    const element = document.createElement('ul')
    element.className = gridClass
    element.style.cssText = 'display:grid;grid-template-columns:repeat(5,1fr);gap:16px'
    element.append(...list.map(floorTile))
    floorPlace.append(element)
  })
  floorPlace.replaceChildren()
  const root = createRoot(oursPlace)
  const ours = timed(() => flushSync(() => root.render(lobby(1000))))
  root.unmount()
  return { ours, floor }
}

/** From a click on a heart that is on the screen until its new state is laid out; by hand, one listener serves the list. */
const toggle: Unit = () => {
  const clicks = (heart: HTMLElement | null | undefined) => {
    if (!heart) throw new Error('There is no heart to click.')
    const before = heart.getAttribute('aria-pressed')
    const times = Array.from({ length: 9 }, () => timed(() => heart.click()))
    if (heart.getAttribute('aria-pressed') === before) throw new Error('Nine clicks left the heart as it was.')
    return median(times)
  }
  const root = mounted(1000, 1000)
  const ours = clicks(oursPlace.querySelector('ul')?.children[2]?.querySelector('button'))
  root.unmount()
  const element = floorMounted(1000)
  element.addEventListener('click', (event) => {
    const heart = event.target instanceof Element ? event.target.closest('button') : null
    if (heart === null) return
    const isFavourite = heart.getAttribute('aria-pressed') !== 'true'
    heart.setAttribute('aria-pressed', String(isFavourite))
    heart.setAttribute('aria-label', isFavourite ? 'Убрать: игру' : 'В избранное: игру')
  })
  const floor = clicks(element.children[2]?.querySelector('button'))
  floorPlace.replaceChildren()
  return { ours, floor }
}

const equalPoll: Unit = () => {
  const root = mounted(1000, 1000)
  const before = renders.count
  const copies = Array.from({ length: 9 }, () => gameList(1000))
  const ours = median(copies.map((copy) => timed(() => flushSync(() => client.setQueryData(KEY, copy)))))
  if (renders.count !== before) throw new Error(`An equal poll rendered ${renders.count - before} times`)
  const known = gameList(1000)
  const floor = median(
    copies.map((copy) =>
      timed(() => {
        for (const [at, game] of copy.games.entries()) {
          const old = known.games[at]
          if (old === undefined) continue
          if (
            old.id !== game.id ||
            old.slug !== game.slug ||
            old.name !== game.name ||
            old.logo !== game.logo ||
            old.image !== game.image
          )
            throw new Error('differs')
          if (
            old.provider_id !== game.provider_id ||
            old.online !== game.online ||
            old.hits !== game.hits ||
            old.created_at !== game.created_at ||
            old.is_roulette !== game.is_roulette
          )
            throw new Error('differs')
        }
      }),
    ),
  )
  root.unmount()
  return { ours, floor }
}

const filter: Unit = () => {
  const root = mounted(15, 10_000)
  const typed = ['лу', 'лун', 'маяк', 'ком', 'коме', 'кло', 'клад', 'лис', 'лиса']
  flushSync(() => controls.search('а'))
  const ours = median(typed.map((text) => timed(() => flushSync(() => controls.search(text)))))
  const element = floorMounted(15)
  // The same search by the same forms; only the hand that writes the tiles differs.
  const all = catalogueOf(gameList(10_000)).searchIndex()
  const floor = median(
    typed.map((text) =>
      timed(() => {
        const forms = queryForms(text)
        const found = all.filter((entry) => forms.some((form) => entry.text.includes(form)))
        found.slice(0, 15).forEach(({ game }, at) => {
          const tile = element.children[at]
          if (tile instanceof HTMLElement) fillTile(tile, game)
        })
      }),
    ),
  )
  root.unmount()
  floorPlace.replaceChildren()
  return { ours, floor }
}

const countdown: Unit = () => {
  const listeners = new Set<() => void>()
  let left = 200_000
  const root = createRoot(oursPlace)
  const source = {
    seconds: () => left,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  flushSync(() => root.render(countdowns(source, 100)))
  const texts = Array.from({ length: 100 }, () => {
    const element = document.createElement('span')
    element.append('0')
    element.className = oursPlace.querySelector('span')?.className ?? ''
    floorPlace.append(element)
    return element.firstChild
  })
  const two = (value: number) => String(value).padStart(2, '0')
  const tick = (work: () => void) => median(Array.from({ length: 21 }, () => timed(() => ((left -= 1), work()))))
  const ours = tick(() => listeners.forEach((listener) => listener()))
  const floor = tick(() => {
    for (const node of texts) {
      const text = `${Math.floor(left / 86_400)} д ${two(Math.floor((left % 86_400) / 3600))}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`
      if (node instanceof Text && node.data !== text) node.data = text
    }
  })
  root.unmount()
  floorPlace.replaceChildren()
  return { ours, floor }
}

Reflect.set(window, 'units', { mount, toggle, equalPoll, filter, countdown })
