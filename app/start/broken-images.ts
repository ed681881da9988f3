/** A picture that only decorates; one with words shows them where it does not arrive. */
const isDecoration = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.alt === ''

/**
 * A picture that does not arrive leaves the ground it would have lain on, and not the browser's mark of something broken. Heard
 * for the whole document, because neither event bubbles and a lobby holds a thousand pictures.
 */
export function hideBrokenImages(document: Document): void {
  for (const image of document.images)
    if (isDecoration(image) && image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      image.style.visibility = 'hidden'
  const show = (visibility: 'hidden' | '') => (event: Event) => {
    if (isDecoration(event.target) && event.target.style.visibility !== visibility)
      event.target.style.visibility = visibility
  }
  document.addEventListener('error', show('hidden'), { capture: true })
  document.addEventListener('load', show(''), { capture: true })
}
