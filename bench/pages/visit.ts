import type { Browser, CDPSession, Page } from 'playwright'
import { PHONE_USER_AGENT } from '../../e2e/harness/journey.ts'
import type { MeasuredPage } from './page-list.ts'

/* One visit of a page on a slow phone, with an empty cache. */

/** How long a visit is watched, because deferred code counts too. */
const WATCHED_MS = 15_000

/** Lighthouse's slow 4G and phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4

/** What a visit cost. Times in milliseconds since the navigation, sizes in transferred bytes. */
export interface VisitResult {
  /** When the content of the page was painted; `NaN` if it never was. */
  content: number
  largestPaint: number
  /** The element of the largest paint, as `tag "text"`. */
  largestElement: string
  layoutShift: number
  /** Sum of what long tasks take beyond 50 ms. */
  blocking: number
  /** The longest task after the first paint. */
  longestTask: number
  documentBytes: number
  scriptBytes: number
  allBytes: number
  requests: number
}

/** What `watchPage` collects in the page. */
interface PageTimes {
  content: number
  firstPaint: number
  largestPaint: number
  largestElement: string
  layoutShift: number
  tasks: { start: number; duration: number }[]
}

const STORE = 'pageTimes'

/** Runs in the page before its own scripts. */
function watchPage([content, store]: readonly [string, string]): void {
  if (window.parent !== window) return
  const times: PageTimes = {
    content: Number.NaN,
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largestElement: '',
    layoutShift: 0,
    tasks: [],
  }
  Reflect.set(window, store, times)
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const element = Reflect.get(entry, 'element')
    times.largestPaint = entry.startTime
    times.largestElement =
      element instanceof Element
        ? `${element.localName} "${(element.textContent || element.getAttribute('src') || '').trim().slice(0, 40)}"`
        : ''
  })
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) times.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', ({ startTime, duration }) => times.tasks.push({ start: startTime, duration }))
  const search = new MutationObserver(() => {
    if (document.querySelector(content) === null) return
    search.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (times.content = performance.now()))
      port1.start()
      port2.postMessage(null)
    })
  })
  search.observe(document, { childList: true, subtree: true })
}

/** Counts transferred bytes. Scripts go by their MIME type, because chunks are fetched before their import from the cache. */
async function countBytes(client: CDPSession) {
  const types = new Map<string, string>()
  const bytes = { document: 0, script: 0, all: 0, requests: 0 }
  client.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return
    const type = types.get(requestId) ?? ''
    bytes.requests += 1
    bytes.all += encodedDataLength
    if (type === 'text/html' && bytes.document === 0) bytes.document = encodedDataLength
    if (type.endsWith('/javascript')) bytes.script += encodedDataLength
  })
  await client.send('Network.enable')
  return bytes
}

/** Returns what the page has collected. */
const readTimes = (page: Page): Promise<PageTimes> => page.evaluate((store) => Reflect.get(window, store), STORE)

/** Opens a page of a site and watches it for fifteen seconds. */
export async function visitPage(
  browser: Browser,
  address: string,
  { path, content }: MeasuredPage,
  width: number,
): Promise<VisitResult> {
  const context = await browser.newContext({
    viewport: width < 1024 ? { width, height: 823 } : { width, height: 900 },
    deviceScaleFactor: width < 1024 ? 1.75 : 1,
    hasTouch: width < 1024,
    ...(width < 1024 ? { userAgent: PHONE_USER_AGENT } : {}),
    locale: 'ru-RU',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const bytes = await countBytes(client)
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watchPage, [content, STORE] as const)
  await page.goto(address + path, { waitUntil: 'commit' })
  await page.waitForTimeout(WATCHED_MS)
  const times = await readTimes(page)
  await context.close()
  const afterPaint = times.tasks.filter(({ start, duration }) => start + duration > times.firstPaint)
  return {
    content: times.content,
    largestPaint: times.largestPaint,
    largestElement: times.largestElement,
    layoutShift: times.layoutShift,
    blocking: times.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...afterPaint.map(({ duration }) => duration)),
    documentBytes: bytes.document,
    scriptBytes: bytes.script,
    allBytes: bytes.all,
    requests: bytes.requests,
  }
}
