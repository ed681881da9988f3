import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { examine } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { GameStage, type GameStageProps } from './GameStage.tsx'

const stage = (content: GameStageProps['content']) => (
  <GameStage
    title="Вишнёвый Ряд"
    note="Демо-режим"
    back={{ href: '/', label: 'Все игры' }}
    fullscreenLabel="На весь экран"
    content={content}
  />
)

examine('GameStage', () => stage({ kind: 'other', node: 'Загружается' }))

describe('GameStage', () => {
  it('names the frame by its game and shuts it in', () => {
    renderUi(stage({ kind: 'frame', src: 'about:blank' }))
    const frame = screen.getByTitle('Вишнёвый Ряд')
    expect(frame.tagName).toBe('IFRAME')
    expect(frame.hasAttribute('sandbox')).toBe(true)
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it('fills the screen with the window of the game, not with the page', async () => {
    const filled = vi.fn(() => Promise.resolve())
    Element.prototype.requestFullscreen = filled
    renderUi(stage({ kind: 'frame', src: 'about:blank' }))
    await userEvent.click(screen.getByRole('button', { name: 'На весь экран' }))
    expect(filled.mock.contexts[0]).toBe(screen.getByTitle('Вишнёвый Ряд').parentElement)
  })

  it('has nothing to fill the screen with before there is a game', () => {
    renderUi(stage({ kind: 'other', node: 'Загружается' }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
