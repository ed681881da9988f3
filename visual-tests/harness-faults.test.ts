import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { STORYBOOK_SOURCES } from '#ci/sources.ts'
import { modes } from '#storybook/modes.ts'
import { checkFonts } from './fonts.ts'
import { openPictureContext, PICTURE_FLAGS } from './picture-context.ts'
import { watchProblems } from './problems.ts'
import { settle } from './settle.ts'
import { sourcesReachedFrom } from './story-sources.ts'
import { findWrongMode } from './visit.ts'

/*
 * Twelve faults of the harness itself, and the cheapest test that catches each.
 */

const HERE = 'harness-faults.test.ts'
const faults: readonly { fault: string; file: string; tests: readonly string[] }[] = [
  {
    fault: 'wrong browser',
    file: 'approve.test.ts',
    tests: ['does not mix screenshots of two browsers, and keeps the recorded environment'],
  },
  { fault: 'missing font', file: HERE, tests: ['checkFonts reports text in a system font'] },
  {
    fault: 'blank story',
    file: 'judge.test.ts',
    tests: ['reports `blank` if nothing was rendered'],
  },
  {
    fault: 'stale build',
    file: HERE,
    tests: ['STORYBOOK_SOURCES has every module that a story reaches, so a changed one is built again'],
  },
  {
    fault: 'stale report',
    file: 'approve.test.ts',
    tests: [
      'rejects a report whose source has changed since the run',
      'rejects a picture whose baseline has changed since the run',
    ],
  },
  {
    fault: 'throwing story',
    file: 'judge.test.ts',
    tests: ['reports `failed` if the page had problems, or its story was not visited'],
  },
  { fault: 'foreign request', file: HERE, tests: ['watchProblems reports a request to another host'] },
  { fault: 'Date.now in a story', file: HERE, tests: ['openPictureContext fixes the time of Date.now and Date'] },
  { fault: 'endless animation', file: HERE, tests: ['settle rejects an endless animation'] },
  {
    fault: 'two takes that differ',
    file: 'judge.test.ts',
    tests: ['reports `unsteady` if two takes differ, even if the second equals the baseline'],
  },
  { fault: 'wrong mode', file: HERE, tests: ['findWrongMode reports a page in another language'] },
  {
    fault: 'orphan',
    file: 'judge.test.ts',
    tests: ['reports `removed` for a missing story and `orphan` for a missing mode'],
  },
]

describe('faults of the harness', () => {
  it.each(faults)('$fault is caught in $file', ({ file, tests }) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    for (const test of tests) expect(text).toContain(`it('${test}'`)
  })

  it('are twelve', () => {
    expect(new Set(faults.map(({ fault }) => fault)).size).toBe(12)
  })
})

describe('harness', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS, ...PICTURE_FLAGS] })
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    page = await (await openPictureContext(browser, 1440)).newPage()
  })
  afterEach(() => page.context().close())

  it('checkFonts reports text in a system font', async () => {
    await page.setContent('<p style="font-family: NotThere, sans-serif">Deposit</p>')
    expect(await checkFonts(page)).toEqual([expect.stringContaining('text is rendered with a system font')])
  })

  it('watchProblems reports a request to another host', async () => {
    const takeProblems = watchProblems(page, 'http://127.0.0.1')
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('http://127.0.0.1/iframe.html')
    expect(takeProblems()).toEqual([])
    await page.setContent('<script src="http://counter.example/hit.js"></script>')
    expect(takeProblems()).toEqual(['request to another host: http://counter.example/hit.js'])
  })

  it('openPictureContext fixes the time of Date.now and Date', async () => {
    const readTime = () => page.evaluate(() => [Date.now(), new Date().toISOString()])
    const first = await readTime()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await readTime()).toEqual(first)
    expect(first[1]).toBe('2026-01-10T12:00:00.000Z')
  })

  it('settle rejects an endless animation', async () => {
    await page.setContent('<p>…</p>')
    await settle(page)
    await page.evaluate(() =>
      document.querySelector('p')?.animate({ opacity: [1, 0] }, { duration: 800, iterations: Infinity }),
    )
    await expect(settle(page)).rejects.toThrow('infinite')
  })

  it('settle takes a page that shrinks once it is seen whole in a viewport of its own height', async () => {
    await page.setViewportSize({ width: 400, height: 300 })
    await page.setContent('<body style="margin: 0; min-height: 100dvh"><div style="height: 2000px">')
    await page.evaluate(() =>
      addEventListener('resize', () => {
        const block = document.querySelector('div')
        if (block !== null && innerHeight > 1500) block.style.height = '1500px'
      }),
    )
    await settle(page, { isFullHeight: true })
    expect(page.viewportSize()).toEqual({ width: 400, height: 1500 })
  })

  it('findWrongMode reports a page in another language', async () => {
    const [mode] = modes
    if (mode === undefined) throw new Error('There are no modes.')
    await page.setContent('<html lang="ru" data-theme="night">')
    expect(await findWrongMode(page, mode)).toEqual([])
    await page.setContent('<html lang="en" data-theme="night">')
    expect(await findWrongMode(page, mode)).toEqual([expect.stringContaining('the page is not in mode 1440-ru-night')])
  })
})

describe('sources', () => {
  it('STORYBOOK_SOURCES has every module that a story reaches, so a changed one is built again', () => {
    const root = join(import.meta.dirname, '..')
    const stories = globSync('stories/**/*.stories.tsx', { cwd: root })
    const reached = sourcesReachedFrom(['.storybook/preview.tsx', ...stories], (path) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null,
    )
    const isSource = (path: string) => STORYBOOK_SOURCES.some((pattern) => matchesGlob(path, pattern))
    expect([...reached].filter((path) => !isSource(path))).toEqual([])
  })
})
