/** The tokens as CSS values, for the styles of a host. */
export { colour } from './tokens.css.ts'
export { control, motion, radius, size, space, weight } from './scale.ts'
