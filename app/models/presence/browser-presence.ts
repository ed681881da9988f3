import type { PresencePort } from './presence.model.ts'

const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Reports input events and tab visibility. A page restored from the back/forward cache counts as becoming visible,
 * because the session may have ended meanwhile. A game reports its input by `FrameLink`.
 */
export function browserPresence(document: Document): PresencePort {
  return {
    onActivity(listener) {
      for (const name of ACTIVITY_EVENTS) document.addEventListener(name, listener, { passive: true, capture: true })
      return () => {
        for (const name of ACTIVITY_EVENTS) document.removeEventListener(name, listener, { capture: true })
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
