import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FrameSettings } from '#contract/play/frame.ts'
import { runScript, settle, useFrameWindow } from '#server/testing/frames.ts'
import { flashDocument } from './document.ts'

/* The frame between the page and a movie; Ruffle is played by the test. */

const openWindow = useFrameWindow()
afterEach(() => void Reflect.deleteProperty(document, 'fonts'))
const SWF = '/play/wheel-of-seasons.swf'
const settings: FrameSettings = { language: 'ru', reducedMotion: false, bet: 1 }
const hello = { v: 1, type: 'hello', ...settings }

interface FlashOptions {
  swf?: string | null
  isMotionReduced?: boolean
  /** A tab of its own has no page around it. */
  isOwnTab?: boolean
  hasWebAssembly?: boolean
  /** Loading the movie fails. */
  hasNoMovie?: boolean
}

/** Opens the frame, with a Ruffle whose script has not loaded yet. */
async function openFlash({
  swf = SWF,
  isMotionReduced = false,
  isOwnTab = false,
  hasWebAssembly = true,
  hasNoMovie = false,
}: FlashOptions = {}) {
  const page = openWindow({ html: flashDocument, isMotionReduced })
  if (isOwnTab) vi.stubGlobal('parent', window)
  if (!hasWebAssembly) vi.stubGlobal('WebAssembly', undefined)
  vi.stubGlobal('location', { search: swf === null ? '' : `?swf=${encodeURIComponent(swf)}`, hash: '#token' })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })

  const calls: unknown[][] = []
  const loaded: unknown[] = []
  let command: (name: string, argument: string) => void = () => undefined
  const player = document.createElement('ruffle-player')
  const root = player.attachShadow({ mode: 'open' })
  root.innerHTML = '<div id="container"></div><div id="virtual-keyboard"></div>'
  const movie = {
    load: (options: unknown) => {
      loaded.push(options)
      return hasNoMovie ? Promise.reject(new Error('404')) : Promise.resolve()
    },
    callExternalInterface: (...call: unknown[]) => void calls.push(call),
    addFSCommandHandler: (handle: typeof command) => void (command = handle),
    suspend: () => void calls.push(['suspend']),
    resume: () => void calls.push(['resume']),
  }
  Object.assign(player, { ruffle: () => movie })
  vi.stubGlobal('RufflePlayer', { newest: () => ({ createPlayer: () => player }) })
  await runScript(join(import.meta.dirname, 'frame.js'))

  const script = () => document.querySelector<HTMLScriptElement>('script[src*="ruffle.js"]')
  const stage = document.getElementById('stage')
  const send = async (message: Parameters<typeof page.send>[0]) => {
    page.send(message)
    await settle()
  }
  return {
    ...page,
    send,
    calls,
    loaded,
    root,
    script,
    stage,
    /** Ruffle's script has loaded, or could not. */
    async scriptEnds(type: 'load' | 'error' = 'load') {
      script()?.dispatchEvent(new Event(type))
      await settle()
    },
    /** The movie runs. */
    async start() {
      script()?.dispatchEvent(new Event('load'))
      await settle()
      player.dispatchEvent(new Event('loadeddata'))
      await settle()
    },
    command: (name: string, argument: string) => command(name, argument),
    isInert: () => stage?.inert === true,
  }
}

const READY = { v: 1, type: 'ready', supports: ['hold', 'settings', 'bet'] }
const UNSUPPORTED = [
  { v: 1, type: 'ready', supports: [] },
  { v: 1, type: 'ended', reason: 'unsupported' },
]

