import type { WindowLike } from 'dompurify'

/** The part of a window that the sanitiser needs. */
export type SanitiserWindow = WindowLike

let provided: SanitiserWindow | null = null

/** Sets the window of jsdom that DOMPurify uses in Node. Nothing is written to its document. */
export function provideSanitiserWindow(window: SanitiserWindow): void {
  provided = window
}

/** The window in whose document HTML is sanitised. */
export const sanitiserWindow = (): SanitiserWindow => provided ?? window
