import type { PresencePort } from './presence.model.ts'

const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel'] as const

/** The message type that a game frame posts on user activity. */
const FRAME_ACTIVITY = 'cassiopeia:activity'

/** Whether a game of the site reports activity. Its frame has an opaque origin, which reads `null`. */
function isFrameActivity({ data, origin, source }: MessageEvent<unknown>, document: Document): boolean {
  const isFromFrame = [...document.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source)
  const isActivity = typeof data === 'object' && data !== null && 'type' in data && data.type === FRAME_ACTIVITY
  return origin === 'null' && source !== null && isFromFrame && isActivity
}

/**
 * Reports input events, messages of the site's own game frames, and tab visibility. A page restored from the back/forward
 * cache counts as becoming visible, because the session may have ended meanwhile.
 */
export function browserPresence(document: Document): PresencePort {
  return {
    onActivity(listener) {
      const onMessage = (event: MessageEvent) => {
        if (isFrameActivity(event, document)) listener()
      }
      for (const name of ACTIVITY_EVENTS) document.addEventListener(name, listener, { passive: true, capture: true })
      window.addEventListener('message', onMessage)
      return () => {
        for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, listener, { capture: true })
        window.removeEventListener('message', onMessage)
      }
    },
    onVisibility(listener) {
      const notify = () => listener(document.visibilityState === 'visible')
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) notify()
      }
      document.addEventListener('visibilitychange', notify)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        document.removeEventListener('visibilitychange', notify)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}
