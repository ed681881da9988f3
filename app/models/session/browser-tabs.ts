import type { TabsPort } from './session-tabs.model.ts'

/** The tabs of this site in this browser, by a channel of their own; nobody where the browser has no channels. */
export function browserTabs(name: string): TabsPort {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, onTold: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no other
    tell: (token) => channel.postMessage(token),
    onTold(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === null || typeof data === 'string') listener(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
