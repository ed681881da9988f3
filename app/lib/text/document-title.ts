/*
 * The only writer of `document.title`: the page's title, and a temporary overlay (the lucky winners marquee). A page
 * that opens while the overlay is shown gets its title when the overlay ends.
 */

/** The path that the document was served for. The server has already set its title. */
export const documentPath = globalThis.location?.pathname

let pageTitle = ''
let overlay: string | null = null

const updateTitle = (): void => {
  const title = overlay ?? pageTitle
  if (title !== '' && document.title !== title) document.title = title
}

/** Sets the title of the current page. */
export function titlePage(title: string): void {
  pageTitle = title
  updateTitle()
}

/** Shows a text instead of the page's title; `null` restores the title. */
export function titleOver(text: string | null): void {
  if (pageTitle === '') pageTitle = document.title
  overlay = text
  updateTitle()
}
