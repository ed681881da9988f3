import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { delayRequests } from './journey.ts'
import { usePublicSite } from './public-site.ts'

const { address, open } = usePublicSite()

describe('the menus', () => {
  it('lead to every page, say where the visitor is, and name each document', async () => {
    const { page, errors, close } = await open()
    for (const [link, path, heading] of [
      ['Акции', '/promo', 'Акции'],
      ['Турниры', '/tournaments', 'Турниры'],
      ['VIP', '/levels', 'VIP-уровни'],
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
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  it.each<[path: string, presses: (string | RegExp)[], things: string]>([
    ['/faq', ['Безопасная игра', 'Турниры и VIP'], '[data-component="AnswerList"] h3'],
    ['/winners', ['Показать ещё 10'], 'main tbody tr'],
    ['/tournaments/polar-race', ['Показать все (40)', /^Показать все \(/u], 'main tbody tr'],
  ])(
    'bring a visitor back to the place that was left on %s, and to what was opened there',
    async (path, presses, things) => {
      const { page, close } = await open({ path })
      for (const name of presses) {
        const button = page.getByRole('button', { name })
        await expect(button).toBeVisible()
        const before = await page.locator(things).count()
        await button.click()
        await expect.poll(() => page.locator(things).count()).toBeGreaterThan(before)
      }
      const opened = await page.locator(things).count()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      let left = -1
      // What comes into view is laid out then, and moves the page a little.
      await expect
        .poll(async () => {
          const before = left
          left = await page.evaluate(() => window.scrollY)
          return left === before
        })
        .toBe(true)
      expect(left).toBeGreaterThan(200)
      // A click of the mouse would first scroll the link into view.
      await page.locator('footer a[href="/terms-and-conditions"]').dispatchEvent('click')
      await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(page.locator(things)).toHaveCount(opened)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
      await close()
    },
  )

  it('lead to a section that an address names', async () => {
    const { page, close } = await open({ path: '/terms-and-conditions' })
    await page.getByRole('main').getByRole('link', { name: 'Жалобы' }).click()
    await expect(page.getByRole('heading', { name: /Жалобы/u })).toBeInViewport()
    await close()
  })

  it.each([1440, 390])('move nothing that a visitor sees on the way from page to page, at %d px', async (width) => {
    const { page, close } = await open({
      width,
      before: () => {
        const moved: string[] = []
        Reflect.set(window, 'moved', moved)
        // All of them: the browser forgives what follows a press, and a visitor does not.
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
            moved.push(`${location.pathname} ${value.toFixed(3)}: ${names.join(' and ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      },
    })
    const follow = async (link: string, heading: string) => {
      // The menu of a phone would lie over the page.
      await page.locator(`header a[href="${link}"], footer a[href="${link}"]`).first().dispatchEvent('click')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const round = [
      ['/promo', 'Акции'],
      ['/tournaments', 'Турниры'],
      ['/levels', 'VIP-уровни'],
      ['/winners', 'Выигрыши'],
      ['/faq', 'Вопросы и ответы'],
      ['/terms-and-conditions', 'Правила и условия'],
      ['/', 'Кассиопея — онлайн-казино'],
    ] as const
    // The second time round everything is in the cache.
    for (const [link, heading] of [...round, ...round]) await follow(link, heading)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
    await close()
  })

  it('have the code of a page on its way before the press', async () => {
    const { page, close } = await open()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const asked = page.waitForRequest(/assets\/reading-/u)
    await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Акции' }).hover()
    await asked
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
  })

  it('keep the place of the lobby for who is faster than what floats over it, and when a visitor comes back from a page', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    // What floats comes when the page is idle, on a slow machine after the first press.
    const release = await delayRequests(page, /assets\/deferred-ui-/u)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    // A click of the mouse would first scroll the link into view.
    await page
      .getByRole('navigation', { name: 'Главное меню' })
      .getByRole('link', { name: 'VIP' })
      .dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'VIP-уровни' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    release()
    await page.goBack()
    await expect(page.locator('[data-component="GameTile"]').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await close()
  })
})
