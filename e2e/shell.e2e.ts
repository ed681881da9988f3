import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { delayRequests } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'

const site = usePublicSite()

/** A page whose clock only the journey moves. */
async function timed(path: string, before?: () => void) {
  const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
  await context.clock.install({ time: new Date(TEST_NOW) })
  if (before !== undefined) await context.addInitScript(before)
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  return { page, context, pass: (ms: number) => context.clock.runFor(ms) }
}

describe('lucky winners', () => {
  it('come after ten seconds, run through the title, go after twenty, and come once for each list', async () => {
    const { page, context, pass } = await timed('/faq')
    const strip = page.locator('[data-component="LuckyStrip"]')
    const title = await page.title()
    // The page's clock runs by itself, too: the exact second is the model's test.
    await pass(5000)
    await expect(strip).toHaveCount(0)
    await pass(5500)
    await expect(strip).toBeVisible()
    await expect(strip).toContainText('₽')
    await expect(strip.getByRole('button', { name: 'Остановить показ' })).toBeVisible()
    await pass(400)
    expect(await page.title()).not.toBe(title)
    await pass(22_000)
    await expect(strip).toHaveCount(0)
    expect(await page.title()).toBe(title)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await pass(15_000)
    await expect(strip).toHaveCount(0)
    await context.close()
  })

  it('go at a click, and never come beside a game', async () => {
    const { page, context, pass } = await timed('/game/cherry-row?mode=demo')
    const strip = page.locator('[data-component="LuckyStrip"]')
    await pass(15_000)
    await expect(strip).toHaveCount(0)
    await page.goto('/winners')
    await page.waitForLoadState('networkidle')
    await pass(11_000)
    // The journey holds the frames, too: a pointer would wait for one.
    await strip.getByText('₽').first().dispatchEvent('click')
    await expect(strip).toHaveCount(0)
    await context.close()
  })
})

describe('the lucky winners of a system that asks for less motion', () => {
  it('leave the title alone, from the moment that it asks', async () => {
    const { page, context, pass } = await timed('/faq')
    const title = await page.title()
    await pass(10_500)
    await expect(page.locator('[data-component="LuckyStrip"]')).toBeVisible()
    await expect.poll(() => page.title()).not.toBe(title)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => page.title()).toBe(title)
    await pass(1000)
    await expect(page.locator('[data-component="LuckyStrip"]')).toBeVisible()
    expect(await page.title()).toBe(title)
    await context.close()
  })
})

describe('the bonus popup', () => {
  it('comes to a guest after two visible minutes, says what it is, and once', async () => {
    const { page, context, pass } = await timed('/promo')
    const popup = page.getByRole('dialog', { name: 'Приветственный пакет' })
    await pass(110_000)
    await expect(popup).toHaveCount(0)
    await pass(15_000)
    await expect(popup).toContainText('Отыгрыш ×10')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await pass(130_000)
    await expect(popup).toHaveCount(0)
    await context.close()
  })

  it('does not follow its visitor to a page that is quiet', async () => {
    const { page, context, pass } = await timed('/responsible-gaming')
    const popup = page.getByRole('dialog', { name: 'Приветственный пакет' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Вопросы' }).click()
    await expect(page).toHaveURL(`${site.address()}/faq`)
    await pass(125_000)
    await expect(popup).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${site.address()}/responsible-gaming`)
    await expect(popup).toHaveCount(0)
    await context.close()
  })

  it('leads to the registration', async () => {
    const { page, context, pass } = await timed('/promo')
    await pass(125_000)
    await page
      .getByRole('dialog', { name: 'Приветственный пакет' })
      .getByRole('button', { name: 'Зарегистрироваться' })
      .click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await context.close()
  })
})

describe('the calm mode', () => {
  it('stops everything that moves by itself, at once and at the next visit', async () => {
    const { page, close } = await site.open({})
    const pause = page.getByRole('region', { name: 'Предложения' }).getByRole('button', { name: 'Остановить показ' })
    await expect(pause).toBeVisible()
    await page.getByRole('button', { name: 'Спокойный режим' }).click()
    await expect(pause).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await expect(page.locator('html')).toHaveAttribute('data-calm', '')
    await expect(
      page.getByRole('region', { name: 'Предложения' }).getByRole('button', { name: 'Продолжить показ' }),
    ).toBeVisible()
    await close()
  })
})

describe('who sent a visitor', () => {
  it('is kept, and told to the counter that the operator has set, once', async () => {
    const told: string[] = []
    const { page, context, close } = await site.open({
      path: '/404',
      before: () => Object.assign(window.operatorSettings ?? {}, { counterPixel: 'https://counter.example/pixel.gif' }),
    })
    await context.route('https://counter.example/**', (route) => {
      told.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await page.goto('/promo?ref=ann&subid=7')
    await expect.poll(() => told).toEqual(['https://counter.example/pixel.gif?ref=ann'])
    await page.getByRole('link', { name: 'VIP' }).first().click()
    await expect(page).toHaveURL(/\/levels$/u)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toContain('ref=ann&subid=7')
    expect(told).toHaveLength(1)
    await close()
  })
})

describe('the page loader', () => {
  it('covers a page until the app is there, and is gone half a second later', async () => {
    const context = await site.browser().newContext({ baseURL: site.address() })
    const page = await context.newPage()
    const release = await delayRequests(page, /assets\/index-.+\.js/u)
    await page.goto('/faq', { waitUntil: 'commit' })
    const loader = page.locator('#loader')
    await expect(loader).toBeVisible()
    // Animations stand, and the journey moves this one: no machine is too slow to see the last moment before its end.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const seenAt = (moment: number) =>
      loader.evaluate((element, at) => {
        for (const animation of element.getAnimations()) animation.currentTime = at
        return getComputedStyle(element).visibility
      }, moment)
    expect([await seenAt(0), await seenAt(499), await seenAt(500)]).toEqual(['visible', 'visible', 'hidden'])
    await context.close()
  })
})
