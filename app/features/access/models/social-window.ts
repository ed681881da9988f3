import { createStore } from 'effector'

/** Options of a network's pop-up. */
export interface SocialWindowOptions {
  /** Absolute URL. Only messages from its origin are accepted. */
  address: string
  onToken: (token: string) => void
}

/** An open pop-up. */
export interface SocialWindow {
  isClosed(): boolean
  focus(): void
  /** Removes the listener and closes the pop-up. */
  end(): void
}

/** Opens a pop-up; returns `null` if the browser blocks it. */
export type SocialPort = (options: SocialWindowOptions) => SocialWindow | null

interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}
interface Popup {
  readonly closed: boolean
  focus(): void
  close(): void
}
/** The part of `window` that opening a pop-up uses. */
export interface SocialHost {
  readonly screenX: number
  readonly screenY: number
  readonly outerWidth: number
  readonly outerHeight: number
  open(address: string, name: string, features: string): Popup | null
  addEventListener(type: 'message', listener: (event: WindowMessage) => void): void
  removeEventListener(type: 'message', listener: (event: WindowMessage) => void): void
}

/** Marks the pop-up's messages. */
const SOURCE = 'cassiopeia-social'
/** Longer tokens are rejected. */
const MAX_TOKEN_LENGTH = 4096
const NAME = 'cassiopeia-social'
const SIZE = { width: 480, height: 640 } as const

/** Features of a centred pop-up. No `noopener`: the pop-up posts its token to the opener. */
function featuresFor({ screenX, screenY, outerWidth, outerHeight }: SocialHost): string {
  const { width, height } = SIZE
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** The token of a message; `null` for any other message. */
function parseToken(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  if (Reflect.get(data, 'source') !== SOURCE) return null
  const token: unknown = Reflect.get(data, 'token')
  return typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN_LENGTH ? token : null
}

/** Opens pop-ups. Any page can post messages, so only one token from the opened pop-up and its origin is accepted. */
export const createSocialPort =
  (host: SocialHost): SocialPort =>
  ({ address, onToken }) => {
    const { origin } = new URL(address)
    const popup = host.open(address, NAME, featuresFor(host))
    if (popup === null || popup.closed) return null
    const onMessage = (event: WindowMessage) => {
      if (event.origin !== origin || event.source !== popup) return
      const token = parseToken(event.data)
      if (token === null) return
      host.removeEventListener('message', onMessage)
      onToken(token)
    }
    host.addEventListener('message', onMessage)
    return {
      isClosed: () => popup.closed,
      focus: () => popup.focus(),
      end() {
        host.removeEventListener('message', onMessage)
        popup.close()
      },
    }
  }

/** Opens the pop-up of a social network: a port, replaced in tests. */
export const $social = createStore<SocialPort>((options) => createSocialPort(window)(options), {
  serialize: 'ignore',
})
