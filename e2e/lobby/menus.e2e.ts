import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests, followFooterLink, skip } from '../harness/journey.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { usePublicSite } from '../harness/public-site.ts'

const { address, open } = usePublicSite()

describe('navigation', () => {
  it('preloads a page on hover, links to every page, marks the current page and sets document metadata', async () => {
    const { page, errors, close } = await open()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const chunkRequest = page.waitForRequest(/assets\/promo-[\w-]{8}\.js$/u)
    await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Акции' }).hover()
    await chunkRequest
    expect(new URL(page.url()).pathname).toBe('/')
    for (const [link, path, heading] of [
      ['Акции', '/promo', 'Акции'],
      ['Турниры', '/tournaments', 'Турниры'],
      ['VIP', '/levels', 'Шесть шагов к Кассиопее'],
      ['Выигрыши', '/winners', 'Выигрыши'],
    ] as const) {
      const menu = page.getByRole('navigation', { name: 'Главное меню' })
      await menu.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(menu.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(/Кассиопея$/u)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${address()}${path}`)
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{80}/u)
    }
    for (const [link, heading] of [
      ['Правила', 'Правила и условия'],
      ['Ответственная игра', 'Ответственная игра'],
      ['Вопросы', 'Вопросы и ответы'],
      ['Платежи', 'Платежи'],
      ['Инструкции', 'Как здесь всё устроено'],
      ['Честная игра', 'Честная игра'],
      ['Личные данные', 'Личные данные'],
      ['Жалобы', 'Жалобы'],
      ['Доступность', 'Доступность'],
    ] as const) {
      await followFooterLink(page, link)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  it('restores scroll position and expanded content on Back', async () => {
    const { page, close } = await open({ path: '/404' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    for (const [path, buttons, itemSelector] of [
      ['/faq', ['Безопасная игра', 'Турниры и VIP'], '[data-component="AnswerList"] [aria-expanded="true"]'],
      ['/tournaments/polar-race', ['Показать все (40)', /^Показать все \(/u], 'main tbody tr'],
    ] as const) {
      await navigateInside(page, path)
      for (const name of buttons) {
        const button = page.getByRole('button', { name })
        await expect(button).toBeVisible()
        const before = await page.locator(itemSelector).count()
        await button.click()
        await expect.poll(() => page.locator(itemSelector).count()).toBeGreaterThan(before)
      }
      const itemCount = await page.locator(itemSelector).count()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      let scrollPosition = -1
      // Content entering the viewport is laid out late and shifts the page slightly.
      await expect
        .poll(async () => {
          const before = scrollPosition
          scrollPosition = await page.evaluate(() => window.scrollY)
          return scrollPosition === before
        })
        .toBe(true)
      expect(scrollPosition).toBeGreaterThan(200)
      // Dispatched, because a mouse click would scroll the link into view; with the position of that moment.
      scrollPosition = await page.locator('footer a[href="/terms-and-conditions"]').evaluate((link) => {
        const { scrollY } = window
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        return scrollY
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(page.locator(itemSelector)).toHaveCount(itemCount)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition)
    }
    await close()
  })

  it.each([1440, 390])(
    'causes no layout shift between pages, nor in two minutes on a page, at %d px',
    async (width) => {
      const { page, close } = await open({
        width,
        driven: true,
        before: () => {
          const shifts: string[] = []
          Reflect.set(window, 'moved', shifts)
          // Includes shifts after input, which the browser's CLS excludes.
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const value = Number(Reflect.get(entry, 'value'))
              if (value <= 0.001) continue
              const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
                entry,
                'sources',
              )
              const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
              const names = sources.map(({ node, previousRect, currentRect }) => {
                const name = node instanceof Element ? node.outerHTML.slice(0, 200) : 'text'
                return `${name} from ${box(previousRect)} to ${box(currentRect)}`
              })
              shifts.push(`${location.pathname} ${value.toFixed(3)}: ${names.join(' and ')}`)
            }
          }).observe({ type: 'layout-shift', buffered: true })
        },
      })
      // On a busy machine a font can take longer than the page waits for it: here it comes from the cache.
      await page.evaluate(async () => void (await document.fonts.ready))
      await page.reload()
      const goTo = async (link: string, heading: string) => {
        // Dispatched, because on a phone the links are in a closed menu.
        await page.locator(`header a[href="${link}"], footer a[href="${link}"]`).first().dispatchEvent('click')
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      }
      /** News, slides, winners and jackpots change on the page; real frames in between let the browser measure. */
      const spendTwoMinutes = async () => {
        for (let second = 0; second < 120; second += 10) {
          await skip(page, 10_000)
          await page.evaluate(async () => {
            await document.body.animate([], 50).finished
          })
        }
      }
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const route = [
        ['/promo', 'Акции'],
        ['/tournaments', 'Турниры'],
        ['/levels', 'Шесть шагов к Кассиопее'],
        ['/winners', 'Выигрыши'],
        ['/faq', 'Вопросы и ответы'],
        ['/terms-and-conditions', 'Правила и условия'],
        ['/', 'Кассиопея — онлайн-казино'],
      ] as const
      for (const [link, heading] of route) {
        await goTo(link, heading)
        await spendTwoMinutes()
      }
      // The second round runs with a warm cache.
      for (const [link, heading] of route) await goTo(link, heading)
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
      await close()
    },
  )

  it('restores the scroll position of the lobby before the deferred UI has loaded', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    // The deferred UI loads when idle, on a slow machine after the first click.
    const release = await delayRequests(page, /assets\/deferred-ui-/u)
    await page.goto('/')
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    // Dispatched, because a mouse click would scroll the link into view.
    await page
      .getByRole('navigation', { name: 'Главное меню' })
      .getByRole('link', { name: 'VIP' })
      .dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'Шесть шагов к Кассиопее' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    release()
    await page.goBack()
    await expect(page.locator('[data-component="GameTile"]').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await close()
  })
})
