import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAGES } from '#contract/pages.ts'
import { BrowserMissing } from '#ci/browser.ts'
import { buildApp } from '#ci/build-app.ts'
import { startSite, type RunningSite } from '../site.ts'
import { evaluate, type Engine, type EngineWindow } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { observeSite, type ObservedSite } from './observed-site.ts'
import { createVisitor } from './visitor.ts'
import { launchWebKit } from './webkit.ts'

/* What only another engine can break: start, every public page, forms, dialogs, menus, the game frame. */

/** In an order in which neighbours differ in heading or title. */
const routes = [
  ...Object.values(PAGES),
  '/games/slot',
  '/game/cherry-row?mode=demo',
  '/tournaments/polar-race',
  '/forbidden',
  '/payment-notify',
  '/no-such-page',
]
const widths = [
  [390, 844],
  [1440, 900],
] as const

let server: RunningSite
let site: ObservedSite
beforeAll(async () => {
  await buildApp({ force: false })
  server = await startSite()
  site = await observeSite(server.address)
})
afterAll(async () => {
  await site?.close()
  await server?.stop()
})

/** Launches an engine. Off CI a missing one is skipped with a line that says how to install it. */
async function launchOrSkip(launch: () => Promise<Engine>): Promise<Engine | null> {
  try {
    return await launch()
  } catch (error) {
    if (!(error instanceof BrowserMissing) || process.env['CI'] !== undefined) throw error
    console.log(`Skipped: ${error.message}`)
    return null
  }
}

