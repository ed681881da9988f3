import type { Locator } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { usePublicSite } from './public-site.ts'
import type { Visit } from './journey.ts'

/* Where the system's colours take the place of ours, what is chosen is still told from the others. */

const site = usePublicSite()

async function openForced(visit: Visit) {
  const opened = await site.open({ ...visit, reducedMotion: true })
  await opened.page.emulateMedia({ forcedColors: 'active' })
  return opened
}

/** How an element's text and ground look; the tick of a box is drawn in its text's colour. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.background = 'Canvas'
    const canvas = getComputedStyle(probe).backgroundColor
    probe.remove()
    const { color, backgroundColor } = getComputedStyle(element)
    // Whatever ground there was is the canvas now, and nothing at all looks the same.
    return { text: color, ground: backgroundColor.endsWith(', 0)') ? canvas : backgroundColor }
  })

/** The chosen one looks like none of the others, and can be read. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  const [marked, plain] = await Promise.all([look(chosen), look(other)])
  expect(marked.ground).not.toBe(plain.ground)
  expect(marked.text).not.toBe(marked.ground)
}

describe('forced colours', () => {
  it('mark the page that is open in the head', async () => {
    const { page, close } = await openForced({ path: '/promo' })
    const links = page.getByRole('banner').getByRole('navigation')
    await expectMarked(links.locator('[aria-current="page"]'), links.locator('a:not([aria-current])').first())
    await close()
  })

  it('mark the place of the bar of a phone, and the page and the switches of its menu', async () => {
    const { page, close } = await openForced({ width: 390, height: 800, touch: true, path: '/promo' })
    await page.getByRole('button', { name: 'Меню' }).tap()
    const menu = page.getByRole('dialog')
    await expectMarked(menu.locator('a[aria-current="page"]'), menu.locator('nav a:not([aria-current])').first())
    const pressed = menu.locator('button[aria-pressed="true"]').first()
    await expectMarked(pressed, menu.locator('button[aria-pressed="false"]').first())
    const still = await look(pressed)
    await pressed.hover()
    expect(await look(pressed)).toEqual(still)
    await page.keyboard.press('Escape')
    await page.goto('/')
    const bar = page.locator('[data-component="MobileBar"]')
    await expectMarked(bar.locator('[aria-current="page"]'), bar.getByRole('button').first())
    await close()
  })

  it('tick the providers that are chosen, and no others', async () => {
    const { page, close } = await openForced({ path: '/' })
    await page.locator('[data-component="MultiSelect"]').click()
    const options = page.getByRole('option')
    await options.nth(1).click()
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    const box = (option: Locator) => option.locator('span:has(> svg)')
    await expectMarked(box(options.nth(1)), box(options.nth(2)))
    const empty = await look(box(options.nth(2)))
    expect(empty.text).toBe(empty.ground)
    await close()
  })
})
