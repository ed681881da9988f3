import { isLanguage, type Language } from '#contract/core/languages.ts'
import type { FrameMessage } from '#contract/play/frame.ts'
import { fieldOf, isNumber } from '../json.ts'

/* Messages between the frame and the page around it (`contract/play/frame.ts`). Amounts are never messages. */

interface Settings {
  language: Language | null
  reducedMotion: boolean
  bet: number | null
  /** `null` for a page that keeps no such setting. */
  sound: boolean | null
}

/** What a frame does by the messages of its page. */
export interface PageHandlers {
  settings(settings: Settings): void
  /** After the page's first message. */
  connected(): void
  /** No new round until `go`. */
  hold(): void
  go(): void
  /** The balance has changed outside the game. */
  refresh(): void
}

/** A message through the port, without its version. */
export type PortMessage = WithoutVersion<Exclude<FrameMessage, { type: 'ready' }>>
type WithoutVersion<Message> = Message extends { v: 1 } ? Omit<Message, 'v'> : never

const VERSION = 1

function readSettings(message: unknown): Settings {
  const [language, bet, sound] = ['language', 'bet', 'sound'].map((name) => fieldOf(message, name))
  return {
    language: isLanguage(language) ? language : null,
    reducedMotion: fieldOf(message, 'reducedMotion') === true,
    bet: isNumber(bet) ? bet : null,
    sound: typeof sound === 'boolean' ? sound : null,
  }
}

/**
 * Waits for the page's `hello`, whose port carries all later messages. Alone in a tab there is no page, and messages go
 * nowhere.
 */
export function connectPage(handlers: PageHandlers) {
  let port: MessagePort | null = null

  function receive(message: unknown): void {
    if (fieldOf(message, 'v') !== VERSION) return
    switch (fieldOf(message, 'type')) {
      case 'settings':
        return handlers.settings(readSettings(message))
      case 'hold':
        return handlers.hold()
      case 'go':
        return handlers.go()
      case 'refresh':
        return handlers.refresh()
    }
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [firstPort] = event.ports
    if (port !== null || firstPort === undefined || event.source !== parent) return
    if (fieldOf(event.data, 'v') !== VERSION || fieldOf(event.data, 'type') !== 'hello') return
    port = firstPort
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data))
    port.start()
    handlers.settings(readSettings(event.data))
    handlers.connected()
  })

  return {
    /** Tells the page that the game can be played. `*`, because an opaque origin doesn't know the page's. */
    ready({ followsBet }: { followsBet: boolean }): void {
      const supports = ['hold', 'settings', ...(followsBet ? ['bet'] : [])]
      parent.postMessage({ v: VERSION, type: 'ready', supports }, '*')
    },
    post: (message: PortMessage) => port?.postMessage({ v: VERSION, ...message }),
  }
}