describe.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)('%s', (name, launch) => {
  let engine: Engine | null = null
  let window: EngineWindow | undefined
  const visit = (): ReturnType<typeof createVisitor> => {
    if (window === undefined) throw new Error('No window is open.')
    return createVisitor(window, site.address)
  }
  beforeAll(async () => {
    engine = await launchOrSkip(launch)
  })
  // Each test starts with an empty cache and empty storage.
  beforeEach(async (context) => {
    if (engine === null) return context.skip()
    window = await engine.openWindow()
    await window.resize(1440, 900)
    return async () => {
      site.storageBlocked = false
      await window?.close()
    }
  })
  afterAll(() => engine?.close())

  /** Overflow at both widths and errors so far, as lines that name the route. */
  async function findProblems(visitor: ReturnType<typeof createVisitor>, route: string): Promise<string[]> {
    const problems = await visitor.errors()
    for (const [width, height] of widths) {
      await visitor.window.resize(width, height)
      const overflow = await visitor.overflow()
      if (overflow > 0) problems.push(`${overflow} px wider than ${width}`)
    }
    return problems.map((problem) => `${route}: ${problem}`)
  }

  it.each(['ru', 'en'])('goes through every public page in %s without an error or overflow', async (language) => {
    const visitor = visit()
    const problems: string[] = []
    await visitor.open(`/complaints?lang=${language}`)
    for (const route of routes) {
      await visitor.goInApp(route)
      problems.push(...(await findProblems(visitor, route)))
    }
    expect(await evaluate(visitor.window, () => document.documentElement.lang)).toBe(language)
    expect(problems).toEqual([])
  })

  it.each(['/tournaments/polar-race', '/levels', '/no-such-page'])(
    'starts at %s from an empty cache without an error or overflow',
    async (route) => {
      const visitor = visit()
      await visitor.open(route)
      expect(await findProblems(visitor, route)).toEqual([])
    },
  )

  it('switches language and theme from the menus and keeps both after a reload', async () => {
    const visitor = visit()
    await visitor.open('/')
    await visitor.click('button', 'Язык')
    await visitor.click('menuitemradio', 'English')
    await visitor.sees('heading', 'Games')
    await visitor.seesNo('menuitemradio', 'English')
    await visitor.click('button', 'Theme')
    await visitor.click('menuitemradio', 'Day')
    await visitor.open('/')
    await visitor.sees('heading', 'Games')
    expect(await evaluate(visitor.window, () => document.documentElement.dataset['theme'])).toBe('day')
    expect(await visitor.errors()).toEqual([])
  })

  it('filters the games by type and finds one by name', async () => {
    const visitor = visit()
    await visitor.open('/')
    await visitor.waitUntil('15 games', async () => (await visitor.find('tile', '')).centres.length === 15)
    await visitor.click('link', 'Столы')
    await visitor.waitUntil('the address of the type', () =>
      evaluate(visitor.window, () => location.pathname === '/games/table'),
    )
    await visitor.click('link', 'Все')
    await visitor.fill('Найти игру', 'dbiytdsq')
    await visitor.waitUntil('one game', async () => (await visitor.find('tile', '')).centres.length === 1)
    await visitor.sees('tile', 'Вишнёвый Ряд')
    expect(await visitor.errors()).toEqual([])
  })

  it('opens a dialog by keyboard, holds the focus in it and returns it on Escape', async () => {
    const visitor = visit()
    await visitor.open('/faq')
    for (let step = 0; !(await visitor.find('button', 'Войти')).hasFocus; step += 1) {
      expect(step).toBeLessThan(40)
      await visitor.window.press('Tab')
    }
    await visitor.window.press('Enter')
    await visitor.sees('dialog', 'Вход')
    await visitor.focusIsIn('dialog', 'Вход')
    for (let step = 0; step < 12; step += 1) {
      await visitor.window.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab')
      expect((await visitor.find('dialog', 'Вход')).hasFocus).toBe(true)
    }
    await visitor.window.press('Escape')
    await visitor.seesNo('dialog', 'Вход')
    await visitor.focusIsIn('button', 'Войти')
    expect(await visitor.errors()).toEqual([])
  })

  it('registers with a proof of work, signs out and signs in again', async () => {
    const visitor = visit()
    const login = `${name.toLowerCase()}-player`
    await visitor.open('/faq#register')
    await visitor.fill('Телефон', name === 'WebKit' ? '9990000011' : '9990000012')
    await visitor.fill('Логин', login)
    await visitor.fill('Пароль', 'Kf82-mqt')
    await visitor.click('checkbox', '')
    await visitor.click('button', 'Создать аккаунт')
    await visitor.sees('dialog', 'Добро пожаловать')
    await visitor.window.press('Escape')
    await visitor.sees('link', login)
    await visitor.window.resize(390, 844)
    await visitor.click('button', 'Меню')
    await visitor.click('button', 'Выйти')
    await visitor.window.resize(1440, 900)
    await visitor.click('button', 'Войти')
    await visitor.fill('Логин, телефон', login)
    await visitor.fill('Пароль', 'Kf82-mqt')
    await visitor.window.press('Enter')
    await visitor.sees('link', login)
    expect(await visitor.errors()).toEqual([])
  })

  it('plays a demo round in the game frame by keyboard', async () => {
    const visitor = visit()
    await visitor.open('/game/cherry-row?mode=demo')
    await visitor.sees('iframe', '')
    site.answered.length = 0
    await visitor.waitUntil('a round of the server', async () => {
      await evaluate(visitor.window, () => document.querySelector('iframe')?.focus())
      await visitor.window.press('Tab')
      await visitor.window.press('Enter')
      return site.answered.some((path) => path.startsWith('/play/cherry-row/spin'))
    })
    expect(await visitor.errors()).toEqual([])
  })

  it('starts and switches the theme when the browser blocks storage', async () => {
    site.storageBlocked = true
    const visitor = visit()
    await visitor.open('/')
    await visitor.waitUntil('15 games', async () => (await visitor.find('tile', '')).centres.length === 15)
    await visitor.click('button', 'Тема')
    await visitor.click('menuitemradio', 'День')
    await visitor.waitUntil('the day theme', () =>
      evaluate(visitor.window, () => document.documentElement.dataset['theme'] === 'day'),
    )
    expect(await visitor.errors()).toEqual([])
  })
})
