import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrameSettings } from '#contract/play/frame.ts'
import { withData } from '#server/testing/fake-play-server.ts'
import { useFrames } from '#server/testing/frames.ts'

/* Sounds of the frames, by a fake `AudioContext`. Rounds 0, 1 and 2 of Cherry Row return the stake, win ×4, and lose. */

const openFrame = useFrames('cherry-row')
const ROUND = { returned: 0, won: 1, nothing: 2 } as const
const settings: FrameSettings = { language: 'ru', reducedMotion: false, bet: 1 }

let contexts: FakeAudioContext[] = []

/** A node or a parameter of a node: what is set or connected does not matter here. */
const createNode = () => {
  const parameter = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
  }
  return { gain: parameter, frequency: parameter, type: '', connect: () => undefined, stop: () => undefined }
}

class FakeAudioContext {
  readonly destination = {}
  readonly sampleRate = 100
  state = 'running'
  /** How many notes have started. */
  noteCount = 0

  constructor() {
    contexts.push(this)
  }
  get currentTime() {
    return performance.now() / 1000
  }
  createGain = createNode
  createBiquadFilter = createNode
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  createOscillator = () => ({ ...createNode(), start: () => void (this.noteCount += 1) })
  createBufferSource = this.createOscillator
  resume = () => undefined
  close = () => void (this.state = 'closed')
}

beforeEach(() => {
  contexts = []
})

/** Opens a frame in a browser with sound. */
async function open(options: Parameters<typeof openFrame>[0] = {}) {
  const frame = await openFrame({ isMotionReduced: false, ...options })
  vi.stubGlobal('AudioContext', FakeAudioContext)
  const button = frame.get('sound')
  return {
    ...frame,
    button,
    isPressed: () => button.getAttribute('aria-pressed') === 'true',
    openContexts: () => contexts.filter(({ state }) => state === 'running').length,
    noteCount: () => contexts.reduce((sum, { noteCount }) => sum + noteCount, 0),
  }
}
const switches = (messages: readonly unknown[]) =>
  messages.filter((message) => Reflect.get(Object(message), 'type') === 'sound')

describe('sound of a frame', () => {
  it('is off until the player switches it on, and reports each switch to the page', async () => {
    const { connect, playRound, click, messages, isPressed, openContexts, button } = await open()
    await connect({ ...settings, sound: false })
    await playRound()
    expect([contexts.length, isPressed(), button.getAttribute('aria-label')]).toEqual([0, false, 'Звук'])
    await click(button)
    expect([openContexts(), isPressed()]).toEqual([1, true])
    await click(button)
    expect([openContexts(), isPressed()]).toEqual([0, false])
    expect(switches(messages)).toEqual([
      { v: 1, type: 'sound', isOn: true },
      { v: 1, type: 'sound', isOn: false },
    ])
  })

  it('is on by the setting of the page, but begins with a press', async () => {
    const { connect, isPressed, keyDown, openContexts } = await open()
    await connect({ ...settings, sound: true })
    expect([isPressed(), contexts.length]).toEqual([true, 0])
    await keyDown('a')
    await keyDown('b')
    expect([openContexts(), contexts.length]).toEqual([1, 1])
  })

  it('keeps the choice of the player until the setting of the page changes', async () => {
    const { connect, send, click, button, isPressed } = await open()
    await connect({ ...settings, sound: false })
    await click(button)
    await send({ v: 1, type: 'settings', ...settings, sound: false, language: 'en' })
    expect([isPressed(), button.getAttribute('aria-label')]).toEqual([true, 'Sound'])
    await send({ v: 1, type: 'settings', ...settings, sound: true })
    await send({ v: 1, type: 'settings', ...settings, sound: false })
    expect(isPressed()).toBe(false)
  })

  it('can be switched in a page that does not know the setting', async () => {
    const { connect, send, click, button, isPressed } = await open()
    await connect(settings)
    await click(button)
    await send({ v: 1, type: 'settings', ...settings, language: 'en' })
    expect(isPressed()).toBe(true)
  })

  it('is silent with reduced motion, and says why', async () => {
    const { connect, send, click, button, isPressed, openContexts, playRound, messages } = await open()
    await connect({ ...settings, sound: true })
    await click(button)
    await click(button)
    expect(openContexts()).toBe(1)
    await send({ v: 1, type: 'settings', ...settings, reducedMotion: true, sound: true })
    expect([openContexts(), isPressed(), button.getAttribute('aria-disabled')]).toEqual([0, false, 'true'])
    expect(button.getAttribute('aria-label')).toBe('Звук недоступен в спокойном режиме')
    const before = contexts.length
    messages.length = 0
    await click(button)
    await playRound()
    expect([contexts.length, switches(messages)]).toEqual([before, []])
    await send({ v: 1, type: 'settings', ...settings, sound: true })
    expect([isPressed(), button.getAttribute('aria-label')]).toEqual([true, 'Звук'])
  })

  it('ends on hold and in a hidden tab, and begins again with a press', async () => {
    const { connect, send, keyDown, openContexts } = await open()
    await connect({ ...settings, sound: true })
    await keyDown('a')
    await send({ v: 1, type: 'hold' })
    expect(openContexts()).toBe(0)
    await keyDown('a')
    expect(openContexts()).toBe(0)
    await send({ v: 1, type: 'go' })
    await keyDown('a')
    expect(openContexts()).toBe(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await keyDown('a')
    expect(openContexts()).toBe(0)
    hidden.mockReturnValue(false)
    await keyDown('a')
    expect(openContexts()).toBe(1)
  })

  it.each([
    ['nothing', { nonce: ROUND.nothing }, {}, null],
    ['a returned stake', { nonce: ROUND.returned }, {}, null],
    ['a small win', { nonce: ROUND.won }, {}, 'small'],
    ['a medium win', { nonce: ROUND.won }, { win: 8000 }, 'medium'],
    ['a large win', { nonce: ROUND.won }, { win: 21_000 }, 'large'],
    ['a jackpot', { nonce: ROUND.nothing }, { jackpot: 123_400 }, 'jackpot'],
  ] as const)('has a sound for the press, each reel and a win by its size: %s', async (_, options, changes, size) => {
    const { connect, server, press, untilReady, noteCount } = await open(options)
    await connect({ ...settings, sound: true })
    server.next('round', withData(changes))
    const { SOUNDS } = await import('./sound.ts')
    await press()
    expect(noteCount()).toBe(SOUNDS.press.length)
    await untilReady()
    const expected = SOUNDS.press.length + 3 * SOUNDS.stop.length + (size === null ? 0 : SOUNDS[size].length)
    expect(noteCount()).toBe(expected)
  })

  it('lasts no longer than the scene of a win', async () => {
    await open()
    const { SOUNDS } = await import('./sound.ts')
    for (const [name, notes] of Object.entries(SOUNDS))
      expect([name, Math.max(...notes.map(({ at, length }) => at + length)) <= 2.1]).toEqual([name, true])
  })
})
