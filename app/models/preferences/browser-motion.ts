import type { MotionPort } from './system-motion.model.ts'

/** The system's own setting, as the browser passes it on. */
export const browserMotion: MotionPort = {
  onChange(listener) {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)')
    const tell = () => listener(query.matches)
    tell()
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  },
}
