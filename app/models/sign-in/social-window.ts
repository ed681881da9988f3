import { createStore } from 'effector'

/** What is asked of a network's window. */
export interface SocialQuestion {
  /** Its whole address; only who speaks from this origin is listened to. */
  address: string
  onToken: (token: string) => void
}

/** A network's window that is open. */
export interface SocialWindow {
  isClosed(): boolean
  focus(): void
  /** Nobody is listened to any more, and the window is closed. */
  end(): void
}

/** Opens a network's window, or gives `null` where the browser lets none open. */
export type SocialPort = (question: SocialQuestion) => SocialWindow | null

interface Told {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}
interface Opened {
  readonly closed: boolean
  focus(): void
  close(): void
}
/** What a window needs of the page that opens it. */
export interface SocialHost {
  readonly screenX: number
  readonly screenY: number
  readonly outerWidth: number
  readonly outerHeight: number
  open(address: string, name: string, features: string): Opened | null
  addEventListener(type: 'message', listener: (event: Told) => void): void
  removeEventListener(type: 'message', listener: (event: Told) => void): void
}

/** How a window of a network signs what it tells. */
const SOURCE = 'cassiopeia-social'
/** Longer ones are nobody's. */
const LONGEST_TOKEN = 4096
const NAME = 'cassiopeia-social'
const SIZE = { width: 480, height: 640 } as const

/** A pop-up in the middle of the page that opens it; with `noopener` it could not talk back. */
function featuresFor({ screenX, screenY, outerWidth, outerHeight }: SocialHost): string {
  const { width, height } = SIZE
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** The token that a window has told; `null` for anything else that a page may be told. */
function tokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  if (Reflect.get(data, 'source') !== SOURCE) return null
  const token: unknown = Reflect.get(data, 'token')
  return typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN ? token : null
}

/**
 * Opens windows from a page. Whoever can find the page may tell it something: one token is taken, from the window that was opened,
 * while it shows the origin that was asked for; to anybody else nothing is said.
 */
export const createSocialPort =
  (host: SocialHost): SocialPort =>
  ({ address, onToken }) => {
    const { origin } = new URL(address)
    const opened = host.open(address, NAME, featuresFor(host))
    if (opened === null || opened.closed) return null
    const hear = (event: Told) => {
      if (event.origin !== origin || event.source !== opened) return
      const token = tokenIn(event.data)
      if (token === null) return
      host.removeEventListener('message', hear)
      onToken(token)
    }
    host.addEventListener('message', hear)
    return {
      isClosed: () => opened.closed,
      focus: () => opened.focus(),
      end() {
        host.removeEventListener('message', hear)
        opened.close()
      },
    }
  }

/** The window of a social network: a port, replaced in tests and by an operator's own. */
export const $social = createStore<SocialPort>((question) => createSocialPort(window)(question), {
  serialize: 'ignore',
})
