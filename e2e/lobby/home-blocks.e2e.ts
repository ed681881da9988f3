import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { CLIENT_RENDERED_HOME, advance, delayRequests } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

/** Counts React commits through the developer tools hook. */
const countCommits = (): void => {
  Reflect.set(window, 'reactCommits', 0)
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => Reflect.set(window, 'reactCommits', Number(Reflect.get(window, 'reactCommits')) + 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    setStrictMode: () => undefined,
  })
}

describe('home page blocks', () => {
  it('hide a failed image, show the iframe of a slide, reserve the space of pending news, and scroll back to the top', async () => {
    const { page, errors, close } = await open({ path: '/icon.svg', reducedMotion: true })
    const pictures = /\/media\/(?:scenes|games)\//u
    await page.route(pictures, (route) => route.abort())
    const items = [
      { path: '/media/scenes/train/promo.svg', type: 'image', title: 'Слайд', url: '/promo' },
      { path: '', type: 'iframe', iframe_url: '/media/frames/train/promo.html', title: '', url: '/promo' },
    ]
    await page.route('**/api/v2/slides', (route) => route.fulfill({ json: { error: 0, code: 0, data: { items } } }))
    const releaseNews = await delayRequests(page, /\/v2\/notifications/u)
    await page.goto(CLIENT_RENDERED_HOME, { waitUntil: 'commit' })
    await expect(tiles(page)).toHaveCount(15)

    const news = page.getByRole('button', { name: 'Закрыть новости' })
    const main = page.getByRole('main')
    await expect(news).toHaveCount(0)
    const before = await main.boundingBox()
    releaseNews()
    await expect(news).toBeVisible()
    expect((await main.boundingBox())?.y).toBe(before?.y)

    const slide = page.locator('[data-component="PromoSlide"]').first().locator('img')
    await expect(slide).toHaveCSS('visibility', 'hidden')
    // A tile draws a cover instead.
    await expect(tiles(page).first().locator('[data-letter]')).toBeVisible()
    await expect(tiles(page).first().locator('img')).toHaveCount(0)
    await page.unroute(pictures)
    await slide.evaluate((image: HTMLImageElement) => {
      image.src = `${image.src}?again`
    })
    await expect(slide).toHaveCSS('visibility', 'visible')

    await page.getByRole('button', { name: 'Следующий слайд' }).click()
    await expect(page.frameLocator('iframe[title="Предложения"]').locator('svg')).toBeAttached()

    const backToTop = page.getByRole('button', { name: 'Наверх' })
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(backToTop).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(page.locator('[data-component="ScrollTopButton"]')).toHaveCSS('opacity', '0')
    await page.evaluate(() => window.scrollTo(0, 400))
    await backToTop.click()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it('poll jackpots every 10 s, and an equal response causes no render', async () => {
    const { page, close } = await open({
      path: '/icon.svg',
      reducedMotion: true,
      driven: true,
      before: countCommits,
    })
    const deferredUi = page.waitForResponse(/deferred-ui-.+\.js/u)
    await page.goto('/')
    await expect(page.locator('[data-component="JackpotPanel"]')).toBeVisible()
    await expect(tiles(page)).toHaveCount(15)
    // Wait for all deferred content before counting.
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await expect(page.locator('[data-component="TournamentCard"]')).toHaveCount(3)
    await expect(page.locator('[data-component="MultiSelect"]')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await deferredUi
    // The lucky winners appear after ten seconds; dismiss them.
    await advance(page, 13_000)
    await page.locator('[data-component="LuckyStrip"]').getByText('₽').first().dispatchEvent('click')
    await expect(page.locator('[data-component="LuckyStrip"]')).toHaveCount(0)
    // The banner rotates by itself.
    await page.getByRole('button', { name: 'Закрыть новости' }).click()
    await expect(page.locator('[data-component="NoticeBanner"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    // The server clock is frozen, so every poll returns the same amounts.
    await page.evaluate(() => {
      Reflect.set(window, 'changes', 0)
      const isTimer = (node: Node) => node.parentElement?.closest('[role="timer"]') !== null
      const observer = new MutationObserver((records) => {
        const changes = records.filter(({ target }) => !isTimer(target))
        Reflect.set(window, 'changes', Number(Reflect.get(window, 'changes')) + changes.length)
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    const commits = () => page.evaluate(() => Number(Reflect.get(window, 'reactCommits')))
    const before = await commits()
    expect(before).toBeGreaterThan(0)
    const jackpotResponse = page.waitForResponse((response) => response.url().includes('/api/v2/jackpot'))
    // Second by second: a request that waits for several seconds of the driven clock counts as slow.
    for (let second = 0; second < 10; second += 1) {
      await advance(page, 1000)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    await jackpotResponse
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => Number(Reflect.get(window, 'changes')))).toBe(0)
    expect(await commits()).toBe(before)

    await close()
  })

  it('open the sign-up dialog a second after #register and restore focus', async () => {
    const { page, close } = await open({ path: '/#register', driven: true })
    // The listener for the hash is loaded when the page is idle.
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
    await advance(page, 1000)
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The hash is already in the URL; clicking the link again must reopen the dialog.
    await page.getByRole('link', { name: 'Получить бонус' }).click()
    await advance(page, 1000)
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const button = page.getByRole('banner').getByRole('button', { name: 'Регистрация' })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await close()
  })
})
