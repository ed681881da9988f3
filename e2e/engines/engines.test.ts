import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAGES, ROUTES } from '#contract/lobby/pages.ts'
import { BrowserMissing } from '#ci/browser.ts'
import { buildApp } from '#ci/build-app.ts'
import { consoleOf } from '../harness/console.ts'
import { inspectLayers, takePresses } from '../harness/layers.ts'
import { startSite, type RunningSite } from '../harness/site.ts'
import { evaluate, type Engine, type EngineWindow } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { observeSite, type ObservedSite } from './observed-site.ts'
import { pollUntil } from './poll-until.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { launchWebKit } from './webkit.ts'

/* What only another engine can break: start, every public page, forms, dialogs, menus, the game frame. */

/** One address of each route. Neighbours differ in heading or title: the tour waits for the change. */
const routes = [
  ...Object.values(PAGES),
  '/games/slot',
  ROUTES.forbidden,
  '/game/cherry-row?mode=demo',
  '/tournaments/polar-race',
  ROUTES['payment-notify'],
  ROUTES['payment-rejected'],
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

/** Resizes to both widths and returns where the page is wider than its window. */
async function findOverflow(visitor: Visitor, route: string): Promise<string[]> {
  const problems: string[] = []
  for (const [width, height] of widths) {
    await visitor.window.resize(width, height)
    // The app follows a new width in its next render.
    if (!(await pollUntil(async () => (await visitor.overflow()) <= 0)))
      problems.push(`${route}: ${await visitor.overflow()} px wider than ${width}`)
  }
  return problems
}

describe.each([
  { name: 'Firefox', launch: launchFirefox, phone: '9990000012', gambler: '+79990000022' },
  { name: 'WebKit', launch: launchWebKit, phone: '9990000011', gambler: '+79990000021' },
])('$name', ({ name, launch, phone, gambler }) => {
  let engine: Engine | null = null
  let window: EngineWindow | null = null
  let visitor: Visitor
  beforeAll(async () => {
    engine = await launchOrSkip(launch)
  })
  // Each test starts with an empty cache and empty storage.
  beforeEach(async (context) => {
    if (engine === null) return context.skip()
    site.reset()
    window = await engine.openWindow()
    visitor = createVisitor(window, site)
    await window.resize(1440, 900)
  })
  afterEach(async ({ task }) => {
    if (window === null) return
    if (task.result?.state === 'fail') {
      const picture = join(await mkdtemp(join(tmpdir(), 'engines-')), `${name}.png`)
      await writeFile(picture, await window.screenshot())
      console.log(`The page at the failure: ${picture}`)
    }
    // A load that the end of the window aborts would be reported, and count against the next test.
    await site.waitUntilIdle()
    await window.close()
    window = null
  })
  afterAll(() => engine?.close())

  it.each(['ru', 'en'])('goes through every public page in %s without an error or overflow', async (language) => {
    const overflow: string[] = []
    await visitor.open(`/complaints?lang=${language}`)
    for (const route of routes) {
      await visitor.goInApp(route)
      overflow.push(...(await findOverflow(visitor, route)))
    }
    expect(await evaluate(visitor.window, () => document.documentElement.lang)).toBe(language)
    expect(overflow).toEqual([])
    expect(site.errors).toEqual([])
  })

  it.each([
    ['/tournaments/polar-race', 1440],
    ['/levels?lang=en', 390],
    ['/no-such-page', 390],
  ] as const)('starts at %s from an empty cache at %i px without an error or overflow', async (route, width) => {
    await visitor.window.resize(width, 900)
    await visitor.open(route)
    expect(await findOverflow(visitor, route)).toEqual([])
    expect(site.errors).toEqual([])
  })

  it('switches language and theme from the menus and keeps both after a reload', async () => {
    await visitor.open('/')
    await visitor.click('button', /^Язык/u)
    await visitor.click('menuitemradio', 'English')
    await visitor.waitForVisible('heading', 'Games')
    await visitor.waitForHidden('menuitemradio', 'English')
    await visitor.click('button', /^Theme/u)
    await visitor.click('menuitemradio', 'Light')
    await visitor.open('/')
    await visitor.waitForVisible('heading', 'Games')
    expect(await evaluate(visitor.window, () => document.documentElement.dataset['theme'])).toBe('day')
    expect(site.errors).toEqual([])
  })

  it('filters the games by type and finds one by its name typed in the wrong keyboard layout', async () => {
    await visitor.open('/')
    await visitor.waitForTiles(15)
    await visitor.click('link', 'Столы')
    await visitor.waitUntil('the address of the type', () =>
      evaluate(visitor.window, () => location.pathname === '/games/table'),
    )
    await visitor.click('link', 'Все')
    await visitor.fill('Найти игру', 'dbiytdsq')
    await visitor.waitForTiles(1)
    await visitor.waitForVisible('tile', /Вишнёвый Ряд/u)
    expect(site.errors).toEqual([])
  })

  it('opens a dialog by keyboard, holds the focus in it and returns it on Escape', async () => {
    await visitor.open('/faq')
    for (let step = 0; !(await visitor.find('button', 'Войти')).hasFocus; step += 1) {
      expect(step).toBeLessThan(40)
      await visitor.window.press('Tab')
    }
    await visitor.window.press('Enter')
    await visitor.waitForFocusIn('dialog', 'Вход')
    for (let step = 0; step < 12; step += 1) {
      await visitor.window.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab')
      expect((await visitor.find('dialog', 'Вход')).hasFocus).toBe(true)
    }
    await visitor.window.press('Escape')
    await visitor.waitForHidden('dialog', 'Вход')
    await visitor.waitForFocusIn('button', 'Войти')
    expect(site.errors).toEqual([])
  })

  it('signs up with a proof of work, signs out and signs in again', async () => {
    const login = `${name.toLowerCase()}-player`
    await visitor.open('/faq#register')
    await visitor.fill('Телефон', phone)
    await visitor.fill('Логин', login)
    await visitor.fill('Пароль', 'Kf82-mqt')
    await visitor.click('checkbox', /^Мне есть 18 лет/u)
    await visitor.click('button', 'Создать аккаунт')
    await visitor.waitForVisible('dialog', /^Добро пожаловать/u)
    await visitor.window.press('Escape')
    await visitor.waitForVisible('button', new RegExp(`^Аккаунт: ${login}`, 'u'))
    await visitor.window.resize(390, 844)
    await visitor.click('button', 'Меню')
    await visitor.click('button', 'Выйти')
    await visitor.window.resize(1440, 900)
    await visitor.click('button', 'Войти')
    await visitor.fill('Логин, телефон или e-mail', login)
    await visitor.fill('Пароль', 'Kf82-mqt')
    await visitor.window.press('Enter')
    await visitor.waitForVisible('button', new RegExp(`^Аккаунт: ${login}`, 'u'))
    expect(site.errors).toEqual([])
  })

  it('plays a round for real money in the game frame by keyboard', async () => {
    const sandbox = consoleOf(() => server.address)
    const login = `${name.toLowerCase()}-gambler`
    const { token } = await sandbox.signUp({ phone: gambler, login, password: 'Kf82-mqt' })
    await sandbox.change(login, { balance: 100 })
    await visitor.open('/faq')
    await evaluate(
      visitor.window,
      (cookie) => {
        document.cookie = cookie
        // Without a graphics card the spinning reels can keep WebKit too busy to answer.
        localStorage.setItem('calm', '1')
      },
      `token=${token}; path=/`,
    )
    await visitor.open('/game/cherry-row')
    await visitor.waitForVisible('iframe', '')
    // The frame has an opaque origin, so only the driver can look into it.
    const frame = { evaluateText: visitor.window.evaluateTextInFrame }
    const frameText = (selector: string) =>
      evaluate(frame, (target) => document.querySelector(target)?.textContent ?? '', selector)
    await visitor.waitUntil('the game to be ready', async () => (await frameText('#balance')).startsWith('100'))
    await visitor.waitUntil('the button to be ready', async () => (await frameText('#play-label')) === 'Крутить')
    expect(await evaluate(frame, () => globalThis.origin)).toBe('null')
    await evaluate(visitor.window, () => document.querySelector('iframe')?.focus())
    await evaluate(frame, () => document.getElementById('play')?.focus())
    await visitor.window.press('Enter')
    await visitor.waitUntil('the result of a round', async () => (await frameText('#announcement')) !== '')
    await visitor.waitUntil('the stake in the session above the game', () =>
      evaluate(visitor.window, () =>
        [...document.querySelectorAll('[data-component="SessionBar"] dd')].some(({ textContent }) =>
          /^10\s₽$/u.test(textContent),
        ),
      ),
    )
    expect(site.errors).toEqual([])
  })

  it('loads a page with its styles, and a dialog, after their code failed to load', async () => {
    // Also while the rest loads: the page fetches the code of a dialog ahead.
    const dialog = /^\/assets\/sign-up-dialog/u
    site.blockedCode = dialog
    await visitor.open('/faq')
    site.blockedCode = /^\/assets\//u
    await visitor.click('link', 'VIP')
    await visitor.waitForVisible('button', 'Повторить')
    site.blockedCode = dialog
    await visitor.click('button', 'Повторить')
    await visitor.waitForVisible('heading', /^Шесть шагов/u)
    await visitor.waitUntil('a border of the table', () =>
      evaluate(visitor.window, () => {
        const card = document.querySelector('[data-component="LevelTable"] > div')
        return card !== null && getComputedStyle(card).borderTopStyle === 'solid'
      }),
    )
    await visitor.click('button', 'Регистрация')
    await visitor.waitForVisible('toast', /Это окно не загрузилось/u)
    site.blockedCode = null
    await visitor.click('button', 'Регистрация')
    await visitor.waitForVisible('dialog', 'Регистрация')
  })

  it('shows what takes the press: a toast over a game, a game that fills the window, a sheet and a floating game', async () => {
    await visitor.open('/faq')
    await evaluate(visitor.window, () => {
      // A session that has ended says so in a toast that stays.
      document.cookie = 'token=ended; path=/'
      localStorage.setItem('player', '5')
    })
    await visitor.open('/faq')
    await visitor.waitForVisible('toast', /Сеанс истёк/u)
    /** Looks at all layers, and presses several points of the toast. */
    const expectSoundLayers = async (state: string) => {
      // What has just opened moves the toasts a frame later: a press between the two goes to another layer.
      await visitor.waitUntil(`sound layers: ${state}`, async () => {
        const { faults, toastPoints } = await evaluate(visitor.window, inspectLayers)
        for (const { x, y } of toastPoints) await visitor.window.click(x, y)
        const presses = await evaluate(visitor.window, takePresses)
        return faults.length === 0 && presses.length === 10 && presses.every((layer) => layer === 'Toast')
      })
    }
    // As on an iPhone: a window of the driver in fullscreen cannot be resized.
    await evaluate(visitor.window, () => void Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
    await visitor.goInApp('/game/cherry-row?mode=demo')
    await visitor.waitForVisible('iframe', '')
    await expectSoundLayers('seated at 1440')
    await visitor.click('button', 'Во весь экран')
    await expectSoundLayers('filled at 1440')
    await visitor.window.resize(390, 844)
    await expectSoundLayers('filled at 390')
    await visitor.click('button', 'Выйти из полного экрана')
    await visitor.click('button', 'Поддержка')
    await visitor.waitForVisible('textbox', 'Сообщение')
    await expectSoundLayers('sheet at 390')
    await visitor.window.press('Escape')
    await visitor.waitForHidden('dialog', 'Поддержка')
    await visitor.goInApp('/')
    await expectSoundLayers('floating at 390')
    await visitor.window.resize(1440, 900)
    await visitor.click('button', 'Войти')
    await visitor.waitForVisible('dialog', 'Вход')
    await expectSoundLayers('dialog over a floating game at 1440')
    expect(site.errors).toEqual([])
  })

  it('starts and switches the theme when the browser blocks storage', async () => {
    site.storageBlocked = true
    await visitor.open('/')
    await visitor.waitForTiles(15)
    await visitor.click('button', /^Тема/u)
    await visitor.click('menuitemradio', 'День')
    await visitor.waitUntil('the day theme', () =>
      evaluate(visitor.window, () => document.documentElement.dataset['theme'] === 'day'),
    )
    expect(site.errors).toEqual([])
  })
})
