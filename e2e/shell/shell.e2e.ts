import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()

describe('referral', () => {
  it('is stored and reported once to the operator’s counter', async () => {
    const pixelUrls: string[] = []
    const { page, context, close } = await site.open({
      path: '/icon.svg',
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
    // Public pages are in the document: they need no loader.
    await page.goto('/forbidden', { waitUntil: 'commit' })
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
