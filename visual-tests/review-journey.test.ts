import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { themes, type ThemeName } from '#storybook/modes.ts'
import { axeViolations } from '../e2e/harness/axe.ts'
import { expect } from '../e2e/harness/expect.ts'
import { expectNoOverflow } from '../e2e/harness/journey.ts'
import type { approveFindings } from './approve.ts'
import { writeFixtureReport } from './fixture-report.ts'
import { writeReport, type ReportedFinding } from './report.ts'
import { writeReviewPage } from './review-page.ts'
import { startReviewServer } from './review-server.ts'

/* The built review page in a browser: 38 changes from four causes. */

let browser: Browser
let folder = ''
let findings: ReportedFinding[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-journey-'))
  findings = await writeFixtureReport(folder)
  // A script of a downloaded report must never run.
  await writeFile(join(folder, 'report.js'), "throw new Error('The script of the download ran.')")
  await writeReviewPage(folder)
  browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

interface Visit {
  width?: number
  theme?: ThemeName
  url?: string
}

/** Opens the page, from disk by default, and counts the keys that are pressed in it. */
async function visit({
  width = 1440,
  theme = 'night',
  url = pathToFileURL(join(folder, 'index.html')).href,
}: Visit = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme === 'day' ? 'light' : 'dark',
    // Text of a dialog that is still fading in has less contrast.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const keys: string[] = []
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys.push(key)
      await page.keyboard.press(key)
    }
  }
  return { page, errors, keys, press, close: () => context.close() }
}

const progress = (page: Page) => page.getByRole('progressbar')
const judged = (page: Page, count: number) =>
  expect(progress(page)).toHaveAttribute('aria-valuetext', `${count} of 38 judged`)
const idsOf = (kind: string) => findings.filter(({ id }) => id.includes(kind)).map(({ id }) => id)

/** An `approve` that records what it is asked for. */
function stubApprove() {
  const selections: Parameters<typeof approveFindings>[0][] = []
  const approve: typeof approveFindings = async (selection) => {
    selections.push(selection)
    const approved = selection === 'all' ? [] : selection.map(({ id }) => id)
    return { approved, rejected: [], problem: null }
  }
  return { selections, approve }
}

