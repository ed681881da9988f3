import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { GameStage, type GameStageProps } from './GameStage.tsx'

const stage = (content: GameStageProps['content']) => (
  <GameStage
    title="Вишнёвый Ряд"
    note="Демо-режим"
    back={{ href: '/', label: 'Все игры' }}
    fullscreenLabel="На весь экран"
    leaveFullscreenLabel="Выйти из полного экрана"
    content={content}
  />
)

const stageOnPage = () => (
  <>
    <nav>Меню</nav>
    <main>{stage({ kind: 'frame', src: 'about:blank' })}</main>
  </>
)

/** A browser that can be asked to fill the screen with a part of a page. */
function screenFilledBy(answer: () => Promise<void>) {
  const asked = vi.fn(answer)
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Element.prototype.requestFullscreen = asked
  return asked
}
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
})

describeComponent('GameStage', () => stage({ kind: 'other', node: 'Загружается' }))

describe('GameStage', () => {
  it('names the frame by its game and shuts it in', () => {
    renderUi(stage({ kind: 'frame', src: 'about:blank' }))
    const frame = screen.getByTitle('Вишнёвый Ряд')
    expect(frame.tagName).toBe('IFRAME')
    expect(frame.hasAttribute('sandbox')).toBe(true)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it('fills the screen with the window of the game, not with the page', async () => {
    const filled = screenFilledBy(() => Promise.resolve())
    renderUi(stage({ kind: 'frame', src: 'about:blank' }))
    await userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    expect(filled.mock.contexts[0]).toBe(screen.getByTitle('Вишнёвый Ряд').parentElement)
    expect(screen.getByRole('button', { name: 'На весь экран' })).toBeTruthy()
  })

  it.each([
    ['cannot fill the screen with a part of a page', () => {}],
    ['will not fill the screen', () => screenFilledBy(() => Promise.reject(new TypeError('Not allowed')))],
  ])('fills the window where the browser %s, until the same button is pressed again', async (_, browser) => {
    browser()
    renderUi(stageOnPage())
    const frame = screen.getByTitle('Вишнёвый Ряд')
    await userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    const leave = await screen.findByRole('button', { name: 'Выйти из полного экрана' })
    expect(document.activeElement).toBe(leave)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(true)
    expect(leave.closest('[inert]')).toBeNull()
    await userEvent.click(leave)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'На весь экран' }))
    expect(document.querySelector('[inert]')).toBeNull()
    expect(screen.getByTitle('Вишнёвый Ряд')).toBe(frame)
  })

  it('leaves the window by Escape, and gives the page back when the game is left', async () => {
    const { rerender } = renderUi(stageOnPage())
    const fill = () => userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    await fill()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(false)
    await fill()
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(true)
    rerender(<nav>Меню</nav>)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(false)
  })

  it('has nothing to fill the screen with before there is a game', () => {
    renderUi(stage({ kind: 'other', node: 'Загружается' }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
