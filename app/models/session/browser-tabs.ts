import type { TabsPort } from './session-tabs.model.ts'

/** The tabs of this site in this browser, by a channel of their own; nobody where the browser has no channels. */
export function browserTabs(name: string): TabsPort {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, onTold: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    tell: () => channel.postMessage(null),
    onTold(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
