import type { Device } from '#contract/games.ts'

/** Below this width the product is in its mobile layout (`spec §9`). */
const DESKTOP = '(min-width: 1024px)'

/** The device of this load: a list of games is for one kind, and turning a phone does not make it a desktop. */
const device: Device = typeof window !== 'undefined' && window.matchMedia(DESKTOP).matches ? 'd' : 'm'
export const currentDevice = (): Device => device
