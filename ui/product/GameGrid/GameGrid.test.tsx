import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { words } from '../../test/words.ts'
import { createFavourites } from './favourites.ts'
import { GameGrid } from './GameGrid.tsx'
import { GameTile, type GameTileProps } from './GameTile.tsx'

const tile: GameTileProps = {
  id: 7,
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
  heard: { navigate?: (href: string) => void; like?: (id: number) => void } = {},
) => (
  <GameGrid label="Игры" onNavigate={heard.navigate ?? (() => undefined)} onFavourite={heard.like ?? (() => undefined)}>
    <GameTile {...tile} {...props} />
  </GameGrid>
)

describeComponent('GameGrid', () => grid())
describeComponent('GameTile', () => grid({ favourites: null, image: null, badge: null, badgeText: '', online: '' }))

describe('GameTile', () => {
  it('says the whole name where it shows a cut one', () => {
    renderUi(grid())
    expect(screen.getByRole('heading', { name: 'Сокровища северного сияния' }).title).toBe('Сокровища северного сияния')
    expect(screen.getByText('Сокровища северног…').getAttribute('aria-hidden')).toBe('true')
  })

  it('names its ways in by the game, and both are reached by the keyboard', async () => {
    renderUi(grid())
    const reached: (string | null | undefined)[] = []
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab()
      reached.push(document.activeElement?.getAttribute('aria-label'))
    }
    expect(reached).toEqual([
      'Добавить «Сокровища северного сияния» в избранное',
      'Играть в «Сокровища северного сияния»',
      'Демо игры «Сокровища северного сияния»',
    ])
  })

  it('has no heart for a guest', () => {
    renderUi(grid({ favourites: null }))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows a favourite that changes without rendering any tile', () => {
    const named = vi.spyOn(words, 'playGame')
    const favourites = createFavourites([8])
    const { unmount } = renderUi(
      <GameGrid label="Игры" onNavigate={() => undefined}>
        <GameTile {...tile} favourites={favourites} />
        <GameTile {...tile} id={8} name="Лиса" shortName="Лиса" favourites={favourites} />
      </GameGrid>,
    )
    const pressed = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed'))
    const rendered = named.mock.calls.length
    expect(pressed()).toEqual(['false', 'true'])
    favourites.replace([7, 8])
    expect(pressed()).toEqual(['true', 'true'])
    expect(screen.getByRole('button', { name: 'Убрать «Сокровища северного сияния» из избранного' })).toBeTruthy()
    favourites.replace([])
    expect(pressed()).toEqual(['false', 'false'])
    expect(named).toHaveBeenCalledTimes(rendered)
    named.mockRestore()
    unmount()
    expect(() => favourites.replace([7])).not.toThrow()
  })

  it('keeps the place of a picture, and fetches at once only what is on the first screen', () => {
    const { rerender } = renderUi(grid())
    const picture = () => document.querySelector('img')
    expect([picture()?.width, picture()?.height]).toEqual([300, 370])
    expect(picture()?.getAttribute('loading')).toBe('lazy')
    rerender(grid({ priority: true }))
    expect(picture()?.getAttribute('loading')).toBe('eager')
  })

  it('is not rendered again for the same facts, even when everything around it is', () => {
    const named = vi.spyOn(words, 'playGame')
    const { rerender, container } = renderUi(grid())
    const observer = new MutationObserver(() => undefined)
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    rerender(grid())
    expect(named).toHaveBeenCalledOnce()
    expect(observer.takeRecords()).toEqual([])
    rerender(grid({ online: '155' }))
    expect(named).toHaveBeenCalledTimes(2)
    named.mockRestore()
  })
})

describe('GameGrid', () => {
  it('hears every tile: play and demo by their addresses, the heart by the game', async () => {
    const navigate = vi.fn()
    const like = vi.fn()
    renderUi(grid({}, { navigate, like }))
    await userEvent.click(screen.getByRole('link', { name: /^Играть/u }))
    await userEvent.click(screen.getByRole('link', { name: /^Демо/u }))
    await userEvent.click(screen.getByRole('button'))
    expect(navigate.mock.calls).toEqual([['/game/north?mode=real'], ['/game/north']])
    expect(like).toHaveBeenCalledExactlyOnceWith(7)
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
