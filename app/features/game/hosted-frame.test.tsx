import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { $runningGame, balanceChanged, gameRequested, roundReported } from './models/play.model.ts'
import { betChosen } from './models/bet.model.ts'
import { $gameSound, gameSoundChosen } from '#app/models/preferences/game-sound.model.ts'
import { $storage, languageChosen } from '#app/models/preferences/preferences.model.ts'
import { userActive } from '#app/models/presence/presence.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Dialog } from '#ui/index.ts'
import { GameHost } from './game-host.tsx'
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

/** Plays the window of the frame: says that it is ready, and takes the port. */
function connectFrame() {
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
  return { iframe, port, received }
}

const answers = { openGame: { id: 7, slug: 'fox', name: 'Лиса', url: frame.src } }

/** Renders the frame of a running game, and plays its window. */
async function playFrame() {
  const { scope, pass } = await renderPage(<HostedFrame launch={1} name="Лиса" frame={frame} isHeld={false} />, {
    answers,
  })
  await act(() => allSettled(gameRequested, { scope, params: { slug: 'fox', mode: 'real' } }))
  const { iframe, port, received } = connectFrame()
  return {
    scope,
    pass,
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

  it.each([
    [
      'of another host is ready when it has loaded',
      { src: 'https://games.example/fox', keepsOrigin: true },
      1,
      'ready',
      0,
    ],
    ['of the site has time to say so itself', frame, 1, 'loading', 1999],
    ['of the site that says nothing is ready after that time', frame, 1, 'ready', 2000],
    ['of the site that does not load is not', frame, 0, 'loading', 2000],
    ['of the site ends when it loads again', frame, 2, 'ended', 0],
  ] as const)('%s', async (_, address, loads, kind, passedMs) => {
    const { scope, pass } = await renderPage(<HostedFrame launch={1} name="Лиса" frame={address} isHeld={false} />, {
      answers: { openGame: { id: 7, slug: 'fox', name: 'Лиса', url: frame.src } },
    })
    await act(() => allSettled(gameRequested, { scope, params: { slug: 'fox', mode: 'real' } }))
    for (let load = 0; load < loads; load += 1) fireEvent.load(screen.getByTitle('Лиса'))
    await pass(passedMs)
    expect(scope.getState($runningGame)?.phase.kind).toBe(kind)
  })

  it('gives the focus back to a text field, and ends a game that goes on taking it', async () => {
    const { iframe, phase } = await playFrame()
    const field = document.createElement('input')
    document.body.append(field)
    for (let theft = 0; theft < 3; theft += 1) {
      expect(phase()?.kind).toBe('ready')
      field.focus()
      iframe.focus()
      fireEvent.blur(window)
      await waitFor(() => expect(document.activeElement).toBe(field))
    }
    expect(phase()).toEqual({ kind: 'ended', reason: 'stopped' })
    field.remove()
  })

  it('leaves the focus in the game to a player who goes there by Tab', async () => {
    const { iframe } = await playFrame()
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    fireEvent.keyDown(field, { key: 'Tab' })
    iframe.focus()
    fireEvent.blur(window)
    expect(document.activeElement).toBe(iframe)
    field.remove()
  })

  it('reports activity, rounds and the end', async () => {
    const { scope, post, phase } = await playFrame()
    const events: string[] = []
    createWatch({ unit: userActive, scope, fn: () => void events.push('active') })
    createWatch({ unit: roundReported, scope, fn: () => void events.push('round') })
    createWatch({ unit: statusOutdated, scope, fn: () => void events.push('refetch') })
    await post({ type: 'activity' })
    await post({ type: 'round', state: 'sent', id: 'a' })
    await post({ type: 'round', state: 'started', id: 'a' })
    await post({ type: 'round', state: 'settled', id: 'a' })
    await post({ type: 'ended', reason: 'expired' })
    // The status is read at once, and again after a second for what came later.
    expect(events).toEqual(['active', 'round', 'round', 'refetch', 'round'])
    expect(phase()).toEqual({ kind: 'ended', reason: 'expired' })
  })

  it('stores the sound that was switched in the frame, at most once a second and at last as it is', async () => {
    const { scope, post, pass, received } = await playFrame()
    const stored = () => scope.getState($storage)?.getItem('game-sound')
    const chosen: boolean[] = []
    createWatch({ unit: gameSoundChosen, scope, fn: (isOn) => void chosen.push(isOn) })
    expect([scope.getState($gameSound), stored()]).toEqual([false, null])
    await post({ type: 'sound', isOn: true })
    await messagesArrive()
    expect([chosen, stored(), received.at(-1)]).toMatchObject([[true], '1', { type: 'settings', sound: true }])
    for (const isOn of [false, true, false]) await post({ type: 'sound', isOn })
    expect(chosen).toEqual([true])
    await act(() => pass(1000))
    expect([chosen, stored()]).toEqual([[true, false], '0'])
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

describe('GameHost', () => {
  it('holds the game while a dialog covers it, so that nothing is played where no button can stop it', async () => {
    function Site() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <GameHost />
          <button onClick={() => setOpen(true)}>Панель</button>
          <Dialog open={isOpen} onOpenChange={setOpen} title="Панель игрока">
            Баланс
          </Dialog>
        </>
      )
    }
    const { scope } = await renderPage(<Site />, { at: '/game/fox', answers })
    await act(() => allSettled(gameRequested, { scope, params: { slug: 'fox', mode: 'real' } }))
    await screen.findByTitle('Лиса')
    const { received } = connectFrame()
    await userEvent.click(screen.getByText('Панель'))
    await act(messagesArrive)
    expect(received).toEqual([{ v: 1, type: 'hold' }])
    await userEvent.keyboard('{Escape}')
    await act(messagesArrive)
    expect(received.at(-1)).toEqual({ v: 1, type: 'go' })
  })
})
