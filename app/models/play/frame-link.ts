import { readFrameMessage, type FrameMessage, type FrameSettings, type PageMessage } from '#contract/play/frame.ts'
import type { GameFrame } from '#app/lib/security/game-frame.ts'

/** The private channel between the page and the frame of one launch. */
export interface FrameLink {
  /** Sends a message; before the frame is ready it is dropped, because `hello` brings the settings. */
  send(message: Exclude<PageMessage, { type: 'hello' }>): void
  close(): void
}

interface FrameLinkOptions {
  iframe: HTMLIFrameElement
  frame: GameFrame
  settings(): FrameSettings
  onMessage(message: FrameMessage): void
}

/** What the browser names as the origin of an opaque frame. */
const OPAQUE = 'null'

/**
 * Listens for `ready` of this iframe, from the expected origin only, and answers with a port. From then on only the port
 * counts: a frame that navigates itself loses it.
 */
export function openFrameLink({ iframe, frame, settings, onMessage }: FrameLinkOptions): FrameLink {
  const origin = frame.keepsOrigin ? new URL(frame.src, window.location.origin).origin : OPAQUE
  let port: MessagePort | null = null

  const onReady = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    const target = iframe.contentWindow
    if (target === null || source !== target || sender !== origin) return
    const message = readFrameMessage(data)
    if (message?.type !== 'ready') return
    window.removeEventListener('message', onReady)
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', (event: MessageEvent<unknown>) => {
      const next = readFrameMessage(event.data)
      if (next !== null && next.type !== 'ready') onMessage(next)
    })
    port.start()
    const hello: PageMessage = { v: 1, type: 'hello', ...settings() }
    // An opaque origin cannot be named. `hello` carries no secret.
    target.postMessage(hello, frame.keepsOrigin ? origin : '*', [channel.port2])
    onMessage(message)
  }
  window.addEventListener('message', onReady)

  return {
    send: (message) => port?.postMessage(message),
    close() {
      window.removeEventListener('message', onReady)
      port?.close()
      port = null
    },
  }
}