describe('Flash frame', () => {
  it('loads the movie of its address with the launch token, and is ready when it runs', async () => {
    const { loaded, messages, scriptEnds, start } = await openFlash()
    expect([loaded, messages]).toEqual([[], []])
    await scriptEnds()
    expect(loaded).toEqual([expect.objectContaining({ url: SWF, parameters: { token: 'token' }, openUrlMode: 'deny' })])
    expect(messages).toEqual([])
    await start()
    expect(messages).toEqual([READY])
  })

  it('names the movie for screen readers in the language of the page, and hides the virtual keyboard', async () => {
    const { root, start, post, send } = await openFlash()
    await start()
    post(hello)
    const [container, keyboard] = ['container', 'virtual-keyboard'].map((id) => root.getElementById(id))
    expect(container?.getAttribute('role')).toBe('application')
    expect(container?.getAttribute('tabindex')).toBe('0')
    expect(container?.getAttribute('aria-label')).toBe('Игра')
    expect([keyboard?.getAttribute('tabindex'), keyboard?.getAttribute('aria-hidden')]).toEqual(['-1', 'true'])
    await send({ v: 1, type: 'settings', ...settings, language: 'en' })
    expect([container?.getAttribute('aria-label'), document.documentElement.lang]).toEqual(['Game', 'en'])
  })

  it('passes the language, the motion and the bet of the page to the movie, also those before it runs', async () => {
    const { calls, start, post, send } = await openFlash()
    post({ ...hello, bet: 0.25 })
    expect(calls).toEqual([])
    await start()
    expect(calls).toEqual([['settings', 'ru', false, 0.25]])
    await send({ v: 1, type: 'settings', language: 'en', reducedMotion: true, bet: 1 })
    await send({ v: 1, type: 'refresh' })
    expect(calls.slice(1)).toEqual([['settings', 'en', true, 1], ['refresh']])
  })

  it('reduces the motion of the movie as the system does, when it changes', async () => {
    const { calls, start, post } = await openFlash({ isMotionReduced: true })
    await start()
    post(hello)
    expect(calls).toEqual([['settings', 'ru', true, 1]])
    matchMedia('').dispatchEvent(new Event('change'))
    expect(calls).toHaveLength(2)
  })

  it('announces the texts of the movie, and reports its rounds and its end', async () => {
    const { messages, start, post, command } = await openFlash()
    await start()
    post(hello)
    command('say', 'Лето: выигрыш 20 ₽')
    expect(document.getElementById('announcement')?.textContent).toBe('Лето: выигрыш 20 ₽')
    expect(document.title).toBe('Лето: выигрыш 20 ₽')
    command('round', 'started round-1')
    command('round', 'settled round-1')
    command('unknown', '')
    command('ended', 'elsewhere')
    expect(messages.slice(1)).toEqual([
      { v: 1, type: 'round', state: 'sent', id: 'round-1' },
      { v: 1, type: 'round', state: 'settled', id: 'round-1' },
      { v: 1, type: 'ended', reason: 'elsewhere' },
    ])
  })

  it('reports the activity of the player, once per press', async () => {
    const { messages, post } = await openFlash()
    post(hello)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    for (const repeat of [false, true])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true }))
    expect(messages).toEqual([
      { v: 1, type: 'activity' },
      { v: 1, type: 'activity' },
    ])
  })

  it('suspends the movie while the page holds it, and goes on', async () => {
    const { calls, messages, start, post, send, isInert } = await openFlash()
    await start()
    post(hello)
    calls.length = 0
    await send({ v: 1, type: 'hold' })
    expect([calls, isInert(), messages.at(-1)]).toEqual([[['suspend']], true, { v: 1, type: 'held' }])
    await send({ v: 1, type: 'go' })
    expect([calls.at(-1), isInert()]).toEqual([['resume'], false])
  })

  it('shows a running round to its end before it holds', async () => {
    const { calls, messages, start, post, send, command, isInert } = await openFlash()
    await start()
    post(hello)
    command('round', 'started round-1')
    calls.length = 0
    await send({ v: 1, type: 'hold' })
    expect([calls, isInert()]).toEqual([[], false])
    command('round', 'settled round-1')
    expect([calls, isInert(), messages.at(-1)]).toEqual([[['suspend']], true, { v: 1, type: 'held' }])
  })

  it.each([
    ['without WebAssembly', { hasWebAssembly: false }, undefined],
    ['when Ruffle does not load', {}, 'error'],
    ['when the movie does not load', { hasNoMovie: true }, 'load'],
  ] as const)('reports a game that does not start %s', async (_, options, scriptEnd) => {
    const { messages, post, script, scriptEnds } = await openFlash(options)
    if (scriptEnd === undefined) expect(script()).toBeNull()
    else await scriptEnds(scriptEnd)
    expect(messages).toEqual(UNSUPPORTED.slice(0, 1))
    post(hello)
    expect(messages).toEqual(UNSUPPORTED)
  })

  it('reports a crash of Ruffle', async () => {
    const { messages, start, post, root } = await openFlash()
    await start()
    post(hello)
    const panic = document.createElement('div')
    panic.id = 'panic'
    root.append(panic)
    await settle()
    expect(messages.at(-1)).toEqual(UNSUPPORTED[1])
  })

  it('ignores other windows, other versions and a second port', async () => {
    const { messages, post, send, calls, start } = await openFlash()
    await start()
    post(hello, {})
    post({ ...hello, v: 2 })
    post({ ...hello, type: 'settings' })
    post(null)
    await send({ v: 1, type: 'refresh' })
    expect(calls).toEqual([])
    post(hello)
    post({ ...hello, language: 'en' })
    expect(calls).toEqual([['settings', 'ru', false, 1]])
    expect(messages).toEqual([READY])
  })

  it.each([
    ['in a tab of its own, where a movie could pass for a page of the site', { isOwnTab: true }],
    ['without a movie', { swf: null }],
  ])('loads nothing %s', async (_, options) => {
    const { script, messages } = await openFlash(options)
    await settle()
    expect([script(), messages]).toEqual([null, []])
  })
})