describe('review page', () => {
  it('judges 38 changes of four causes in at most 15 key presses', async () => {
    const { selections, approve } = stubApprove()
    const server = await startReviewServer({ folder, storybook: join(folder, 'none'), approve, port: 0 })
    const { page, press, keys, errors, close } = await visit({ url: server.url })

    // The change that no source explains stands first: its contrast fails, so the whole group is rejected.
    await expect(page.getByText('16.10 → 2.86, needs 4.50')).toBeVisible()
    await press('r')
    await page.getByLabel('What is wrong?').fill('The heading is too dark')
    await press('Enter')
    await judged(page, 10)

    await press('4')
    await expect(page.getByAltText('Difference')).toBeVisible()
    await press('a')
    await judged(page, 18)
    await press('s', 'a')
    await judged(page, 32)
    await expect(page.getByRole('group', { name: 'Difference of the accessibility tree' })).toContainText('Cancel')
    await press('a')
    await judged(page, 38)

    await press('e', 'Tab', 'Tab')
    await expect(page.getByRole('button', { name: 'Apply 28 approvals' })).toBeFocused()
    await press('Enter')
    await expect(page.getByText('28 changes approved')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Text for the pull request' })).toContainText(
      'The heading is too dark',
    )
    const approved = findings.filter(({ id }) => !id.includes('heading')).map(({ id, sha }) => ({ id, sha }))
    expect(selections).toHaveLength(1)
    expect(selections[0]).toHaveLength(approved.length)
    expect(selections[0]).toEqual(expect.arrayContaining(approved))
    expect(keys.length).toBeLessThanOrEqual(15)
    expect(errors).toEqual([])
    await close()
    await server.stop()
  })

  it('works from disk: keeps verdicts, and gives a command with the reviewed hashes', async () => {
    const { page, press, errors, close } = await visit()
    await press('a')
    await judged(page, 10)
    await page.reload()
    await judged(page, 10)
    await press('e')
    const command = page.getByRole('group', { name: 'Command' })
    await expect(command).toContainText(`npm run visual -- approve --from ${folder}`)
    for (const { id, sha } of findings.filter(({ id }) => idsOf('heading').includes(id)))
      await expect(command).toContainText(`${id}@${sha?.slice(0, 12)}`)
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['is missing', (file: string) => rm(file)],
    ['is broken', (file: string) => writeFile(file, 'window.visualReport = {')],
  ])('shows an error if report.js %s', async (_, damage) => {
    const damaged = await mkdtemp(join(tmpdir(), 'review-damaged-'))
    for (const file of ['index.html', 'review.js', 'review.css', 'report.js'])
      await cp(join(folder, file), join(damaged, file))
    await damage(join(damaged, 'report.js'))
    const { page, close } = await visit({ url: pathToFileURL(join(damaged, 'index.html')).href })
    await expect(page.getByRole('alert')).toContainText('Couldn’t load the report')
    expect(await axeViolations(page)).toEqual([])
    await close()
    await rm(damaged, { recursive: true })
  })

  it('keeps a rejection after other changes were applied and the server was restarted', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'review-restart-'))
    await cp(folder, copy, { recursive: true })
    const approve: typeof approveFindings = async (selection) => {
      const approved = selection === 'all' ? [] : selection.map(({ id }) => id)
      const open = findings.filter(({ id }) => !approved.includes(id))
      await writeReport({ environment: '{}', source: 'source', matched: [], findings: open }, copy)
      return { approved, rejected: [], problem: null }
    }
    const options = { folder: copy, storybook: join(folder, 'none'), approve }
    const first = await startReviewServer({ ...options, port: 0 })
    const { page, press, close } = await visit({ url: first.url })
    await press('r')
    await page.getByLabel('What is wrong?').fill('The heading is too dark')
    await press('Enter', 'a', 'e')
    await page.getByRole('dialog').getByRole('button', { name: /8/u }).click()
    await expect(page.getByText('8 changes approved')).toBeVisible()
    await first.stop()

    const second = await startReviewServer({ ...options, port: Number(new URL(first.url).port) })
    await page.goto(second.url)
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '10 of 30 judged')
    await press('e')
    await expect(page.getByRole('group', { name: 'Text for the pull request' })).toContainText('too dark')
    await close()
    await second.stop()
    await rm(copy, { recursive: true })
  })

  it('zooms to the change, shows the whole picture, and undoes', async () => {
    const { page, press, close } = await visit()
    const picture = page.getByRole('img', { name: 'New' })
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0
    // It is zoomed once it has loaded.
    const isZoomed = () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth < image.getBoundingClientRect().width)
    await expect.poll(isZoomed).toBe(true)
    const zoomedWidth = await widthOf()
    await press('z')
    await expect.poll(widthOf).toBeLessThan(zoomedWidth)
    await press('j', 's', 'u')
    await judged(page, 0)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('product › headingcard › state 2')
    await press('k')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('product › headingcard › state 1')
    await close()
  })

  it('filters with the keyboard and returns to the change', async () => {
    const { page, press, close } = await visit()
    await press('f')
    await page.keyboard.type('button')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('product › buttoncard › state 1')
    await press('Enter', 'a')
    await judged(page, 14)
    await close()
  })

  it('turns keyboard shortcuts off, and remembers it', async () => {
    const { page, press, close } = await visit()
    const toggle = async () => {
      await page.getByRole('button', { name: 'Keys' }).click()
      await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
      await press('Escape')
    }
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-keyshortcuts', 'u')
    await toggle()
    await press('a', '?')
    await page.reload()
    await press('a', '?')
    await judged(page, 0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[aria-keyshortcuts]')).toHaveCount(0)
    await toggle()
    await press('a')
    await judged(page, 10)
    await close()
  })

  it('moves the focus to the next change after each verdict, and announces the progress', async () => {
    const { page, press, close } = await visit()
    const change = page.getByRole('group', { name: /^product ›/u })
    const status = page.getByRole('status')
    const thisOne = page.getByRole('button', { name: 'This one' })
    await page.getByLabel('Filter by name').fill('headingcard--state-1')
    await expect(thisOne).toBeVisible()
    await thisOne.click()
    await expect(change).toBeFocused()
    await expect(status).toHaveText('Approved 1 change. 1 of 38 judged.')
    // The last change of the list: the button disappears.
    await expect(thisOne).toHaveCount(0)
    await page.getByRole('group', { name: 'Verdict' }).getByRole('button', { name: 'Approve' }).click()
    await expect(change).toBeFocused()
    await expect(status).toHaveText('Approved 1 change. 2 of 38 judged.')
    await page.getByRole('button', { name: 'Reject' }).click()
    await press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(change).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(change).toBeFocused()
    await close()
  })

  it('scrolls the list and never the window', async () => {
    const { page, press, close } = await visit()
    for (let step = 1; step < 32; step += 1) await press('j')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('product › buttoncard › state 14')
    const scrolled = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])
    expect(await scrolled()).toEqual([0, 0])
    await close()
  })

  it('scrolls inside of the dialog that finishes the review', async () => {
    const { page, press, close } = await visit()
    const dialog = page.getByRole('dialog')
    for (const count of [10, 18, 32]) {
      await press('r')
      await expect(page.getByLabel('What is wrong?')).toBeFocused()
      await press('Enter')
      await judged(page, count)
    }
    await press('a', 'e')
    await expect(dialog.getByRole('button', { name: 'Copy text' })).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    await close()
  })

  it.each(themes)('has no axe violations in the theme %s, in any view and dialog', async (theme) => {
    const { page, press, close } = await visit({ theme })
    const violations: Record<string, string[]> = {}
    const check = async (name: string) => {
      const found = await axeViolations(page)
      if (found.length > 0) violations[name] = found
    }
    await check('side by side')
    for (const view of ['2', '3', '4', '5']) {
      await press(view)
      await check(`view ${view}`)
    }
    await press('z', '1', 'r')
    await check('reject')
    await press('Escape', 'a', 'a', 'a')
    await check('tree')
    await press('a', '?')
    await check('keys')
    await press('Escape', 'e')
    await check('finish')
    expect(violations).toEqual({})
    await close()
  })

  it('fits a phone, and shows the change that is chosen in the list below it', async () => {
    const { page, press, close } = await visit({ width: 390 })
    for (const view of ['1', '2', '3', '4', '5', 'z']) {
      await press(view)
      await expectNoOverflow(page)
    }
    await expect(page.getByRole('button', { name: /Approve all 10/u })).toBeInViewport()
    const heading = page.getByRole('heading', { level: 2 })
    await page.getByRole('button', { name: /headingcard › state 10/u }).click()
    await expect(heading).toHaveText('product › headingcard › state 10')
    await expect(heading).toBeInViewport()
    await close()
  })
})
