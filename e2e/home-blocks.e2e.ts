import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { axeViolations } from './axe.ts'
import { delayRequests } from './journey.ts'
import { usePublicSite } from './public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

/** Counts React's commits where its developer tools would listen. */
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

describe('the rest of the home page', () => {
  it('has winners of week and month, tournaments whose time runs, games of day and month, and jackpots', async () => {
    const { page, close } = await open()
    for (const title of ['Победители недели', 'Победители месяца', 'Турниры', 'Выбор дня и месяца', 'Джекпот сейчас']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await expect(page.locator('[data-component="Table"]').first().getByRole('row')).toHaveCount(3)
    const timer = page.getByRole('timer').first()
    const before = await timer.textContent()
    await expect(timer).not.toHaveText(before ?? '')
    await close()
  })

  it('leaves the ground where a picture does not arrive, at the start and later, and shows it when it does', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    const pictures = /\/media\/(?:scenes|games)\//u
    await page.route(pictures, (route) => route.abort())
    await page.goto('/')
    const slide = page.locator('[data-component="PromoSlide"] img').first()
    const cover = tiles(page).first().locator('img')
    for (const picture of [slide, cover]) await expect(picture).toHaveCSS('visibility', 'hidden')
    await page.unroute(pictures)
    await cover.evaluate((image: HTMLImageElement) => {
      image.src = `${image.src}?again`
    })
    await expect(cover).toHaveCSS('visibility', 'visible')
    await close()
  })

  it('asks for jackpots every 10 s while somebody is there, and an equal answer draws nothing and changes nothing on the page', async () => {
    const { page, context, close } = await open({ reducedMotion: true, driven: true, before: countCommits })
    const last = page.waitForResponse(/deferred-ui-.+\.js/u)
    await page.reload()
    await expect(page.locator('[data-component="JackpotPanel"]')).toBeVisible()
    await expect(tiles(page)).toHaveCount(15)
    // Everything that arrives after the first screen is there before anything is counted.
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await expect(page.locator('[data-component="TournamentCard"]')).toHaveCount(3)
    await expect(page.locator('[data-component="MultiSelect"]')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await last
    // What comes by itself after ten seconds has come and gone.
    await context.clock.runFor(13_000)
    await page.locator('[data-component="LuckyStrip"]').getByText('₽').first().dispatchEvent('click')
    await expect(page.locator('[data-component="LuckyStrip"]')).toHaveCount(0)
    // The banner turns its page of its own accord.
    await page.getByRole('button', { name: 'Закрыть новости' }).click()
    await expect(page.locator('[data-component="NoticeBanner"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    // The server's clock stands still, so every poll brings the same amounts.
    await page.evaluate(() => {
      Reflect.set(window, 'changes', 0)
      const isTimer = (node: Node) => node.parentElement?.closest('[role="timer"]') !== null
      const observer = new MutationObserver((records) => {
        const seen = records.filter(({ target }) => !isTimer(target))
        Reflect.set(window, 'changes', Number(Reflect.get(window, 'changes')) + seen.length)
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    const commits = () => page.evaluate(() => Number(Reflect.get(window, 'reactCommits')))
    const before = await commits()
    expect(before).toBeGreaterThan(0)
    const answered = page.waitForResponse((response) => response.url().includes('/api/v2/jackpot'))
    await context.clock.runFor(10_000)
    await answered
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => Number(Reflect.get(window, 'changes')))).toBe(0)
    expect(await commits()).toBe(before)

    // Nobody is there: a minute later nothing is asked for, until somebody comes.
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/api/v2/jackpot') ? 1 : 0))
    await context.clock.runFor(70_000)
    await page.waitForLoadState('networkidle')
    expect(asked).toBeGreaterThan(0)
    const inStandby = asked
    await context.clock.runFor(60_000)
    expect(asked).toBe(inStandby)
    const resumed = page.waitForRequest(/\/api\/v2\/jackpot/u)
    await page.mouse.move(300, 300)
    await resumed
    await close()
  })

  it('changes the banner every 10 s, steps by hand, and stays closed', async () => {
    const { page, context, close } = await open({ driven: true })
    const banner = page.locator('[data-component="NoticeBanner"]')
    await expect(banner).toContainText('эталонная сборка')
    await banner.getByRole('button', { name: 'Следующая новость' }).click()
    await expect(banner).toContainText('Идёт турнир «Лучший множитель»')
    // The page's clock runs by itself, too: the exact second is the model's test.
    await context.clock.runFor(5000)
    await expect(banner).toContainText('Идёт турнир «Лучший множитель»')
    await context.clock.runFor(5000)
    await expect(banner).toContainText('лимит')
    await banner.getByRole('button', { name: 'Закрыть новости' }).click()
    await expect(banner).toHaveCount(0)
    await close()
  })

  it('keeps the place of news that are asked for, with nothing in it to press', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    const release = await delayRequests(page, /\/v2\/notifications/u)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(tiles(page)).toHaveCount(15)
    const news = page.getByRole('button', { name: 'Закрыть новости' })
    const main = page.getByRole('main')
    await expect(news).toHaveCount(0)
    const before = await main.boundingBox()
    release()
    await expect(news).toBeVisible()
    expect((await main.boundingBox())?.y).toBe(before?.y)
    await close()
  })

  it('offers the way up after 200 px', async () => {
    const { page, close } = await open({ reducedMotion: true })
    await expect(tiles(page)).toHaveCount(15)
    const up = page.getByRole('button', { name: 'Наверх' })
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(up).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 201))
    await up.click()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await close()
  })

  it('shows the document of a slide that is a frame, and the picture of one whose address is refused', async () => {
    const { page, errors, close } = await open({ path: '/404' })
    let iframe_url = ''
    await page.route('**/api/v2/slides', (route) => {
      const items = [{ path: '/media/scenes/train/promo.svg', type: 'iframe', iframe_url, title: '', url: '/promo' }]
      return route.fulfill({ json: { error: 0, code: 0, data: { items } } })
    })
    const slide = page.locator('[data-component="PromoSlide"]')
    for (const address of ['', 'javascript:alert(1)', '//evil.example/x', 'http://evil.example/x']) {
      iframe_url = address
      await page.goto('/')
      await expect(slide.locator('img')).toBeAttached()
      await expect(slide.locator('iframe')).toHaveCount(0)
    }
    iframe_url = '/media/frames/train/promo.html'
    await page.goto('/')
    await expect(slide.frameLocator('iframe[title="Предложения"]').locator('svg')).toBeAttached()
    await expect(slide.locator('img')).toHaveCount(0)
    await expect(slide.getByRole('link', { name: 'Подробнее' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  it('leads where a slide without words leads, and has no slider where there are no slides', async () => {
    const { page, close } = await open({ path: '/no-such-page' })
    let items: unknown[] = [{ path: '/media/none.svg', url: '/faq', type: 'image' }]
    await page.route('**/api/v2/slides', (route) => route.fulfill({ json: { error: 0, code: 0, data: { items } } }))
    await page.goto('/')
    const slider = page.getByRole('region', { name: 'Предложения' })
    await expect(slider.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/faq')
    items = []
    await page.reload()
    await expect(tiles(page).first()).toBeVisible()
    await expect(slider).toHaveCount(0)
    await close()
  })

  it('opens the registration a second after #register, and gives the focus back', async () => {
    const { page, context, close } = await open({ path: '/#register', driven: true })
    // What listens for the word comes when the page is idle.
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
    await context.clock.runFor(1000)
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The hash is in the address already, and asks again.
    await page.getByRole('link', { name: 'Получить бонус' }).click()
    await context.clock.runFor(1000)
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
