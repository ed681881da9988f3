import type { PresencePort } from './presence.model.ts'

const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel'] as const

/** What a reference game's frame posts when somebody plays in it. */
const FRAME_ACTIVITY = 'cassiopeia:activity'

function isFrameActivity(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === FRAME_ACTIVITY
}

/**
 * Mouse, keys, touch, the tab's visibility, what a frame of the site's own origin reports, and Back to a page that the browser has
 * kept as it was: meanwhile somebody may have logged out.
 */
export function browserPresence(page: Document): PresencePort {
  return {
    onActivity(listener) {
      const onMessage = (event: MessageEvent) => {
        if (event.origin === page.location.origin && isFrameActivity(event.data)) listener()
      }
      for (const name of ACTIVITY_EVENTS) page.addEventListener(name, listener, { passive: true, capture: true })
      window.addEventListener('message', onMessage)
      return () => {
        for (const name of ACTIVITY_EVENTS) page.removeEventListener(name, listener, { capture: true })
        window.removeEventListener('message', onMessage)
      }
    },
    onVisibility(listener) {
      const tell = () => listener(page.visibilityState === 'visible')
      const tellKept = ({ persisted }: PageTransitionEvent) => {
        if (persisted) tell()
      }
      page.addEventListener('visibilitychange', tell)
      window.addEventListener('pageshow', tellKept)
      return () => {
        page.removeEventListener('visibilitychange', tell)
        window.removeEventListener('pageshow', tellKept)
      }
    },
  }
}
