import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KEEP_CLEAR } from '../../private/keep-clear.ts'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { gameWindowLabels } from '../../test/game-window-labels.ts'
import { renderUi } from '../../test/render-ui.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameLoading } from './GameLoading.tsx'
import { GameWindow, type GameWindowMode } from './GameWindow.tsx'
import { WindowIcon } from './WindowIcon.tsx'
import type { WindowPlace } from './placing.ts'

function Window({
  mode = 'seated',
  onClose = () => undefined,
  probe,
}: {
  mode?: GameWindowMode
  onClose?: () => void
  probe?: ProbeProps
}) {
  const [place, setPlace] = useState<WindowPlace>({ corner: 'bottomRight', width: 420 })
  return (
    <GameWindow
      {...probe}
      name="Вишнёвый Ряд"
      logo={null}
      note="Демо-режим"
      mode={mode}
      back={{ href: '/', label: 'Все игры' }}
      gameHref="/game/cherry-row"
      actions={<button>Поддержка</button>}
      line="Играть на деньги"
      frame={<GameFrame name="Вишнёвый Ряд" src="about:blank" keepsOrigin={false} />}
      place={place}
      onPlace={setPlace}
      onClose={onClose}
      labels={gameWindowLabels}
    />
  )
}

const gameWindow = () => screen.getByRole('region', { name: 'Вишнёвый Ряд' })
const frame = () => screen.getByTitle('Вишнёвый Ряд')

const page = () => (
  <>
    <nav>Меню</nav>
    <main>
      <Window />
    </main>
  </>
)

/** Mocks a browser that supports fullscreen. */
function mockFullscreen(result: () => Promise<void>) {
  const requestFullscreen = vi.fn(result)
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  document.documentElement.requestFullscreen = requestFullscreen
  return requestFullscreen
}
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
})

describeComponent('GameWindow', (probe) => <Window probe={probe} />)
describeComponent('GameLoading', (probe) => <GameLoading {...probe} name="Игра" picture={null} text="Загружается" />)
describeComponent('WindowIcon', (probe) => <WindowIcon {...probe} name="back" />)
describeComponent('GameFrame', (probe) => <GameFrame {...probe} name="Игра" src="about:blank" keepsOrigin={false} />)

describe('GameFrame', () => {
  it.each([
    ['the site', false, ['allow-popups'], 'allow-scripts', ''],
    ['another host', true, [], 'allow-scripts allow-same-origin', 'autoplay'],
    [
      'another host, as its operator asks',
      true,
      ['allow-popups'],
      'allow-scripts allow-same-origin allow-popups',
      'autoplay',
    ],
  ] as const)('has the rights of a game of %s, never those of the page', (_, keepsOrigin, rights, sandbox, allow) => {
    renderUi(<GameFrame name="Игра" src="about:blank" keepsOrigin={keepsOrigin} rights={rights} />)
    const iframe = screen.getByTitle('Игра')
    expect([iframe.getAttribute('sandbox'), iframe.getAttribute('allow')]).toEqual([sandbox, allow])
  })
})

