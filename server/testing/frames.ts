import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SourceTextModule } from 'node:vm'
import { afterEach, expect, vi } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import type { FrameSettings, PageMessage } from '#contract/play/frame.ts'
import { frameDocument } from '#games/kit/document.ts'
import { presentationOf } from '#games/presentations.ts'
import type { EngineId } from '#games/registry.ts'
import { createFakePlayServer, LAUNCH_TOKEN, type FakePlayServer } from './fake-play-server.ts'

/* Frames of games in jsdom: the server's document, the game's script, a fake server and a driven clock. */

/** The scripts of the games, which run anew for each document. */
const views = import.meta.glob('../../games/*/view.ts')

const NO_FILES = { styles: [], script: '', preloads: [] }

/** Most timers of a pause or an animation, for a test that waits in vain. */
const MAX_TIMERS = 100

const sources = new Map<string, string>()

function sourceOf(path: string): string {
  const known = sources.get(path)
  if (known !== undefined) return known
  const source = readFileSync(path, 'utf8')
  sources.set(path, source)
  return source
}

/** Runs a script with the modules that it imports, each of them anew, as a browser does for each document. */
export async function runScript(path: string): Promise<void> {
  const modules = new Map<string, SourceTextModule>()
  const moduleAt = (identifier: string): SourceTextModule => {
    const known = modules.get(identifier)
    if (known !== undefined) return known
    const created = new SourceTextModule(sourceOf(identifier), { identifier })
    modules.set(identifier, created)
    return created
  }
  const script = moduleAt(path)
  await script.link((specifier, { identifier }) => moduleAt(join(dirname(identifier), specifier)))
  await script.evaluate()
}

/** What jsdom lacks: dialogs are shown and animations take their time. */
const LACKING = [
  [
    HTMLDialogElement.prototype,
    {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        // A browser gives the focus back.
        if (document.activeElement instanceof HTMLElement && this.contains(document.activeElement))
          document.activeElement.blur()
      },
    },
  ],
  [
    Element.prototype,
    {
      animate(_: unknown, options: number | { duration: number; iterations?: number }) {
        const { duration, iterations = 1 } = typeof options === 'number' ? { duration: options } : options
        const finished = new Promise((resolve) => {
          if (iterations !== Infinity) setTimeout(resolve, duration)
        })
        return { finished, cancel: () => undefined, effect: null }
      },
    },
  ],
] as const

const parsedDocuments = new Map<string, Document>()

/** Fills the document with another one, without running its scripts. The elements `html`, `head` and `body` stay. */
function fillDocument(html: string): void {
  const parsed = parsedDocuments.get(html) ?? new DOMParser().parseFromString(html, 'text/html')
  parsedDocuments.set(html, parsed)
  for (const [element, from] of [
    [document.documentElement, parsed.documentElement],
    [document.head, parsed.head],
    [document.body, parsed.body],
  ] as const) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const { name, value } of from.attributes) element.setAttribute(name, value)
    if (element === document.documentElement) continue
    element.replaceChildren(...[...from.childNodes].map((node) => document.importNode(node, true)))
  }
}

/** Removes the listeners of `window` and `document` that are added from now on, when it is aborted. */
function trackListeners(): AbortController {
  const opened = new AbortController()
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn<EventTarget, 'addEventListener'>(target, 'addEventListener').mockImplementation(
      (type, listener, options) =>
        listener !== null &&
        add(type, listener, { ...(typeof options === 'object' ? options : {}), signal: opened.signal }),
    )
  }
  return opened
}

/** The page around a frame: its window and its end of the port. */
export function createPage() {
  /** The messages of the frame in order, through the window or the port. */
  const messages: unknown[] = []
  const port = Object.assign(new EventTarget(), {
    start: () => undefined,
    postMessage: (message: unknown) => void messages.push(message),
  })
  const source = { postMessage: (message: unknown) => void messages.push(message) }
  return {
    messages,
    source,
    /** Posts a message to the frame's window. */
    post(data: unknown, from: object = source): void {
      const event = new MessageEvent('message', { data })
      Object.defineProperties(event, { source: { value: from }, ports: { value: [port] } })
      window.dispatchEvent(event)
    },
    /** Sends a message through the port. */
    send: (data: PageMessage) => void port.dispatchEvent(new MessageEvent('message', { data })),
  }
}

/** Runs the timers that are due now: responses, and their consequences. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Options of a document that is opened. */
interface WindowOptions {
  html: string
  isMotionReduced: boolean
}

/** Returns a function that opens a document in the window of this file, and returns the page around it. */
export function useFrameWindow() {
  let opened = new AbortController()
  function close(): void {
    opened.abort()
    for (const [prototype, methods] of LACKING)
      for (const name of Object.keys(methods)) Reflect.deleteProperty(prototype, name)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
  afterEach(() => {
    close()
    location.hash = ''
    fillDocument('')
  })
  return ({ html, isMotionReduced }: WindowOptions) => {
    close()
    for (const [prototype, methods] of LACKING) Object.assign(prototype, methods)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const page = createPage()
    vi.stubGlobal('parent', page.source)
    const motion = Object.assign(new EventTarget(), { matches: isMotionReduced })
    vi.stubGlobal('matchMedia', () => motion)
    location.hash = LAUNCH_TOKEN
    fillDocument(html)
    opened = trackListeners()
    return page
  }
}

/** Options of an opened frame. */
interface FrameOptions extends Partial<FakePlayServer['purse']> {
  /** Number of the first round. */
  nonce?: number
  language?: Language
  isMotionReduced?: boolean
  /** Lets a frame open anew with the server of an older one. */
  server?: FakePlayServer
  /** Prepares the server before the frame loads. */
  before?: (server: FakePlayServer) => void
}

/** Text of an element as it reads, with plain spaces. */
export const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s/gu, ' ')

