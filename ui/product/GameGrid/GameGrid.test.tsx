import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { UiProvider } from '../../provider/UiProvider.tsx'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ru } from '../../texts/ru.ts'
import { createFavourites } from './favourites.ts'
import { GameGrid, GameGridRow } from './GameGrid.tsx'
import { GameTile, type GameTileProps } from './GameTile.tsx'

const tile: GameTileProps = {
  gameId: 7,
  name: 'Сокровища северного сияния',
  shortName: 'Сокровища северног…',
  provider: 'Polar Works',
  image: '/covers/7.svg',
  online: '154',
  badge: 'jackpot',
  badgeText: '12 480 ₽',
  playHref: '/game/north?mode=real',
  demoHref: '/game/north',
  favourites: createFavourites(),
  priority: false,
}
const grid = (
  props: Partial<GameTileProps> = {},
  handlers: { navigate?: (href: string) => void; toggleFavourite?: (id: number) => void } = {},
) => (
  <GameGrid
    label="Игры"
    onNavigate={handlers.navigate ?? (() => undefined)}
    onFavourite={handlers.toggleFavourite ?? (() => undefined)}
  >
    <GameTile {...tile} {...props} />
  </GameGrid>
)

describeComponent('GameGridRow', (probe) => <GameGridRow {...probe}>Регистрация</GameGridRow>)
describeComponent('GameGrid', (probe) => (
  <GameGrid {...probe} label="Игры" onNavigate={() => undefined}>
    <GameTile {...tile} />
  </GameGrid>
))
describeComponent('GameTile', (probe) =>
  grid({ ...probe, favourites: null, image: null, badge: null, badgeText: '', online: '' }),
)

describe('GameTile', () => {
  it('exposes the full name where it shows a truncated one', () => {
    renderUi(grid())
    expect(screen.getByRole('heading', { name: 'Сокровища северного сияния' })).toBeTruthy()
    expect(screen.getByTitle('Сокровища северного сияния')).toBeTruthy()
    expect(screen.getByText('Сокровища северног…').getAttribute('aria-hidden')).toBe('true')
  })

  it('names its links by the game and makes both keyboard-focusable', async () => {
    renderUi(grid())
    const focusedNames: (string | null | undefined)[] = []
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab()
      focusedNames.push(document.activeElement?.getAttribute('aria-label'))
    }
    expect(focusedNames).toEqual([
      'В избранное: Сокровища северного сияния',
      'Играть: Сокровища северного сияния',
      'Демо: Сокровища северного сияния',
    ])
  })

  it('has no favourite button for a guest', () => {
    renderUi(grid({ favourites: null }))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('updates its favourite button without a React render', () => {
    const playGame = vi.spyOn(ru, 'playGame')
    const favourites = createFavourites([8])
    const { unmount } = renderUi(
      <GameGrid label="Игры" onNavigate={() => undefined}>
        <GameTile {...tile} favourites={favourites} />
        <GameTile {...tile} gameId={8} name="Лиса" shortName="Лиса" favourites={favourites} />
      </GameGrid>,
    )
    const pressedStates = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))
    const renderCount = playGame.mock.calls.length
    expect(pressedStates()).toEqual(['false', 'true'])
    favourites.replace([7, 8])
    expect(pressedStates()).toEqual(['true', 'true'])
    expect(screen.getByRole('button', { name: 'Убрать из избранного: Сокровища северного сияния' })).toBeTruthy()
    favourites.replace([])
    expect(pressedStates()).toEqual(['false', 'false'])
    expect(playGame).toHaveBeenCalledTimes(renderCount)
    playGame.mockRestore()
    unmount()
    expect(() => favourites.replace([7])).not.toThrow()
  })

  it('reserves space for its picture, and loads it eagerly only with priority', () => {
    const { rerender } = renderUi(grid())
    const picture = () => document.querySelector('img')
    expect([picture()?.width, picture()?.height]).toEqual([300, 370])
    expect(picture()?.getAttribute('loading')).toBe('lazy')
    rerender(grid({ priority: true }))
    expect(picture()?.getAttribute('loading')).toBe('eager')
  })

  it.each([
    ['is missing', null],
    ['does not load', '/covers/7.svg'],
  ])('draws a cover with the first letter of the name if the picture %s', (_, image) => {
    renderUi(grid({ image }))
    const picture = document.querySelector('img')
    if (picture !== null) fireEvent.error(picture)
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('С')
  })

  it.each([
    ['draws a cover if the picture has failed before hydration, which React reports no event of', false],
    ['keeps a drawing without a size, which has no width either', true],
  ])('%s', async (_, isDrawing) => {
    const element = <UiProvider texts={ru}>{grid()}</UiProvider>
    const container = document.createElement('div')
    container.innerHTML = renderToString(element)
    document.body.append(container)
    const picture = container.querySelector('img')
    const decoded = isDrawing ? Promise.resolve() : Promise.reject(new DOMException('broken', 'EncodingError'))
    // jsdom loads no pictures, so that none fails.
    if (picture !== null)
      Object.defineProperties(picture, { complete: { value: true }, decode: { value: () => decoded } })
    render(element, { container, hydrate: true })
    await act(() => decoded.catch(() => undefined))
    expect(picture).not.toBeNull()
    expect(container.querySelector('img')).toBe(isDrawing ? picture : null)
    expect(container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe(isDrawing ? undefined : 'С')
  })

  it('tries a new picture after one that did not load', () => {
    const { rerender } = renderUi(grid())
    fireEvent.error(document.querySelector('img') ?? document.body)
    rerender(grid({ image: '/covers/8.svg' }))
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/covers/8.svg')
  })

  it('says why it is unavailable instead of its links, and can still be a favourite', () => {
    renderUi(grid({ unavailable: 'Обновляется' }))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Обновляется')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^В избранное/u })).toBeTruthy()
  })

  it('names the number of players for screen readers', () => {
    renderUi(grid())
    expect(screen.getByText('Сейчас играют: 154')).toBeTruthy()
  })

  it('is memoized: equal props do not render it again', () => {
    const playGame = vi.spyOn(ru, 'playGame')
    const { rerender, container } = renderUi(grid())
    const observer = new MutationObserver(() => undefined)
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    rerender(grid())
    expect(playGame).toHaveBeenCalledOnce()
    expect(observer.takeRecords()).toEqual([])
    rerender(grid({ online: '155' }))
    expect(playGame).toHaveBeenCalledTimes(2)
    playGame.mockRestore()
  })
})

describe('GameGrid', () => {
  it('handles the clicks of its tiles: links by their URL, the favourite button by the game', async () => {
    const navigate = vi.fn()
    const toggleFavourite = vi.fn()
    renderUi(grid({}, { navigate, toggleFavourite }))
    await userEvent.click(screen.getByRole('link', { name: /^Играть/u }))
    await userEvent.click(screen.getByRole('link', { name: /^Демо/u }))
    await userEvent.click(screen.getByRole('button'))
    expect(navigate.mock.calls).toEqual([['/game/north?mode=real'], ['/game/north']])
    expect(toggleFavourite).toHaveBeenCalledExactlyOnceWith(7)
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('leaves a click with %s to the browser', (key) => {
    const navigate = vi.fn()
    renderUi(grid({}, { navigate }))
    const link = screen.getByRole('link', { name: /^Играть/u })
    const click = createEvent.click(link, { [key]: true, button: 0 })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent(link, click)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('is a named list', () => {
    renderUi(grid())
    expect(within(screen.getByRole('list', { name: 'Игры' })).getAllByRole('listitem')).toHaveLength(1)
  })
})