describe('GameWindow', () => {
  it.each(['seated', 'floating', 'tucked'] as const)('%s keeps toasts off its bar and its line', (mode) => {
    renderUi(<Window mode={mode} />)
    const parts = mode === 'seated' ? ['Вишнёвый Ряд', 'Играть на деньги'] : ['Вишнёвый Ряд']
    for (const part of parts) {
      const [text] = screen.getAllByText(part)
      expect(text?.closest(`[${KEEP_CLEAR}]`)?.getAttribute(KEEP_CLEAR)).toBe('')
    }
  })

  it('keeps its iframe in all modes', () => {
    const { rerender } = renderUi(<Window />)
    const iframe = frame()
    for (const mode of ['floating', 'tucked', 'seated'] as const) {
      rerender(<Window mode={mode} />)
      expect(gameWindow().dataset['mode']).toBe(mode)
      expect(frame()).toBe(iframe)
    }
  })

  it('has a heading only on its page', () => {
    const { rerender } = renderUi(<Window />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Вишнёвый Ряд')
    rerender(<Window mode="floating" />)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('moves by arrow keys and says where it is', async () => {
    renderUi(<Window mode="floating" />)
    screen.getByRole('button', { name: gameWindowLabels.move }).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(gameWindow().dataset['corner']).toBe('topRight')
    expect(screen.getByText(gameWindowLabels.corners.topRight).getAttribute('role')).toBe('status')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    expect(gameWindow().dataset['corner']).toBe('bottomLeft')
  })

  it('changes its width by key and button, between 320 and 640 px', async () => {
    renderUi(<Window mode="floating" />)
    const width = () => gameWindow().style.getPropertyValue('--window-width')
    screen.getByRole('button', { name: gameWindowLabels.move }).focus()
    await userEvent.keyboard('+')
    expect(width()).toBe('460px')
    await userEvent.keyboard('------')
    expect(width()).toBe('320px')
    const size = screen.getByRole('button', { name: gameWindowLabels.nextSize })
    const seen: string[] = []
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(size)
      seen.push(width())
    }
    expect(seen).toEqual(['480px', '640px', '320px'])
  })

  it('renders nothing while a pointer drags it, and docks when it is released', () => {
    const onRender = vi.fn()
    renderUi(
      <Profiler id="window" onRender={onRender}>
        <Window mode="floating" />
      </Profiler>,
    )
    const handle = screen.getByRole('button', { name: gameWindowLabels.move })
    HTMLElement.prototype.setPointerCapture = () => undefined
    fireEvent.pointerDown(handle, { button: 0, clientX: 900, clientY: 700 })
    onRender.mockClear()
    const bar = handle.parentElement ?? handle
    for (let step = 0; step < 20; step += 1) fireEvent.pointerMove(bar, { clientX: 900 - step * 40, clientY: 700 })
    expect(gameWindow().style.getPropertyValue('--window-x')).toBe('-760px')
    expect(onRender).not.toHaveBeenCalled()
    fireEvent.pointerUp(bar)
    expect(gameWindow().style.getPropertyValue('--window-x')).toBe('')
    expect(onRender).toHaveBeenCalled()
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture')
  })

  it('closes by its button, and by Escape in its bar', async () => {
    const onClose = vi.fn()
    renderUi(<Window mode="floating" onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: gameWindowLabels.close }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('fills the viewport without fullscreen, makes the page inert, and ends by Escape', async () => {
    renderUi(page())
    await userEvent.click(screen.getByRole('button', { name: gameWindowLabels.fullscreen }))
    expect(gameWindow().hasAttribute('data-fills-window')).toBe(true)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(true)
    // The session and the way to support stay.
    expect(screen.getByText('Играть на деньги')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Поддержка' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(gameWindow().hasAttribute('data-fills-window')).toBe(false)
    expect(screen.getByText('Меню').hasAttribute('inert')).toBe(false)
  })

  it('fills the viewport although the browser rejects fullscreen', async () => {
    const request = mockFullscreen(() => Promise.reject(new Error('no gesture')))
    renderUi(page())
    await userEvent.click(screen.getByRole('button', { name: gameWindowLabels.fullscreen }))
    expect(request).toHaveBeenCalledTimes(1)
    expect(gameWindow().hasAttribute('data-fills-window')).toBe(true)
  })

  it('ends with the fullscreen of the browser', async () => {
    mockFullscreen(() => Promise.resolve())
    renderUi(page())
    await userEvent.click(screen.getByRole('button', { name: gameWindowLabels.fullscreen }))
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
    document.dispatchEvent(new Event('fullscreenchange'))
    await waitFor(() => expect(gameWindow().hasAttribute('data-fills-window')).toBe(false))
  })

  it('stops filling the viewport when it floats', async () => {
    const { rerender } = renderUi(<Window />)
    await userEvent.click(screen.getByRole('button', { name: gameWindowLabels.fullscreen }))
    rerender(<Window mode="floating" />)
    expect(gameWindow().hasAttribute('data-fills-window')).toBe(false)
    rerender(<Window />)
    expect(gameWindow().hasAttribute('data-fills-window')).toBe(false)
  })
})
