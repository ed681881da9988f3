import '#ui/styles.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { catalogueOf } from '#app/models/games/catalogue.ts'
import { queryForms } from '#app/models/games/search-forms.ts'
import { gameList } from './data.ts'
import { fillTile, floorTile, setTemplate } from './floor.ts'
import { client, controls, countdowns, KEY, lobby, renders } from './ours.tsx'

/* Each unit measures our component and the floor, in ms until layout is done. */

const oursContainer = document.getElementById('ours') ?? document.body
const floorContainer = document.getElementById('floor') ?? document.body

function timed(work: () => void): number {
  const startedAt = performance.now()
  work()
  // The value must be used: otherwise the bundler drops the read, and no layout is forced.
  if (Number.isNaN(document.body.offsetHeight)) throw new Error('The page has no height')
  return performance.now() - startedAt
}

function mountLobby(visibleCount: number, games: number): Root {
  client.setQueryData(KEY, gameList(games))
  const root = createRoot(oursContainer)
  flushSync(() => root.render(lobby(visibleCount)))
  const first = oursContainer.querySelector('li')
  if (first !== null) setTemplate(first)
  return root
}

function mountFloor(count: number): HTMLElement {
  const list = document.createElement('ul')
  list.className = oursContainer.querySelector('ul')?.className ?? ''
  list.append(...gameList(count).games.map(floorTile))
  floorContainer.append(list)
  return list
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Unit = () => { ours: number; floor: number }

const mount: Unit = () => {
  client.setQueryData(KEY, gameList(1000))
  mountLobby(1, 1000).unmount()
  const list = gameList(1000).games
  const gridClass = 'grid'
  const floor = timed(() => {
    const element = document.createElement('ul')
    element.className = gridClass
    element.style.cssText = 'display:grid;grid-template-columns:repeat(5,1fr);gap:16px'
    element.append(...list.map(floorTile))
    floorContainer.append(element)
  })
  floorContainer.replaceChildren()
  const root = createRoot(oursContainer)
  const ours = timed(() => flushSync(() => root.render(lobby(1000))))
  root.unmount()
  return { ours, floor }
}

/** From a click on a visible favourite button until layout is done. The floor uses one delegated listener. */
const toggle: Unit = () => {
  const measureClicks = (button: HTMLElement | null | undefined) => {
    if (!button) throw new Error('No favourite button to click')
    const initialValue = button.getAttribute('aria-pressed')
    const durations = Array.from({ length: 9 }, () => timed(() => button.click()))
    if (button.getAttribute('aria-pressed') === initialValue)
      throw new Error('The favourite did not change after nine clicks')
    return median(durations)
  }
  const root = mountLobby(1000, 1000)
  const ours = measureClicks(oursContainer.querySelector('ul')?.children[2]?.querySelector('button'))
  root.unmount()
  const element = mountFloor(1000)
  element.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null) return
    const isFavourite = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(isFavourite))
    button.setAttribute('aria-label', isFavourite ? 'Убрать: игру' : 'В избранное: игру')
  })
  const floor = measureClicks(element.children[2]?.querySelector('button'))
  floorContainer.replaceChildren()
  return { ours, floor }
}

const equalPoll: Unit = () => {
  const root = mountLobby(1000, 1000)
  const initialValue = renders.count
  const copies = Array.from({ length: 9 }, () => gameList(1000))
  const ours = median(copies.map((copy) => timed(() => flushSync(() => client.setQueryData(KEY, copy)))))
  if (renders.count !== initialValue) throw new Error(`An equal poll rendered ${renders.count - initialValue} times`)
  const baseline = gameList(1000)
  const floor = median(
    copies.map((copy) =>
      timed(() => {
        for (const [index, game] of copy.games.entries()) {
          const previous = baseline.games[index]
          if (previous === undefined) continue
          if (
            previous.id !== game.id ||
            previous.slug !== game.slug ||
            previous.name !== game.name ||
            previous.logo !== game.logo ||
            previous.image !== game.image
          )
            throw new Error('differs')
          if (
            previous.provider_id !== game.provider_id ||
            previous.online !== game.online ||
            previous.hits !== game.hits ||
            previous.created_at !== game.created_at ||
            previous.is_roulette !== game.is_roulette
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
  const root = mountLobby(15, 10_000)
  const queries = ['лу', 'лун', 'маяк', 'ком', 'коме', 'кло', 'клад', 'лис', 'лиса']
  flushSync(() => controls.search('а'))
  const ours = median(queries.map((text) => timed(() => flushSync(() => controls.search(text)))))
  const element = mountFloor(15)
  // Same search; only the rendering differs.
  const searchIndex = catalogueOf(gameList(10_000)).searchIndex()
  const floor = median(
    queries.map((text) =>
      timed(() => {
        const forms = queryForms(text)
        const matches = searchIndex.filter((entry) => forms.some((form) => entry.text.includes(form)))
        matches.slice(0, 15).forEach(({ game }, index) => {
          const tile = element.children[index]
          if (tile instanceof HTMLElement) fillTile(tile, game)
        })
      }),
    ),
  )
  root.unmount()
  floorContainer.replaceChildren()
  return { ours, floor }
}

const countdown: Unit = () => {
  const listeners = new Set<() => void>()
  let remainingSeconds = 200_000
  const root = createRoot(oursContainer)
  const source = {
    seconds: () => remainingSeconds,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  flushSync(() => root.render(countdowns(source, 100)))
  const texts = Array.from({ length: 100 }, () => {
    const element = document.createElement('span')
    element.append('0')
    element.className = oursContainer.querySelector('span')?.className ?? ''
    floorContainer.append(element)
    return element.firstChild
  })
  const padTwo = (value: number) => String(value).padStart(2, '0')
  const tick = (work: () => void) =>
    median(Array.from({ length: 21 }, () => timed(() => ((remainingSeconds -= 1), work()))))
  const ours = tick(() => listeners.forEach((listener) => listener()))
  const floor = tick(() => {
    for (const node of texts) {
      const text = `${Math.floor(remainingSeconds / 86_400)} д ${padTwo(Math.floor((remainingSeconds % 86_400) / 3600))}:${padTwo(Math.floor((remainingSeconds % 3600) / 60))}:${padTwo(remainingSeconds % 60)}`
      if (node instanceof Text && node.data !== text) node.data = text
    }
  })
  root.unmount()
  floorContainer.replaceChildren()
  return { ours, floor }
}

Reflect.set(window, 'units', { mount, toggle, equalPoll, filter, countdown })
