import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { Toasts } from '../primitives/Toast/Toast.tsx'
import { GameWindow } from '../product/GameWindow/GameWindow.tsx'
import { gameWindowLabels } from '../test/game-window-labels.ts'
import { renderUi } from '../test/render-ui.tsx'

const toast = { id: 1, tone: 'neutral', title: 'Новый уровень', text: 'Бонус ждёт.' } as const

/** A page with a game, a panel beside it, a toast, and a dialog that opens another one. */
function Page({
  onClose = () => undefined,
  onReachableChange,
}: {
  onClose?: (id: number) => void
  onReachableChange?: (isReachable: boolean) => void
}) {
  const [dialogs, setDialogs] = useState(0)
  const [hasStrip, setStrip] = useState(false)
  return (
    <>
      <header>
        <button onClick={() => setDialogs(1)}>Войти</button>
      </header>
      <main>
        <GameWindow
          name="Лиса"
          logo={null}
          note="Демо-режим"
          mode="seated"
          back={{ href: '/', label: 'Все игры' }}
          gameHref="/game/fox"
          actions={null}
          frame={
            <>
              <button onClick={() => setStrip(true)}>Крутить</button>
              <button onClick={() => setDialogs(1)}>Правила игры</button>
            </>
          }
          place={{ corner: 'bottomRight', width: 420 }}
          onPlace={() => undefined}
          onClose={() => undefined}
          onReachableChange={onReachableChange}
          labels={gameWindowLabels}
        />
        <aside>Панель</aside>
      </main>
      {hasStrip ? <aside>Выигрыши</aside> : null}
      <Toasts messages={[toast]} onClose={onClose} />
      <Dialog open={dialogs > 0} onOpenChange={() => setDialogs(0)} title="Вход">
        <button onClick={() => setDialogs(2)}>Условия</button>
      </Dialog>
      <Dialog open={dialogs > 1} onOpenChange={() => setDialogs(1)} title="Правила">
        Правила клуба
      </Dialog>
    </>
  )
}

const isInert = (element: Element) => element.closest('[inert]') !== null
const byText = (text: string) => screen.getByText(text)
const dialog = (title: string) => screen.getByText(title, { selector: 'h2' })
const isHidden = (element: Element) => isInert(element) || element.closest('[aria-hidden="true"]') !== null
const fill = () => userEvent.click(screen.getByRole('button', { name: gameWindowLabels.fullscreen }))

describe('modal layers', () => {
  it('cover the whole page, and uncover it when they close', async () => {
    renderUi(<Page />)
    await userEvent.click(byText('Войти'))
    expect([byText('Войти'), byText('Панель'), byText('Крутить')].map(isInert)).toEqual([true, true, true])
    expect(isHidden(dialog('Вход'))).toBe(false)
    await userEvent.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelectorAll('[inert]')).toHaveLength(0)
  })

  it('cover the page before anything takes the focus, as in browsers that focus no pressed button', () => {
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined)
    renderUi(
      <>
        <button>Крутить</button>
        <Dialog open onOpenChange={() => undefined} title="Вход">
          Поля
        </Dialog>
      </>,
    )
    expect(isInert(byText('Крутить'))).toBe(true)
  })

  it('cover each other in the order in which they open', async () => {
    renderUi(<Page />)
    await fill()
    expect([byText('Панель'), byText('Крутить')].map(isInert)).toEqual([true, false])
    await userEvent.click(byText('Правила игры'))
    expect([byText('Крутить'), dialog('Вход')].map(isInert)).toEqual([true, false])
    await userEvent.click(byText('Условия'))
    expect([byText('Крутить'), dialog('Вход'), dialog('Правила')].map(isInert)).toEqual([true, true, false])
  })

  it('tell a game whether the player can reach it', async () => {
    const onReachableChange = vi.fn<(isReachable: boolean) => void>()
    renderUi(<Page onReachableChange={onReachableChange} />)
    await fill()
    expect(onReachableChange.mock.calls).toEqual([[true]])
    await userEvent.click(byText('Правила игры'))
    await userEvent.click(byText('Условия'))
    await userEvent.keyboard('{Escape}')
    expect(onReachableChange.mock.calls).toEqual([[true], [false]])
    await userEvent.keyboard('{Escape}')
    expect(onReachableChange.mock.calls).toEqual([[true], [false], [true]])
  })

  it('cover what appears while they are open', async () => {
    renderUi(<Page />)
    await fill()
    await userEvent.click(byText('Крутить'))
    await vi.waitFor(() => expect(isInert(byText('Выигрыши'))).toBe(true))
  })

  it('leave toasts usable, above a dialog and above a game that fills the window', async () => {
    const onClose = vi.fn()
    renderUi(<Page onClose={onClose} />)
    await userEvent.click(byText('Войти'))
    expect(isHidden(byText(toast.title))).toBe(false)
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body)
    await userEvent.keyboard('{Escape}')
    await fill()
    expect(isHidden(byText(toast.title))).toBe(false)
  })

  it('leave an element inert that was so before', () => {
    const other = document.createElement('div')
    other.setAttribute('inert', '')
    document.body.append(other)
    const page = (isOpen: boolean) => (
      <Dialog open={isOpen} onOpenChange={() => undefined} title="Вход">
        Поля
      </Dialog>
    )
    const { rerender } = renderUi(page(true))
    rerender(page(false))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isInert(other)).toBe(true)
    other.remove()
  })

  it('cover the page and lock its scrolling until the last one closes, in any order', () => {
    const page = (names: readonly string[]) => (
      <>
        <main>Страница</main>
        {names.map((name) => (
          <Dialog key={name} open onOpenChange={() => undefined} title={name}>
            {name}
          </Dialog>
        ))}
      </>
    )
    const { rerender } = renderUi(page(['Вход', 'Правила']))
    rerender(page(['Правила']))
    expect([byText('Страница'), dialog('Правила')].map(isInert)).toEqual([true, false])
    expect(document.documentElement.style.overflow).toBe('hidden')
    rerender(page([]))
    expect(isInert(byText('Страница'))).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
  })
})
