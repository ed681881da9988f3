import { createEvent, createStore } from 'effector'

/** The mobile panels. Opening one closes the others (`spec §2`). */
export const PANELS = ['search', 'providers', 'menu'] as const
export type Panel = (typeof PANELS)[number]

export const panelToggled = createEvent<Panel>()
export const panelClosed = createEvent()

export const $panel = createStore<Panel | null>(null)
  .on(panelToggled, (open, panel) => (open === panel ? null : panel))
  .on(panelClosed, () => null)
