/** Whether an image is decorative. Others show their alternative text when they fail to load. */
const isDecoration = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.alt === ''

/**
 * Hides decorative images that fail to load, instead of showing the browser's broken-image icon. One capturing listener
 * covers the document, because `error` and `load` do not bubble.
 */
export function hideBrokenImages(document: Document): void {
  for (const image of document.images)
    if (isDecoration(image) && image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      image.style.visibility = 'hidden'
  const setVisibility = (visibility: 'hidden' | '') => (event: Event) => {
    if (isDecoration(event.target) && event.target.style.visibility !== visibility)
      event.target.style.visibility = visibility
  }
  document.addEventListener('error', setVisibility('hidden'), { capture: true })
  document.addEventListener('load', setVisibility(''), { capture: true })
}
