import type { SessionChange } from '../session-change.ts'
import { SESSION_END_REASONS } from '../session.machine.ts'
import type { TabsPort } from './session-tabs.model.ts'

const isTokenOrNull = (data: unknown): data is string | null => data === null || typeof data === 'string'

const isReason = (data: unknown): boolean => data === undefined || SESSION_END_REASONS.some((reason) => reason === data)

/** Validates messages, because a tab of an older version may send another format. */
const isChange = (data: unknown): data is SessionChange => {
  if (typeof data !== 'object' || data === null) return false
  if (!('token' in data) || !('renewedFrom' in data) || !('changedAt' in data)) return false
  if ('reason' in data && !isReason(data.reason)) return false
  return isTokenOrNull(data.token) && isTokenOrNull(data.renewedFrom) && Number.isFinite(data.changedAt)
}

/** Creates a `BroadcastChannel` port for the tabs of this site. Without `BroadcastChannel` it does nothing. */
export function browserTabs(name: string): TabsPort {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, onReceived: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    send: (change) => channel.postMessage(change),
    onReceived(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isChange(data)) listener(data)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
