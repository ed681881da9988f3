import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { countFrameLoads, expectMode, expectReady, frameLoads, gameWindow } from '../harness/game-visit.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { expectSoundLayers } from '../harness/layers.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* One window holds the game for the whole visit: seated on its page, floating or tucked elsewhere. */

const site = usePublicSite()
const GAME = '/game/cherry-row?mode=demo'

async function openGame(visit: Parameters<typeof site.open>[0] = {}) {
  const opened = await site.open({ path: GAME, before: countFrameLoads, ...visit })
  await expectReady(opened.page)
  await opened.page.waitForLoadState('networkidle')
  return opened
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name, exact: true }).click()

/** The box of the floating window. It is on its way there when it begins to float: a drag would miss it. */
async function restingBox(page: Page) {
  await page.getByRole('link', { name: 'Вернуться к игре' }).click({ trial: true })
  return (await gameWindow(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

describe('game window', () => {
  it('loads its frame once over pages, language, theme, dialog, full screen and return, with one step back each', async () => {
    const { page, errors, close } = await openGame()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Уменьшить ставку' }).click()
    await page.getByRole('button', { name: 'Во весь экран' }).click()
    await expect.poll(async () => (await gameWindow(page).boundingBox())?.height).toBe(900)
    await page.getByRole('button', { name: 'Выйти из полного экрана' }).click()
    for (const [name, path] of [
      ['Турниры', '/tournaments'],
      ['VIP', '/levels'],
      ['Выигрыши', '/winners'],
      ['Акции', '/promo'],
      ['Игры', '/'],
    ] as const) {
      await goTo(page, name)
      await expect(page).toHaveURL(site.address() + path)
      await expectMode(page, 'floating')
    }
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Тема/u }).click()
    await page.getByRole('menuitemradio', { name: 'День' }).click()
    await page.getByRole('button', { name: /^Язык/u }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await expectMode(page, 'seated')
    await expect(frame.getByRole('combobox').getByRole('option', { selected: true })).toHaveText(/^5\s₽$/u)
    expect(await frameLoads(page)).toBe(1)

    for (const path of ['/', '/promo', '/winners', '/levels', '/tournaments', GAME]) {
      await page.goBack()
      await expect(page).toHaveURL(site.address() + path)
    }
    await expectMode(page, 'seated')
    expect(await frameLoads(page)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('can be moved, resized and closed by keyboard, and has no violations in any mode', async () => {
    const { page, errors, close } = await openGame()
    const keyboard = keyboardOf(page)
    expect(await axeViolations(page)).toEqual([])
    await keyboard.to(page.getByRole('button', { name: 'Свернуть игру' }))
    await keyboard.press('Enter')
    await expectMode(page, 'floating')
    await expect(page.locator('#main')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    // From the header on: the frame before the page marks the focus inside.
    await page.getByRole('button', { name: /^Тема/u }).focus()
    await keyboard.to(page.getByRole('button', { name: /^Переместить окно/u }))
    await keyboard.press('ArrowUp')
    await expect(page.getByText('Окно в правом верхнем углу')).toBeAttached()
    await keyboard.press('ArrowLeft')
    await expect(gameWindow(page)).toHaveAttribute('data-corner', 'topLeft')
    const initialWidth = (await gameWindow(page).boundingBox())?.width ?? 0
    await keyboard.press('+')
    await expect.poll(async () => (await gameWindow(page).boundingBox())?.width).toBe(initialWidth + 40)
    await page.reload()
    await page.goto(GAME)
    await expectReady(page)
    await goTo(page, 'Турниры')
    await expect(gameWindow(page)).toHaveAttribute('data-corner', 'topLeft')
    await page.getByRole('button', { name: /^Переместить окно/u }).focus()
    await page.keyboard.press('Escape')
    await expect(gameWindow(page)).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    await page.getByRole('link', { name: 'Открыть снова' }).click()
    await expectReady(page)
    await expectMode(page, 'seated')
    expect(errors).toEqual([])
    await close()
  })

  it('leaves the focused element visible, is dragged to the nearest corner and resized in its ratio', async () => {
    const { page, errors, close } = await openGame()
    await goTo(page, 'Турниры')
    await expectMode(page, 'floating')
    await expect(gameWindow(page)).toHaveAttribute('data-corner', 'bottomRight')
    await page.evaluate(() => {
      const field = document.createElement('button')
      field.id = 'corner'
      field.style.cssText = 'position:fixed;right:30px;bottom:30px;inline-size:60px;block-size:44px'
      document.body.append(field)
    })
    await page.locator('#corner').focus()
    await expect(gameWindow(page)).not.toHaveAttribute('data-corner', 'bottomRight')
    await page.getByRole('banner').getByRole('link').first().focus()
    await expect(gameWindow(page)).toHaveAttribute('data-corner', 'bottomRight')
    const { x, y, width, height } = await restingBox(page)
    await page.mouse.move(x + 120, y + 20)
    await page.mouse.down()
    await page.mouse.move(300, 250, { steps: 5 })
    await page.mouse.up()
    await expect(gameWindow(page)).toHaveAttribute('data-corner', 'topLeft')
    const moved = await restingBox(page)
    expect([moved.width, moved.height]).toEqual([width, height])
    await page.mouse.move(moved.x + moved.width + 2, moved.y + moved.height + 2)
    await page.mouse.down()
    await page.mouse.move(moved.x + moved.width + 102, moved.y + moved.height + 60, { steps: 5 })
    await page.mouse.up()
    const resized = await restingBox(page)
    expect(resized.width).toBeCloseTo(moved.width + 100, 0)
    const frame = (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 1 }
    expect(frame.width / frame.height).toBeCloseTo(1.78, 1)
    expect(await frameLoads(page)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('floats on a phone, where a finger docks it at the top', async () => {
    const { page, errors, close } = await openGame({ width: 390, height: 844, touch: true })
    await page.getByRole('button', { name: 'Свернуть игру' }).tap()
    await expectMode(page, 'floating')
    const { x, y } = await restingBox(page)
    const client = await page.context().newCDPSession(page)
    // Of a slow finger: after a fast one the browser takes the next tap for the end of a fling.
    let timestamp = Date.now() / 1000 - 10
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: (timestamp += 1) })
    await touch('touchStart', [{ x: x + 80, y: y + 20 }])
    await touch('touchMove', [{ x: x + 80, y: y - 200 }])
    await touch('touchMove', [{ x: x + 80, y: 120 }])
    await touch('touchEnd', [])
    await expect(gameWindow(page)).toHaveAttribute('data-corner', /^top/u)
    await page.getByRole('link', { name: 'Вернуться к игре' }).tap()
    await expectMode(page, 'seated')
    expect(await frameLoads(page)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('shows the whole game in a phone in landscape, and floats inside it, whatever width was stored', async () => {
    const { page, errors, close } = await openGame({
      ...{ width: 844, height: 390, touch: true, reducedMotion: true },
      before: () => window.origin !== 'null' && localStorage.setItem('floating-window-place', 'topRight 999'),
    })
    for (const [width, height] of [
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Parts above the window may still arrive, and push it down.
      const frameBottom = async () => {
        await gameWindow(page).evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY }))
        const frame = await page.locator('iframe').boundingBox()
        return frame === null ? height + 1 : frame.y + frame.height
      }
      await expect.poll(frameBottom).toBeLessThanOrEqual(height)
      await expect(page.getByRole('navigation', { name: 'Быстрое меню' })).not.toBeInViewport()
      const overflow = () =>
        page
          .frameLocator('iframe')
          .locator('html')
          .evaluate((html) => html.scrollHeight - innerHeight)
      await expect.poll(overflow).toBe(0)
    }
    await page.getByRole('button', { name: 'Свернуть игру' }).click()
    await expectMode(page, 'floating')
    // The layout follows the mode a frame later.
    const edges = async () => {
      const { y, height } = (await gameWindow(page).boundingBox()) ?? { y: -1, height: 0 }
      return [y >= 0, y + height <= 390]
    }
    await expect.poll(edges).toEqual([true, true])
    await page.getByRole('button', { name: 'Закрыть игру' }).click()
    await expect(gameWindow(page)).toHaveCount(0)
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    [1440, 900],
    [390, 844],
  ] as const)('and all layers over it, at %i px, show what takes the press', async (width, height) => {
    // A session that has ended says so in a toast that stays.
    const { page, close } = await site.open({
      ...{ path: '/faq', width, height, token: 'ended' },
      before: () => window.origin !== 'null' && localStorage.setItem('player', '5'),
    })
    const inToast = ['Закрыть', 'Войти снова']
    const isPhone = width < 1024
    await expect(page.locator('[data-component="Toast"]')).toContainText('Сеанс истёк')
    await navigateInside(page, GAME)
    await expectReady(page)

    // Seated, at the top of the page and after scrolling.
    await expectSoundLayers(page, { found: [...inToast, 'Во весь экран', 'Свернуть игру'] })
    await page.evaluate(() => scrollTo(0, 300))
    await expectSoundLayers(page, { found: inToast })

    await page.getByRole('button', { name: 'Во весь экран' }).click()
    await expectSoundLayers(page, { found: [...inToast, 'Выйти из полного экрана', 'Поддержка'], skipped: ['Игры'] })
    // Support opens over the game.
    const question = page.getByRole('dialog').getByRole('textbox')
    await page.getByRole('button', { name: 'Поддержка' }).first().click()
    await question.fill('Где мой выигрыш?')
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: 'Выйти из полного экрана' }).click()

    // A corner panel on a desktop, a sheet on a phone.
    await page.getByRole('button', { name: 'Поддержка' }).first().click()
    await expect(question).toBeVisible()
    await expectSoundLayers(page, { found: [...inToast, 'Отправить'], skipped: ['Во весь экран', 'Свернуть игру'] })
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /F8/u }).locator('ol')).toBeFocused()
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()

    await page.getByRole('button', { name: 'Свернуть игру' }).click()
    await expectMode(page, 'floating')
    await expectSoundLayers(page, { found: [...inToast, 'Вернуться к игре', 'Закрыть игру'] })
    await page
      .getByRole('button', { name: isPhone ? 'Меню' : 'Войти' })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSoundLayers(page, { found: inToast, skipped: ['Вернуться к игре', 'Закрыть игру'] })
    await page.keyboard.press('Escape')
    if (isPhone) return close()
    await page.getByRole('button', { name: /^Язык/u }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectSoundLayers(page, { found: [...inToast, 'Закрыть игру'] })
    await close()
  })
})
