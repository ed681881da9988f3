/** The toasts in a chunk of their own. */
export { Toasts } from '#ui/index.ts'
