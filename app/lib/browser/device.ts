import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Device } from '#contract/lobby/games.ts'

/** Below this width the product is in its mobile layout (`spec §2`). */
const DESKTOP = '(min-width: 1024px)'

/** Fixed per page load: the game list depends on the device, and rotating a phone does not make it a desktop. */
const wide = typeof window === 'undefined' ? null : window.matchMedia(DESKTOP)
const device: Device = wide?.matches === true ? 'd' : 'm'
/** The device of this browser. */
export const currentDevice = (): Device => device

/** The device that a page is rendered for. Only the server provides another one than the browser's. */
export const DeviceContext = createContext(device)
export const useDevice = (): Device => useContext(DeviceContext)

const subscribe = (onChange: () => void) => {
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}

const isWide = () => wide?.matches === true
/** Whether the window currently has desktop width. Re-renders on resize and rotation. */
export function useWide(): boolean {
  const isDesktop = useDevice() === 'd'
  return useSyncExternalStore(subscribe, isWide, () => isDesktop)
}
