import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { describe, it } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { complaints } from './axe.ts'
import { usePublicSite } from './public-site.ts'

const site = usePublicSite()

const tiles = (page: Page) => page.locator('[data-component="GameTile"]')
const { open } = site

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

describe('the lobby', () => {
  it('shows 15 games, 15 more at a press, and begins anew when a filter changes', async () => {
    const { page, errors, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    await page.getByRole('button', { name: 'Показать ещё 15' }).click()
    await expect(tiles(page)).toHaveCount(30)
    await page.getByRole('link', { name: 'Слоты', exact: true }).click()
    await expect(page).toHaveURL(/\/games\/slot$/u)
    await expect(tiles(page)).toHaveCount(15)
    expect(errors).toEqual([])
    await close()
  })

  it('gives every type an address, and "all" the home page', async () => {
    const { page, close } = await open({ path: '/games/table' })
    await expect(page.getByRole('link', { name: 'Столы', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('из 17').or(page.getByText('из 20')).first()).toBeVisible()
    await page.getByRole('link', { name: 'Все', exact: true }).first().click()
    await expect(page).toHaveURL(`${site.address()}/`)
    await close()
  })

  it('finds games on the wrong keyboard layout, in Latin letters, with a typo, and by provider', async () => {
    const { page, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await expect(search).toBeFocused()
    for (const typed of ['dbiytdsq', 'vishnevyi', 'вишнёвй', 'Вишневый']) {
      await search.fill(typed)
      await expect(tiles(page).filter({ hasText: 'Вишнёвый Ряд' }), typed).toHaveCount(1)
    }
    await search.fill('песочница')
    await expect(tiles(page)).toHaveCount(1)
    await search.fill('зззззз')
    await expect(page.getByText('Таких игр нет')).toBeVisible()
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
    await expect(tiles(page)).toHaveCount(15)
    await expect(search).toHaveValue('')
    await close()
  })

  it('narrows by several providers and back to all, by keyboard', async () => {
    const { page, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    const button = page.locator('[data-component="MultiSelect"]')
    await button.focus()
    await page.keyboard.press('Enter')
    const search = page.getByRole('combobox', { name: 'Найти провайдера' })
    await expect(search).toBeFocused()
    await expect(page.getByRole('option', { name: 'Все' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.type('ящщ')
    await expect(page.getByText('Такого провайдера нет')).toBeVisible()
    await search.fill('')
    await page.keyboard.type('песоч')
    await page.keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(1)
    await search.fill('')
    await expect(page.getByRole('option', { name: 'Песочница' })).toHaveAttribute('aria-selected', 'true')
    // The first row is "All".
    await page.keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(15)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await close()
  })

  it('shows a guest no heart, one badge at most, and a long name cut at 18 characters with the whole in its tooltip', async () => {
    const { page, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    await expect(page.locator('[data-action="favourite"]')).toHaveCount(0)
    await page.getByRole('searchbox').fill('Трансбайкальский')
    await expect(tiles(page)).toHaveCount(1)
    const name = tiles(page).getByRole('heading')
    await expect(name).toHaveAttribute('title', 'Трансбайкальский Рейс')
    await expect(name).toContainText('Трансбайкальский Р…')
    await close()
  })
})

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

  it('asks for jackpots every 10 s, and an equal answer draws nothing and changes nothing on the page', async () => {
    const { page, context, close } = await open({ reducedMotion: true, driven: true, before: countCommits })
    const last = page.waitForResponse(/later-parts/u)
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
    await close()
  })

  it('changes the banner every 10 s, steps by hand, and stays closed', async () => {
    const { page, context, close } = await open({ driven: true })
    const banner = page.locator('[data-component="NoticeBanner"]')
    await expect(banner).toContainText('эталонная сборка')
    await banner.getByRole('button', { name: 'Следующая новость' }).click()
    await expect(banner).toContainText('Полярная гонка')
    await context.clock.runFor(9000)
    await expect(banner).toContainText('Полярная гонка')
    await context.clock.runFor(1000)
    await expect(banner).toContainText('лимит')
    await banner.getByRole('button', { name: 'Закрыть новости' }).click()
    await expect(banner).toHaveCount(0)
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

  it('opens the registration a second after #register, and gives the focus back', async () => {
    const { page, context, close } = await open({ path: '/#register', driven: true })
    // What listens for the word comes when the page is idle.
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
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

describe('the start', () => {
  it('asks for nothing twice, and not at all for the styles that stand in the document', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const last = page.waitForResponse(/later-parts/u)
    await page.goto('/')
    await last
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    expect(asked.filter((path) => /\/start-.+\.css$/u.test(path))).toEqual([])
    expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
    await close()
  })
})

describe('a demo game', () => {
  it('is played in its frame: decided by the server, the purse kept, the bet chosen by keyboard', async () => {
    const { page, errors, close } = await open({ reducedMotion: true })
    await page.getByRole('searchbox').fill('Вишнёвый Ряд')
    await tiles(page).first().hover()
    await tiles(page).first().getByRole('link', { name: /^Демо/u }).click()
    await expect(page).toHaveURL(/\/game\/cherry-row\?mode=demo$/u)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Вишнёвый Ряд' })).toBeVisible()
    await expect(frame.locator('#balance')).toHaveText(/1\s000,00/u)
    await frame.getByRole('radio').first().focus()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/play/cherry-row/spin')),
      page.keyboard.press('Enter'),
    ])
    const { data }: { data: { stake: number; win: number; balance: number } } = await answer.json()
    expect(data.stake).toBeGreaterThan(0)
    expect(data.balance).toBe(100_000 - data.stake + data.win)
    await expect(frame.locator('#result')).not.toHaveText('')
    // A round may return exactly its stake: what is shown is the answer's purse, in kopecks, whatever it was before.
    await expect
      .poll(async () => (await frame.locator('#balance').innerText()).replace(/\D/gu, ''))
      .toBe(`${data.balance}`)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('Вишнёвый Ряд')
    expect(errors).toEqual([])
    await close()
  })

  it('opens any game of the catalogue under its own name, and a guest who wants to play for money in demo', async () => {
    const { page, close } = await open({ path: '/game/night-tram', language: 'en' })
    await expect(page.getByRole('heading', { name: 'Night Tram' })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Night Tram' })).toBeVisible()
    await close()
  })

  it('goes home with the reason where a game is not available', async () => {
    const { page, close } = await open({ path: '/game/durak-club?mode=demo' })
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(page.getByText('У этой игры нет демо-режима', { exact: true })).toBeVisible()
    await close()
  })
})

describe('any other address', () => {
  it('is a page that says so, with the status 404 and a way out', async () => {
    const { page, close } = await open()
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await close()
  })
})

describe('a dead API', () => {
  it('leaves the frame of the page, with a message and a retry for each block, and heals block by block', async () => {
    const context = await site.browser().newContext({ viewport: { width: 1440, height: 900 }, baseURL: site.address() })
    await context.clock.install()
    const page = await context.newPage()
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    // The cache asks three times before it gives up.
    await context.clock.runFor(10_000)
    for (const title of [
      'Предложения не загрузились',
      'Игры не загрузились',
      'Победители не загрузились',
      'Турниры не загрузились',
      'Джекпоты не загрузились',
    ]) {
      await expect(page.getByText(title).first()).toBeVisible()
    }
    // News that did not load are no empty bar with a button that closes nothing.
    await expect(page.getByRole('region', { name: 'Новости', exact: true })).toHaveCount(0)
    await page.unroute('**/api/**')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Игры не загрузились' })
      .first()
      .getByRole('button', { name: 'Повторить' })
      .click()
    await expect(tiles(page)).toHaveCount(15)
    await expect(page.getByText('Предложения не загрузились')).toBeVisible()
    await context.close()
  })

  it('sends error 25 of any call to /forbidden', async () => {
    const { page, close } = await open({ path: '/no-such-page' })
    await page.route('**/api/v2/winners', (route) => route.fulfill({ json: { error: -25, code: 25, data: null } }))
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(page).toHaveURL(/\/forbidden$/u)
    await expect(page.getByRole('heading', { name: 'Доступ закрыт' })).toBeVisible()
    await close()
  })
})

describe('accessibility', () => {
  it.each(modes.map((mode) => [mode.id, mode] as const))(
    'axe finds nothing on the home page in %s',
    async (_, mode) => {
      const { page, close } = await open({ ...mode, height: 900, reducedMotion: true })
      await expect(tiles(page)).toHaveCount(15)
      await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
      await expect(page.locator('footer')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await close()
    },
  )

  it('the first Tab leads past the head, and every stop shows its focus', async () => {
    const { page, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused()
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const shown = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return 'nothing is focused'
        const box = element.closest('[data-component="TextField"] > div') ?? element
        const style = getComputedStyle(box)
        return style.outlineStyle === 'none' || style.outlineWidth === '0px' ? element.outerHTML.slice(0, 120) : ''
      })
      expect(shown).toBe('')
    }
    await close()
  })
})
