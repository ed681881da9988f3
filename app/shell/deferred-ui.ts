/*
 * What every page fetches when its first screen stands, in one file: alone each part would be a file smaller than the
 * request for it.
 */
export { FloatingParts } from './floating-parts.tsx'
export { Footer } from './footer.tsx'
export { DeferredUi } from './deferred-parts.tsx'