/** Returns a function that opens the frame of a game, or of a slot with a cover motif, and waits until its first answers are shown. */
export function useFrames(game: EngineId, motif = '') {
  const openWindow = useFrameWindow()

  return async ({ language = 'ru', isMotionReduced = true, server: given, before, ...start }: FrameOptions = {}) => {
    // jsdom draws nothing, so the pictures would only take time.
    const { page: gamePage, rules } = presentationOf(game, { slug: motif === '' ? game : motif, motif })
    if (gamePage === null) throw new Error(`${game} has no frame.`)
    const names = { ru: 'Игра', en: 'Game' }
    const shown = { names, sky: 0, picture: '', rules }
    const html = frameDocument({ ...gamePage, symbols: '', scene: '' }, shown, language, NO_FILES)
    const page = openWindow({ html, isMotionReduced })
    const server = given ?? createFakePlayServer(game, start)
    vi.stubGlobal('fetch', server.fetch)
    before?.(server)
    vi.resetModules()
    await views[`../../games/${game}/view.ts`]?.()
    await settle()

    const get = (id: string): HTMLElement => {
      const element = document.getElementById(id)
      if (element === null) throw new Error(`The frame has no #${id}.`)
      return element
    }
    const phase = () => document.body.dataset['phase']
    const play = get('play')
    function stakeList(): HTMLSelectElement {
      const list = get('stake-list')
      if (!(list instanceof HTMLSelectElement)) throw new Error('The stakes have no list.')
      return list
    }
    /** The stake of an option in kopecks: a locked one, or credits times their price. */
    const stakeOf = (value: string): number => value.split('x').reduce((product, part) => product * Number(part), 1)

    async function untilReady(): Promise<void> {
      for (let timer = 0; phase() !== 'idle' && timer < MAX_TIMERS; timer += 1) await vi.advanceTimersToNextTimerAsync()
      expect(phase()).toBe('idle')
    }
    async function press(): Promise<void> {
      play.click()
      await settle()
    }
    /** Presses a key where the focus is. As in a browser, Enter clicks a focused button, again when it is held. */
    async function keyDown(key: string, { isHeld = false } = {}): Promise<void> {
      const target = document.activeElement ?? document.body
      const event = new KeyboardEvent('keydown', { key, repeat: isHeld, bubbles: true, cancelable: true })
      const isAllowed = target.dispatchEvent(event)
      if (isAllowed && key === 'Enter' && target instanceof HTMLButtonElement) target.click()
      await settle()
    }

    return {
      ...page,
      server,
      get,
      phase,
      play,
      press,
      keyDown,
      untilReady,
      /** Plays a round, or an action of it, with its animation and pause. */
      async playRound(): Promise<void> {
        await press()
        await untilReady()
      },
      pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
      text: (id: string) => textOf(get(id)),
      /** Text of the main button. */
      label: () => textOf(get('play-label')),
      /** The shown problem, or `null`. */
      problem: () => (get('problem').hidden ? null : textOf(get('problem'))),
      canPress: () => play.getAttribute('aria-disabled') === 'false',
      /** Clicks an element. */
      async click(element: HTMLElement | string): Promise<void> {
        ;(typeof element === 'string' ? get(element) : element).click()
        await settle()
      },
      /** Chooses an item of a list or types into a field. */
      async enter(id: string, value: string): Promise<void> {
        const field = get(id)
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
          throw new Error(`#${id} takes no value.`)
        field.value = value
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
        await settle()
      },
      stakeList,
      /** The shown stake in kopecks. */
      stake: () => stakeOf(stakeList().value),
      /** All stakes of the list in kopecks, by the price of a credit. */
      stakes: () => [...stakeList().options].map(({ value }) => stakeOf(value)),
      /** Whether neither the list nor the buttons change the stake. */
      isStakeLocked: () =>
        stakeList().disabled &&
        ['lower-stake', 'raise-stake'].every((id) => get(id).getAttribute('aria-disabled') === 'true'),
      /** Chooses a stake in kopecks from the list. */
      async chooseStake(kopecks: number): Promise<void> {
        const list = stakeList()
        const option = [...list.options].find(({ value }) => stakeOf(value) === kopecks)
        if (option === undefined) throw new Error(`The game offers no stake of ${kopecks} kopecks.`)
        list.value = option.value
        list.dispatchEvent(new Event('change', { bubbles: true }))
        await settle()
      },
      /** Opens the port as the page does after `ready`. */
      async connect(settings: FrameSettings): Promise<void> {
        page.post({ v: 1, type: 'hello', ...settings })
        await settle()
      },
      /** Sends a message of the page through the port. */
      async send(message: PageMessage): Promise<void> {
        page.send(message)
        await settle()
      },
    }
  }
}

export type OpenFrame = ReturnType<typeof useFrames>
