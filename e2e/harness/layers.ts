import type { Page } from 'playwright'
import { expect } from './expect.ts'

/** A point of a layer, in CSS pixels of the viewport. */
interface LayerPoint {
  x: number
  y: number
  /** The layer that is seen there. */
  layer: string
}

/**
 * Runs in the page. Looks at five points of each control: what is seen must be what takes the press, nothing that screen
 * readers skip takes one, and toasts cover neither the bar of a game nor its main button. From then on the page's own
 * handlers get no press: each is only recorded.
 */
export function inspectLayers(): { faults: string[]; toastPoints: LayerPoint[] } {
  const LAYERS = ['Toast', 'Menu', 'Dialog', 'GameWindow', 'SiteHeader', 'MobileBar', 'ActionBar', 'LuckyStrip']
  const EDGE = 3
  const selector = LAYERS.map((name) => `[data-component="${name}"]`).join()
  const nameOf = (element: Element | null | undefined): string => {
    if (element instanceof HTMLIFrameElement) return 'frame'
    const overlay = element?.querySelector(':scope > [data-component="Dialog"]')
    return (overlay ?? element?.closest(selector))?.getAttribute('data-component') ?? 'page'
  }
  const describe = (element: Element | null | undefined) => {
    const text = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return `${nameOf(element)} "${text.trim().slice(0, 30)}"`
  }
  // The list of toasts is transparent.
  const topAt = ([x, y]: readonly [number, number]) =>
    document.elementsFromPoint(x, y).find((element) => !element.matches('[data-component="Toasts"]'))
  const controls = [...document.querySelectorAll('a[href], button, input, textarea, iframe, [role^="menuitem"]')]
  const pointsOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const all = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + EDGE, top + EDGE],
      [right - EDGE, top + EDGE],
      [left + EDGE, bottom - EDGE],
      [right - EDGE, bottom - EDGE],
    ] as const
    return all.filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
  }
  const samples = controls
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => pointsOf(control).map((point) => ({ control, point, hit: topAt(point) })))

  // What is seen: what would be hit if nothing were inert or without pointer events.
  const inert = [...document.querySelectorAll('[inert]')]
  for (const element of inert) element.removeAttribute('inert')
  const style = document.createElement('style')
  style.textContent = '* { pointer-events: auto !important }'
  document.head.append(style)
  const seen = samples.map(({ point }) => topAt(point))
  style.remove()
  for (const element of inert) element.setAttribute('inert', '')

  const modal =
    [...document.querySelectorAll('[data-component="Dialog"]')].at(-1) ?? document.querySelector('[data-fills-window]')
  const faults = new Set<string>()
  const toastPoints: LayerPoint[] = []
  for (const [index, { control, point, hit }] of samples.entries()) {
    const layer = nameOf(seen[index])
    if (layer !== nameOf(hit)) faults.add(`${describe(seen[index])} is seen, ${describe(hit)} takes the press`)
    const isToast = control.closest('[data-component="Toast"]') !== null
    if (isToast && layer !== 'Toast') faults.add(`${describe(control)} lies below ${layer}`)
    if (isToast) toastPoints.push({ x: point[0], y: point[1], layer })
    if (hit === undefined || !control.contains(hit)) continue
    if (control.closest('[inert], [aria-hidden="true"]')) faults.add(`${describe(control)} is skipped, takes the press`)
    const isPopup = control.closest('[data-radix-popper-content-wrapper]') !== null
    if (modal !== null && !modal.contains(control) && !isToast && !isPopup)
      faults.add(`${describe(control)} takes the press beside a modal`)
  }
  const skipping = document.querySelector('[aria-modal="true"]')
  if (skipping?.contains(document.querySelector('[data-component="Toast"]')) === false)
    faults.add('some screen readers skip the toasts')
  for (const toast of document.querySelectorAll('[data-component="Toast"]')) {
    const box = toast.getBoundingClientRect()
    for (const area of document.querySelectorAll('[data-component="GameWindow"], [data-component="GameWindow"] *')) {
      const half = area.getAttribute('data-keep-clear')
      if (half === null || area.closest('[inert]')) continue
      const { left, top, right, bottom } = area.getBoundingClientRect()
      const isBeside = box.right <= left || box.left >= right
      if (!isBeside && box.bottom > (half === 'lower' ? (top + bottom) / 2 : top) && box.top < bottom)
        faults.add(`a toast covers ${half === 'lower' ? 'the main button' : 'the bar'} of the game`)
    }
  }

  const presses: string[] = []
  const controller = new AbortController()
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) {
    const record = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (type === 'pointerdown') presses.push(event.target instanceof Element ? nameOf(event.target) : 'nothing')
    }
    window.addEventListener(type, record, { capture: true, signal: controller.signal })
  }
  Object.assign(window, {
    takePresses() {
      controller.abort()
      return presses
    },
  })
  return { faults: [...faults], toastPoints }
}

/** Runs in the page after `inspectLayers`: the layers that took the presses since. The page gets the next ones again. */
export const takePresses = (): string[] => Reflect.get(window, 'takePresses')()

/** Names of all buttons and links in the accessibility tree of the page, without those in frames. */
async function readableControls(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && (role?.value === 'button' || role?.value === 'link'))
    .map(({ name }) => String(name?.value))
}

/**
 * Expects that the layers of the page are sound, that real presses on the toast reach it, and that screen readers find
 * the controls that are named and none of `skipped`.
 */
export async function expectSoundLayers(
  page: Page,
  { found, skipped = [] }: { found: readonly string[]; skipped?: readonly string[] },
): Promise<void> {
  // What has just opened moves the toasts a frame later: a press between the two goes to another layer.
  await expect
    .poll(async () => {
      const { faults, toastPoints } = await page.evaluate(inspectLayers)
      for (const { x, y } of toastPoints) await page.mouse.click(x, y)
      return { faults, hasToast: toastPoints.length > 0, pressed: [...new Set(await page.evaluate(takePresses))] }
    })
    .toEqual({ faults: [], hasToast: true, pressed: ['Toast'] })
  const names = await readableControls(page)
  expect(names).toEqual(expect.arrayContaining([...found]))
  expect(names.filter((name) => skipped.includes(name))).toEqual([])
}
