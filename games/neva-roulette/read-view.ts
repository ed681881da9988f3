import { fieldOf, itemsOf, numberOf } from '../json.ts'

/** A chip on the cloth with what it won, in kopecks. */
export type ChipView = { readonly on: string; readonly kopecks: number; readonly win: number }

/** What the player sees of a spin. */
export type SpinView = { readonly number: number; readonly chips: readonly ChipView[] }

const readChip = (value: unknown): ChipView => ({
  on: String(fieldOf(value, 'on')),
  kopecks: numberOf(fieldOf(value, 'kopecks')),
  win: numberOf(fieldOf(value, 'win')),
})

/** Reads the view of a round. */
export const readSpin = (view: unknown): SpinView => ({
  number: numberOf(fieldOf(view, 'number')),
  chips: itemsOf(fieldOf(view, 'chips')).map(readChip),
})
