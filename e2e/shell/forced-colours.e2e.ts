import type { Locator } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* In forced colours mode, selected items must remain distinguishable. */

const site = usePublicSite()

/** Reads an element's foreground and background. A checkbox draws its tick in the text colour. */
const readColours = (locator: Locator, pseudo?: '::before') =>
  locator.evaluate((element, part) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.background = 'Canvas'
    const canvas = getComputedStyle(probe).backgroundColor
    probe.remove()
    const { color, backgroundColor } = getComputedStyle(element, part)
    // A transparent background renders as Canvas.
    return { foreground: color, background: backgroundColor.endsWith(', 0)') ? canvas : backgroundColor }
  }, pseudo)

/** The system background, on which all system colours are readable, below an element. */
const hasGround = (locator: Locator) =>
  locator.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.background = 'Canvas'
    const canvas = getComputedStyle(probe).backgroundColor
    probe.remove()
    return getComputedStyle(element).backgroundColor === canvas
  })

/** Expects the selected element to differ from the other one and to stay readable. */
async function expectMarked(selected: Locator, other: Locator): Promise<void> {
  const [selectedColours, otherColours] = await Promise.all([readColours(selected), readColours(other)])
  expect(selectedColours.background).not.toBe(otherColours.background)
  expect(selectedColours.foreground).not.toBe(selectedColours.background)
}

describe('forced colours', () => {
  it('mark the selected providers, the current page in header, mobile bar and menu, and the switches of the menu', async () => {
    const { page, close } = await site.open({ reducedMotion: true })
    await page.emulateMedia({ forcedColors: 'active' })
    // Text, button and marks of the hero lie on a picture.
    const hero = page.locator('[data-component="Hero"]')
    const link = hero.locator('[data-component="PromoSlide"] a').first()
    expect(await hasGround(link.locator('..'))).toBe(true)
    const mark = (isCurrent: boolean) => hero.locator(`button[aria-current="${isCurrent}"]`).first()
    expect(await hasGround(mark(true).locator('..'))).toBe(true)
    const [current, other] = await Promise.all([
      readColours(mark(true), '::before'),
      readColours(mark(false), '::before'),
    ])
    expect(current.background).not.toBe(other.background)
    await page.locator('[data-component="MultiSelect"]').click()
    const options = page.getByRole('listbox').getByRole('option')
    await options.nth(1).click()
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    const box = (option: Locator) => option.locator('span:has(> svg)')
    await expectMarked(box(options.nth(1)), box(options.nth(2)))
    const uncheckedColours = await readColours(box(options.nth(2)))
    expect(uncheckedColours.foreground).toBe(uncheckedColours.background)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 800 })
    const bar = page.locator('[data-component="MobileBar"]')
    await expectMarked(bar.locator('[aria-current="page"]'), bar.getByRole('button').first())
    await bar.getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Акции' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
    await bar.getByRole('button', { name: 'Меню' }).click()
    const menu = page.getByRole('dialog')
    await expectMarked(menu.locator('a[aria-current="page"]'), menu.locator('nav a:not([aria-current])').first())
    const pressed = menu.locator('button[aria-pressed="true"]').first()
    await expectMarked(pressed, menu.locator('button[aria-pressed="false"]').first())
    const coloursBeforeHover = await readColours(pressed)
    await pressed.hover()
    expect(await readColours(pressed)).toEqual(coloursBeforeHover)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 1440, height: 900 })
    const links = page.getByRole('banner').getByRole('navigation')
    await expectMarked(links.locator('[aria-current="page"]'), links.locator('a:not([aria-current])').first())
    await close()
  })
})
