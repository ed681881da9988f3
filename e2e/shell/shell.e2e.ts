import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

const site = usePublicSite()

/** Opens a page with a fake clock. */
async function openWithClock(path: string, before?: () => void) {
  const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
  await context.clock.install({ time: new Date(TEST_NOW) })
  if (before !== undefined) await context.addInitScript(before)
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  return { page, context, advance: (ms: number) => context.clock.runFor(ms) }
}

describe('lucky winners', () => {
  it('appear after 10 s, scroll through the title, disappear after 20 s, and appear once per list', async () => {
    const { page, context, advance } = await openWithClock('/faq')
    const strip = page.locator('[data-component="LuckyStrip"]')
    const title = await page.title()
    // The page clock also runs by itself; exact timing is covered by the model's unit test.
    await advance(5000)
    await expect(strip).toHaveCount(0)
    await advance(5500)
    await expect(strip).toBeVisible()
    await expect(strip).toContainText('₽')
    await expect(strip.getByRole('button', { name: 'Остановить показ' })).toBeVisible()
    await advance(400)
    expect(await page.title()).not.toBe(title)
    await advance(22_000)
    await expect(strip).toHaveCount(0)
    expect(await page.title()).toBe(title)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await advance(15_000)
    await expect(strip).toHaveCount(0)
    await context.close()
  })
})

describe('bonus popup', () => {
  it('is shown to a guest once, after two visible minutes, with its terms, and leads to the registration', async () => {
    const { page, context, advance } = await openWithClock('/promo')
    const popup = page.getByRole('dialog', { name: 'Приветственный пакет' })
    await advance(110_000)
    await expect(popup).toHaveCount(0)
    await advance(15_000)
    await expect(popup).toContainText('Отыгрыш ×10')
    await popup.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await expect(popup).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await advance(130_000)
    await expect(popup).toHaveCount(0)
    await context.close()
  })
})

describe('referral', () => {
  it('is stored and reported once to the operator’s counter', async () => {
    const pixelUrls: string[] = []
    const { page, context, close } = await site.open({
      path: '/404',
      before: () => Object.assign(window.operatorSettings ?? {}, { counterPixel: 'https://counter.example/pixel.gif' }),
    })
    await context.route('https://counter.example/**', (route) => {
      pixelUrls.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await page.goto('/promo?ref=ann&subid=7')
    await expect.poll(() => pixelUrls).toEqual(['https://counter.example/pixel.gif?ref=ann'])
    await page.getByRole('link', { name: 'VIP' }).first().click()
    await expect(page).toHaveURL(/\/levels$/u)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toContain('ref=ann&subid=7')
    expect(pixelUrls).toHaveLength(1)
    await close()
  })
})

describe('page loader', () => {
  it('covers the page until the app renders, and fades out within half a second', async () => {
    const context = await site.browser().newContext({ baseURL: site.address() })
    const page = await context.newPage()
    const release = await delayRequests(page, /assets\/index-.+\.js/u)
    await page.goto('/faq', { waitUntil: 'commit' })
    const loader = page.locator('#loader')
    await expect(loader).toBeVisible()
    // Pause animations and set their time explicitly, so that slow machines cannot miss the last frame.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const visibilityAt = (timeMs: number) =>
      loader.evaluate((element, currentTime) => {
        for (const animation of element.getAnimations()) animation.currentTime = currentTime
        return getComputedStyle(element).visibility
      }, timeMs)
    expect([await visibilityAt(0), await visibilityAt(499), await visibilityAt(500)]).toEqual([
      'visible',
      'visible',
      'hidden',
    ])
    await context.close()
  })
})
