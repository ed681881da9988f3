import { globalLayer } from '@vanilla-extract/css'

/** One layer around all rules: layers of a host, such as `base` and `components`, do not mix with them. */
const parent = globalLayer('cassiopeia')

/** Cascade layers, lowest first: third-party styles, reset, tokens, native elements, components. */
export const vendor = globalLayer({ parent }, 'vendor')
export const reset = globalLayer({ parent }, 'reset')
export const tokens = globalLayer({ parent }, 'tokens')
export const base = globalLayer({ parent }, 'base')
export const components = globalLayer({ parent }, 'components')
