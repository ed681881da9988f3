import { act, fireEvent, screen } from '@testing-library/react'
import { allSettled, createWatch } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $runningGame, balanceChanged, gameRequested } from '#app/models/play/play.model.ts'
import { betChosen } from '#app/models/play/bet.model.ts'
import { languageChosen } from '#app/models/preferences/preferences.model.ts'
import { userActive } from '#app/models/presence/presence.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { HostedFrame } from './hosted-frame.tsx'

const frame = { src: '/play/fox', keepsOrigin: false }

/** Waits until all messages that were posted before have arrived. */
async function messagesArrive(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => resolve())
  port1.start()
  port2.postMessage(null)
  await promise
  port1.close()
}

/** Renders the frame of a running game, and plays its window. */
async function playFrame() {
  const { scope } = await renderPage(<HostedFrame launch={1} name="Лиса" frame={frame} isHeld={false} />, {
    answers: { openGame: { id: 7, slug: 'fox', name: 'Лиса', url: frame.src } },
  })
  await act(() => allSettled(gameRequested, { scope, params: { slug: 'fox', mode: 'real' } }))
  const iframe = screen.getByTitle<HTMLIFrameElement>('Лиса')
  const hello = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>()
  Object.defineProperty(iframe.contentWindow, 'postMessage', { value: hello })
  const data = { v: 1, type: 'ready', supports: ['bet'] }
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { source: iframe.contentWindow, origin: 'null', data })),
  )
  const port = hello.mock.calls[0]?.[2][0]
  if (port === undefined) throw new Error('The page has not answered')
  const received: unknown[] = []
  port.addEventListener('message', (event) => received.push(event.data))
  port.start()
  return {
    scope,
    iframe,
    received,
    phase: () => scope.getState($runningGame)?.phase,
    post: async (message: object) => {
      port.postMessage({ v: 1, ...message })
      await act(messagesArrive)
      await messagesArrive()
    },
  }
}

describe('HostedFrame', () => {
  it('is ready by message, and passes on whether the frame follows the bet', async () => {
    const { scope, phase } = await playFrame()
    expect([phase(), scope.getState($runningGame)?.followsBet]).toEqual([{ kind: 'ready' }, true])
  })

  it('is ready when it has loaded, because not every frame speaks', async () => {
    const { scope } = await renderPage(<HostedFrame launch={1} name="Лиса" frame={frame} isHeld={false} />, {
      answers: { openGame: { id: 7, slug: 'fox', name: 'Лиса', url: frame.src } },
    })
    await act(() => allSettled(gameRequested, { scope, params: { slug: 'fox', mode: 'real' } }))
    fireEvent.load(screen.getByTitle('Лиса'))
    expect(scope.getState($runningGame)?.phase).toEqual({ kind: 'ready' })
  })

  it('reports activity, a settled round and the end', async () => {
    const { scope, post, phase } = await playFrame()
    const events: string[] = []
    createWatch({ unit: userActive, scope, fn: () => void events.push('active') })
    createWatch({ unit: statusOutdated, scope, fn: () => void events.push('refetch') })
    await post({ type: 'activity' })
    await post({ type: 'round', state: 'started', id: 'a' })
    await post({ type: 'round', state: 'settled', id: 'a' })
    await post({ type: 'ended', reason: 'expired' })
    expect(events).toEqual(['active', 'refetch'])
    expect(phase()).toEqual({ kind: 'ended', reason: 'expired' })
  })

  it('passes on language, bet and a changed balance', async () => {
    const { scope, received } = await playFrame()
    await act(async () => {
      await allSettled(languageChosen, { scope, params: 'en' })
      await allSettled(betChosen, { scope, params: 0 })
      await allSettled(balanceChanged, { scope })
    })
    await messagesArrive()
    await messagesArrive()
    expect(received.slice(-2)).toMatchObject([{ type: 'settings', language: 'en', bet: 0.1 }, { type: 'refresh' }])
  })
})
