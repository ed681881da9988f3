import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { GameStage, type GameStageProps } from './GameStage.tsx'

const stage = (content: GameStageProps['content'], probe?: ProbeProps) => (
  <GameStage
    {...probe}
    title="Вишнёвый Ряд"
    note="Демо-режим"
    back={{ href: '/', label: 'Все игры' }}
    fullscreenLabel="На весь экран"
    exitFullscreenLabel="Выйти из полного экрана"
    content={content}
  />
)

const stageOnPage = () => (
  <>
    <nav>Меню</nav>
    <main>{stage({ kind: 'frame', src: 'about:blank' })}</main>
  </>
)

/** Mocks a browser that supports element fullscreen. */
function mockFullscreen(result: () => Promise<void>) {
  const requestFullscreen = vi.fn(result)
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Element.prototype.requestFullscreen = requestFullscreen
  return requestFullscreen
}
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
})

describeComponent('GameStage', (probe) => stage({ kind: 'other', node: 'Загружается' }, probe))

describe('GameStage', () => {
  it('titles the iframe by the game and sandboxes it', () => {
    renderUi(stage({ kind: 'frame', src: 'about:blank' }))
    const frame = screen.getByTitle('Вишнёвый Ряд')
    expect(frame.tagName).toBe('IFRAME')
    expect(frame.hasAttribute('sandbox')).toBe(true)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it('requests fullscreen for the game window, not for the page', async () => {
    const requestFullscreen = mockFullscreen(() => Promise.resolve())
    renderUi(stage({ kind: 'frame', src: 'about:blank' }))
    await userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    expect(requestFullscreen.mock.contexts[0]).toBe(screen.getByTitle('Вишнёвый Ряд').parentElement)
    expect(screen.getByRole('button', { name: 'На весь экран' })).toBeTruthy()
  })

  it.each([
    ['does not support element fullscreen', () => {}],
    ['rejects the fullscreen request', () => mockFullscreen(() => Promise.reject(new TypeError('Not allowed')))],
  ])('fills the window if the browser %s, until the button is pressed again', async (_, setUpBrowser) => {
    setUpBrowser()
    renderUi(stageOnPage())
    const frame = screen.getByTitle('Вишнёвый Ряд')
    await userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    const exitButton = await screen.findByRole('button', { name: 'Выйти из полного экрана' })
    expect(document.activeElement).toBe(exitButton)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(true)
    expect(exitButton.closest('[inert]')).toBeNull()
    await userEvent.click(exitButton)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'На весь экран' }))
    expect(document.querySelector('[inert]')).toBeNull()
    expect(screen.getByTitle('Вишнёвый Ряд')).toBe(frame)
  })

  it('leaves the filled window on Escape and on unmount, and removes inert from the page', async () => {
    const { rerender } = renderUi(stageOnPage())
    const fillWindow = () => userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    await fillWindow()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(false)
    await fillWindow()
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(true)
    rerender(<nav>Меню</nav>)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(false)
  })

  it('has no fullscreen button before the game has loaded', () => {
    renderUi(stage({ kind: 'other', node: 'Загружается' }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
