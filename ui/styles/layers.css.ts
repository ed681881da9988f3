import { globalLayer } from '@vanilla-extract/css'

/** The cascade, weakest first: foreign styles, the reset, tokens, plain elements, components. */
export const vendor = globalLayer('vendor')
export const reset = globalLayer('reset')
export const tokens = globalLayer('tokens')
export const base = globalLayer('base')
export const components = globalLayer('components')
