/*
 * Parts that every page loads after its first screen, in one chunk: separate chunks would be smaller than their requests.
 */
export { FloatingParts } from './floating-parts.tsx'
export { Footer } from './footer.tsx'
export { DeferredUi } from './deferred-parts.tsx'
