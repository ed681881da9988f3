import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, lowest first: third-party styles, reset, tokens, native elements, components. */
export const vendor = globalLayer('vendor')
export const reset = globalLayer('reset')
export const tokens = globalLayer('tokens')
export const base = globalLayer('base')
export const components = globalLayer('components')
