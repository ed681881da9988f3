import { useSyncExternalStore } from 'react'
import type { Device } from '#contract/games.ts'

/** Below this width the product is in its mobile layout (`spec §9`). */
const DESKTOP = '(min-width: 1024px)'

/** The device of this load: a list of games is for one kind, and turning a phone does not make it a desktop. */
const wide = typeof window === 'undefined' ? null : window.matchMedia(DESKTOP)
const device: Device = wide?.matches === true ? 'd' : 'm'
export const currentDevice = (): Device => device

const onTurn = (turned: () => void) => {
  wide?.addEventListener('change', turned)
  return () => wide?.removeEventListener('change', turned)
}
/** Whether the window is as wide as a desktop's now: a tablet that is turned, a window that is drawn wider. */
export const useWide = (): boolean => useSyncExternalStore(onTurn, () => wide?.matches === true)
