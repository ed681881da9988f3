import { readFrameMessage, type FrameMessage, type FrameSettings, type PageMessage } from '#contract/play/frame.ts'
import type { GameFrame } from '#app/lib/security/game-frame.ts'

/** What the page wants of the frame. */
export interface FrameOrders {
  settings: FrameSettings
  /** Whether no new round may start. */
  isHeld: boolean
}

/** The private channel between the page and the frame of one launch. */
export interface FrameLink {
  /** Sends the changes; the whole state when the frame becomes ready. */
  update(orders: FrameOrders): void
  /** The balance has changed outside the game. */
  refresh(): void
  close(): void
}

interface FrameLinkOptions {
  iframe: HTMLIFrameElement
  frame: GameFrame
  orders: FrameOrders
  onMessage(message: FrameMessage): void
  /** The frame posts more messages than a game needs. The link is closed. */
  onFlood(): void
}

/** A held key repeats about 30 times a second. */
const MAX_MESSAGES_PER_SECOND = 60

/** What the browser names as the origin of an opaque frame. */
const OPAQUE = 'null'

/**
 * Listens for `ready` of this iframe, from the expected origin only, and answers with a port. From then on only the port
 * counts: a frame that navigates itself loses it.
 */
export function openFrameLink({ iframe, frame, orders, onMessage, onFlood }: FrameLinkOptions): FrameLink {
  const origin = frame.keepsOrigin ? new URL(frame.src, window.location.origin).origin : OPAQUE
  let current = orders
  let port: MessagePort | null = null
  const send = (message: PageMessage) => port?.postMessage(message)
  const sendHold = () => send({ v: 1, type: current.isHeld ? 'hold' : 'go' })

  let second = 0
  let count = 0
  /** Counts before a message is read, because reading costs. */
  const isFlood = (timeStamp: number): boolean => {
    const current = Math.floor(timeStamp / 1000)
    count = current === second ? count + 1 : 1
    second = current
    if (count <= MAX_MESSAGES_PER_SECOND) return false
    close()
    onFlood()
    return true
  }

  const onReady = ({ source, origin: sender, data, timeStamp }: MessageEvent<unknown>) => {
    const target = iframe.contentWindow
    if (target === null || source !== target || sender !== origin || isFlood(timeStamp)) return
    const message = readFrameMessage(data)
    if (message?.type !== 'ready') return
    window.removeEventListener('message', onReady)
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', (event: MessageEvent<unknown>) => {
      // Messages that were queued before the port was closed still arrive.
      if (port === null || isFlood(event.timeStamp)) return
      const next = readFrameMessage(event.data)
      if (next !== null && next.type !== 'ready') onMessage(next)
    })
    port.start()
    const hello: PageMessage = { v: 1, type: 'hello', ...current.settings }
    // An opaque origin cannot be named. `hello` carries no secret.
    target.postMessage(hello, frame.keepsOrigin ? origin : '*', [channel.port2])
    if (current.isHeld) sendHold()
    onMessage(message)
  }
  function close(): void {
    window.removeEventListener('message', onReady)
    port?.close()
    port = null
  }
  window.addEventListener('message', onReady)

  return {
    update(next) {
      const previous = current
      current = next
      if (next.settings !== previous.settings) send({ v: 1, type: 'settings', ...next.settings })
      if (next.isHeld !== previous.isHeld) sendHold()
    },
    refresh: () => send({ v: 1, type: 'refresh' }),
    close,
  }
}
