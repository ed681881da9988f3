/*
 * The document's title has one home: what the page is called, and what runs over it for a while (the lucky winners). A page
 * that opens in the meantime is called right when that ends.
 */

/** The page that the document was made for: the server has written its title. */
export const documentPath = globalThis.location?.pathname

let page = ''
let over: string | null = null

const paint = (): void => {
  const title = over ?? page
  if (title !== '' && document.title !== title) document.title = title
}

/** The page is called so. */
export function titlePage(title: string): void {
  page = title
  paint()
}

/** Something runs over the title, or ends with `null`. */
export function titleOver(text: string | null): void {
  if (page === '') page = document.title
  over = text
  paint()
}
