/**
 * Lists the texts with Cyrillic letters that a page shows or that assistive technologies read. Elements marked as Russian
 * (`lang="ru"`) are excluded, such as the name of the language in its switch.
 *
 * Runs inside the page, so it uses nothing from outside of the function.
 */
export function findCyrillicTexts(): string[] {
  const ATTRIBUTES = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'placeholder',
    'title',
  ]
  const EXCLUDED = '[lang="ru"], .sb-wrapper, script, style, noscript, template'
  const texts = new Set<string>()
  const add = (element: Element, text: string): void => {
    const line = text.replaceAll(/\s+/gu, ' ').trim()
    if (/\p{Script=Cyrillic}/u.test(line) && element.closest(EXCLUDED) === null) texts.add(line)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement !== null) add(node.parentElement, node.data)
    if (!(node instanceof Element)) continue
    for (const name of ATTRIBUTES) add(node, node.getAttribute(name) ?? '')
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) add(node, node.value)
  }
  return [...texts]
}
