import type { MotionPort } from './system-motion.model.ts'

/** The system's `prefers-reduced-motion` setting. */
export const browserMotion: MotionPort = {
  onChange(listener) {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)')
    const notify = () => listener(query.matches)
    notify()
    query.addEventListener('change', notify)
    return () => query.removeEventListener('change', notify)
  },
}
