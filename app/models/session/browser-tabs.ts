import type { SessionChange } from './session-change.ts'
import type { TabsPort } from './session-tabs.model.ts'

/** A tab of an older version may still be open, and says it otherwise: it is found out when somebody comes back. */
const isChange = (data: unknown): data is SessionChange => {
  if (typeof data !== 'object' || data === null || !('token' in data) || !('at' in data)) return false
  return (data.token === null || typeof data.token === 'string') && Number.isFinite(data.at)
}

/** The tabs of this site in this browser, by a channel of their own; nobody where the browser has no channels. */
export function browserTabs(name: string): TabsPort {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, onReceived: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no other
    send: (change) => channel.postMessage(change),
    onReceived(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isChange(data)) listener(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
