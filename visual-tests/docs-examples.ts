import { chromium, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { serveFolder } from '#ci/storybook.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import { PICTURE_FLAGS } from './picture-context.ts'

/* Examples on docs pages look like their stories: Storybook has fonts and styles of its own for the elements around them. */

/** Pages that together have every kind of example (canvas, parts, states, pairs), with headings, lists and links. */
const PAGES = [
  { id: 'primitives-button--docs', examples: 15 },
  { id: 'text-prose--docs', examples: 5 },
]
/** An example that is no story has the type of this one. */
const ANY_STORY = 'primitives-button--primary'
/** Two stories that take the focus. */
const FOCUS_PAGE = { id: 'foundations-focus-and-layers--docs', rings: 2 }

interface Example {
  story: string | null
  /** Type of the example itself, then that of each text in it. */
  types: readonly string[]
}

/** Runs in the page. */
function readExamples(selector: string): Example[] {
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '')
  const typeOf = (element: Element): string => {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textDecorationLine } =
      getComputedStyle(element)
    return [fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textDecorationLine].join(' ')
  }
  return [...document.querySelectorAll(selector)]
    .filter((example) => example.querySelector('iframe') === null)
    .map((example) => {
      const texts = [...example.querySelectorAll('*')].filter(hasText)
      const story = /^story--(.+?--.+?)(?:--primary)?$/u.exec(example.id)?.[1] ?? null
      return { story, types: [example, ...texts].map(typeOf) }
    })
}

async function openExamples(page: Page, url: string, selector: string, count: number): Promise<Example[]> {
  await page.goto(url)
  await page.waitForFunction(
    ({ within, least }) => {
      const found = [...document.querySelectorAll(within)]
      return (
        found.length >= least &&
        found.every((example) => example.textContent.trim() !== '' || example.querySelector('iframe') !== null)
      )
    },
    { within: selector, least: count },
  )
  return page.evaluate(readExamples, selector)
}

async function findWrongTypes(page: Page, urlOf: (viewMode: string, id: string) => string): Promise<string[]> {
  const faults: string[] = []
  const own = new Map<string, readonly string[]>()
  for (const { id, examples } of PAGES) {
    const found = await openExamples(page, urlOf('docs', id), '.sbdocs .sb-story, .sbdocs [data-example]', examples)
    for (const { story, types } of found) {
      const name = story ?? ANY_STORY
      if (!own.has(name)) {
        const [example] = await openExamples(page, urlOf('story', name), '#storybook-root', 1)
        own.set(name, example?.types ?? [])
      }
      const expected = own.get(name)?.slice(0, story === null ? 1 : undefined)
      const wrong = expected?.findIndex((type, index) => type !== types[index]) ?? 0
      if (wrong >= 0)
        faults.push(`${id}: a text of ${story ?? 'an example'} has "${types[wrong]}" instead of "${expected?.[wrong]}"`)
    }
  }
  return faults
}

/** Waits until each frame of the page shows its focus ring. */
async function findMissingRings(page: Page, url: string): Promise<string[]> {
  await page.goto(url)
  const isShown = ([rings]: readonly number[]): boolean => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')]
    const focused = frames.flatMap(({ contentDocument }) => contentDocument?.querySelector('[data-docs-focus]') ?? [])
    return (
      focused.length === rings &&
      focused.every((element) => {
        const { outlineStyle, outlineWidth, transform } = getComputedStyle(element)
        return outlineStyle === 'solid' && outlineWidth === '2px' && transform === 'none'
      })
    )
  }
  return page.waitForFunction(isShown, [FOCUS_PAGE.rings]).then(
    () => [],
    () => [`${FOCUS_PAGE.id}: not each of ${FOCUS_PAGE.rings} examples shows its focus ring`],
  )
}

/** What the page of the button says of its colours: its anatomy, then two states that no pointer has caused. */
const COLOURS = [
  'ground accentFillFrom to accentFillTo · text onAccent',
  'ground surface3 · border 1 px hairline · text text',
  'text text · ring 2 px accentText, 2 px outside',
]

async function findMissingColours(page: Page, url: string): Promise<string[]> {
  await page.goto(url)
  const isShown = (text: string): boolean =>
    [...document.querySelectorAll('.sbdocs-content li')].some((item) => item.textContent.includes(text))
  const found = COLOURS.map((text) =>
    page.waitForFunction(isShown, text).then(
      () => [],
      () => [`primitives-button--docs does not say "${text}"`],
    ),
  )
  return (await Promise.all(found)).flat()
}

/** A page whose stories have transitions. */
const STILL_PAGE = { id: 'primitives-switch--docs', fact: 'ground canvas · border 1 px controlBorder' }

/** Lists a transition that the reading of colours has started. */
async function findFlashes(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(() =>
    window.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof Element && target.closest('.sb-story') !== null)
        document.documentElement.setAttribute('data-flash', propertyName)
    }),
  )
  await page.goto(url)
  const isShown = (text: string): boolean =>
    [...document.querySelectorAll('figure[data-state]')].every(({ textContent }) => textContent.includes(text)) &&
    document.querySelector('figure[data-state]') !== null
  await page.waitForFunction(isShown, STILL_PAGE.fact)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await page.evaluate(() => document.documentElement.removeAttribute('data-flash'))
  // The sizes of the parts change, so they are measured again.
  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )
  const hasFlash = await page.locator('html[data-flash]').count()
  return hasFlash === 0 ? [] : [`${STILL_PAGE.id}: reading the colours has started a transition`]
}

/** A page with a story in two windows. */
const WINDOWS_PAGE = { id: 'screens-lobby--docs', widths: [390, 1440] }

/** Waits for the windows of a page in English, and for its list of contents. */
async function findMissingWindows(page: Page, url: string): Promise<string[]> {
  await page.goto(url)
  const isShown = (widths: readonly number[]): boolean => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')]
    const found = frames.map(({ contentWindow }) => contentWindow?.innerWidth)
    const languages = frames.map(({ contentDocument }) => contentDocument?.querySelector('html')?.lang)
    return (
      JSON.stringify(found) === JSON.stringify(widths) &&
      languages.every((language) => language === 'en') &&
      document.querySelector('.toc-wrapper a') !== null
    )
  }
  return page.waitForFunction(isShown, WINDOWS_PAGE.widths).then(
    () => [],
    () => [`${WINDOWS_PAGE.id}: no list of contents, or not two English windows of ${WINDOWS_PAGE.widths.join()} px`],
  )
}

/** Lists the examples of some docs pages that differ from their stories, those that lack their focus ring, and missing colours. */
export async function findDocsFaults(folder: string): Promise<string[]> {
  const server = await serveFolder(folder)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, ...PICTURE_FLAGS],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(TIMEOUT.page)
    const urlOf = (viewMode: string, id: string): string =>
      `${server.address}/iframe.html?viewMode=${viewMode}&id=${id}`
    return [
      ...(await findWrongTypes(page, urlOf)),
      ...(await findMissingRings(page, urlOf('docs', FOCUS_PAGE.id))),
      ...(await findMissingColours(page, urlOf('docs', 'primitives-button--docs'))),
      ...(await findMissingWindows(page, urlOf('docs', WINDOWS_PAGE.id))),
      ...(await findFlashes(page, urlOf('docs', STILL_PAGE.id))),
    ]
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}
