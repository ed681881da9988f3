import { describe, it } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { expect } from './expect.ts'
import { complaints } from './axe.ts'
import { holdBack } from './journey.ts'
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
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  it('bring a visitor back to the place that was left', async () => {
    const { page, close } = await open({ path: '/faq' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bottom = page.getByRole('button', { name: 'Безопасная игра' })
    await bottom.click()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(200)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Правила', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goto(`${address()}/terms-and-conditions`)
    await page.getByRole('link', { name: 'Жалобы' }).click()
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
    const release = await holdBack(page, /assets\/floating-parts-/u)
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

describe('promotions', () => {
  it('are the seven that hold, and send a guest to the registration', async () => {
    const { page, errors, close } = await open({ path: '/promo' })
    await expect(page.getByRole('article')).toHaveCount(7)
    await expect(page.getByRole('article').filter({ hasText: 'Зимни' })).toHaveCount(0)
    await page.getByRole('article').first().getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})

describe('questions and answers', () => {
  it('open with the first group, and every answer has an address', async () => {
    const { page, errors, close } = await open({ path: '/faq' })
    await expect(page.getByRole('button', { name: 'Аккаунт', exact: true })).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Вывод', exact: true })).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'Вывод', exact: true }).click()
    const question = page.locator('[id="4-2"]').getByRole('button')
    await question.click()
    await page
      .locator('[id="4-2"]')
      .getByRole('link', { name: /^Ссылка на ответ/u })
      .click()
    await expect(page).toHaveURL(/\/faq#4-2$/u)
    await page.reload()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(question).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Аккаунт', exact: true })).toHaveAttribute('aria-expanded', 'false')
    expect(errors).toEqual([])
    await close()
  })

  it('are read by keyboard alone', async () => {
    const { page, close } = await open({ path: '/payments-info' })
    const groups = page.locator('[data-component="AnswerList"] h2 button')
    await groups.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(groups.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-component="AnswerList"] h3 button[aria-expanded="true"]')).toHaveCount(1)
    await close()
  })
})

describe('texts', () => {
  it('come by their key where the cached metadata has none', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/meta', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { items: { instructions: { title: 'x', content: '' } } } } }),
    )
    const asked = page.waitForRequest('**/api/v2/meta/instructions')
    await page.goto('/instructions')
    await asked
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await close()
  })

  it('are printed without the frame of the page', async () => {
    const { page, close } = await open({ path: '/terms-and-conditions' })
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['SiteHeader', 'SiteFooter', 'NoticeBanner']) {
      await expect(page.locator(`[data-component="${part}"]`)).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden()
    await close()
  })

  it('change with the language, and an address may ask for one', async () => {
    const { page, close } = await open({ path: '/levels?lang=en' })
    await expect(page.getByRole('heading', { level: 1, name: 'VIP levels' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
    await close()
  })
})

describe('where a payment ends', () => {
  it('says what happened and where to go', async () => {
    const { page, close } = await open({ path: '/payment-notify' })
    await expect(page.getByRole('heading', { level: 1, name: 'Заявка принята' })).toBeVisible()
    await page.goto('/payment-notify/rejected')
    await expect(page.getByRole('heading', { level: 1, name: 'Платёж не прошёл' })).toBeVisible()
    await page.getByRole('link', { name: 'Что могло случиться' }).click()
    await expect(page).toHaveURL(/\/payments-info$/u)
    await close()
  })
})

describe('search engines', () => {
  it('read the head of a page without running a script', async () => {
    const russian = await (await fetch(`${address()}/tournaments`)).text()
    expect(russian).toMatch(/<title>Турниры[^<]*Кассиопея<\/title>/u)
    expect(russian).toContain(`<link rel="canonical" href="${address()}/tournaments" />`)
    const english = await (await fetch(`${address()}/tournaments?lang=en`)).text()
    expect(english).toContain('<html lang="en"')
    expect(english).toMatch(/<meta property="og:title" content="Tournaments[^"]*Cassiopeia" \/>/u)
    const robots = await (await fetch(`${address()}/robots.txt`)).text()
    const map = await fetch(/Sitemap: (\S+)/u.exec(robots)?.[1] ?? '')
    expect(map.headers.get('content-type')).toContain('xml')
    for (const [, address = ''] of (await map.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)) {
      expect((await fetch(address)).status, address).toBe(200)
    }
    const manifest: { icons: { src: string }[] } = await (await fetch(`${address()}/manifest.webmanifest`)).json()
    for (const { src } of manifest.icons) expect((await fetch(`${address()}${src}`)).status).toBe(200)
  })
})

describe('accessibility', () => {
  const paths = [
    '/promo',
    '/faq',
    '/payments-info',
    '/levels',
    '/winners?list=jackpot',
    '/tournaments',
    '/tournaments/polar-race',
    '/terms-and-conditions',
    '/responsible-gaming',
    '/payment-notify/rejected',
    '/forbidden',
    '/404',
  ]
  it.each(
    modes.filter(({ id }) => id === '1440-ru-night' || id === '390-en-day').map((mode) => [mode.id, mode] as const),
  )(
    'has nothing to complain of on any page, and nothing is wider than the window: %s',
    async (_, { width, language, theme }) => {
      const { page, close } = await open({ width, language, theme, path: '/404', reducedMotion: true })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expect(page.locator('main [data-component="Skeleton"]')).toHaveCount(0)
        // The screens' stories are examined in more modes; here each page stands in its frame.
        expect(await complaints(page), path).toEqual([])
        for (const least of [width, 320]) {
          await page.setViewportSize({ width: least, height: 900 })
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${least}`)
            .toBeLessThanOrEqual(least)
        }
        await page.setViewportSize({ width, height: 900 })
      }
      await close()
    },
    120_000,
  )
})
