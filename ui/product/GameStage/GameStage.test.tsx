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

const frame = { kind: 'frame', src: 'about:blank', keepsOrigin: false } as const

const stageOnPage = () => (
  <>
    <nav>Меню</nav>
    <main>{stage(frame)}</main>
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
  it('titles the iframe by the game, with an opaque origin', () => {
    renderUi(stage(frame))
    const iframe = screen.getByTitle('Вишнёвый Ряд')
    expect(iframe.tagName).toBe('IFRAME')
    expect(iframe.getAttribute('sandbox')).toBe('allow-scripts')
  })

  it('leaves its origin to a game that keeps it, but never the navigation of the page', () => {
    renderUi(stage({ ...frame, keepsOrigin: true }))
    const rights = screen.getByTitle('Вишнёвый Ряд').getAttribute('sandbox')
    expect(rights?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-pointer-lock',
    ])
  })

  it('opens another launch of a game in another iframe', () => {
    const { rerender } = renderUi(stage({ ...frame, src: 'about:blank#first' }))
    const first = screen.getByTitle('Вишнёвый Ряд')
    rerender(stage({ ...frame, src: 'about:blank#second' }))
    expect(screen.getByTitle('Вишнёвый Ряд')).not.toBe(first)
  })

  it('requests fullscreen for the game window, not for the page', async () => {
    const requestFullscreen = mockFullscreen(() => Promise.resolve())
    renderUi(stage(frame))
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
    const iframe = screen.getByTitle('Вишнёвый Ряд')
    await userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    const exitButton = await screen.findByRole('button', { name: 'Выйти из полного экрана' })
    expect(document.activeElement).toBe(exitButton)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(true)
    expect(exitButton.closest('[inert]')).toBeNull()
    await userEvent.click(exitButton)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'На весь экран' }))
    expect(document.querySelector('[inert]')).toBeNull()
    expect(screen.getByTitle('Вишнёвый Ряд')).toBe(iframe)
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
