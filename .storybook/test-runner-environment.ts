import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { setupPage } from '@storybook/test-runner'
import NodeEnvironment from 'jest-environment-node'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { languageOf, themeOf } from './modes.ts'

/*
 * Environment of the story files. The runner's own one opens a browser context per file, so each file loads Storybook
 * anew, which costs more than its stories do. Here all files of a worker share one page.
 */

/** How long to wait for a state of a story, in milliseconds. */
const STATE_TIMEOUT = Number(process.env['STATE_TIMEOUT'] ?? 10_000)
const VIEWPORT = { width: 1280, height: 720 }

/** The runner starts one browser for all workers and passes its address in the configuration. */
function addressIn(config: object): string {
  const address: unknown = Reflect.get(config, 'wsEndpoint')
  if (typeof address !== 'string') throw new Error('The story runner started no browser.')
  return address
}

/** The page of this worker, between files. */
let shared: { context: BrowserContext; page: Page } | undefined
/** Disconnects a worker that gets no other file, because an open connection keeps its process running. */
let disconnecting: NodeJS.Timeout | undefined
/** In milliseconds: half of what Jest waits before it kills a worker. */
const IDLE_TIME = 250

async function openPage(config: object): Promise<{ context: BrowserContext; page: Page }> {
  const browser = await chromium.connect(addressIn(config))
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addInitScript((ms) => Reflect.set(globalThis, 'stateTimeout', ms), STATE_TIMEOUT)
  const page = await context.newPage()
  await setupPage(page, context)
  return { context, page }
}

/** Closes a page that a story has broken, so that the next file opens a new one. */
async function closePage(): Promise<void> {
  const broken = shared
  shared = undefined
  await broken?.context.browser()?.close()
}

/** Returns to the viewport and globals of a new page, so that a file does not depend on the one before. */
async function reset(page: Page): Promise<void> {
  await page.setViewportSize(VIEWPORT)
  await page.evaluate(
    (globals) => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      Reflect.set(globalThis, 'isReset', false)
      // A story that throws is not rendered.
      for (const event of ['storyRendered', 'storyFinished', 'storyErrored', 'storyThrewException'])
        channel.once(event, () => Reflect.set(globalThis, 'isReset', true))
      channel.emit('updateGlobals', { globals })
    },
    { theme: themeOf(undefined), language: languageOf(undefined) },
  )
  await page.waitForFunction(() => Reflect.get(globalThis, 'isReset'), undefined, { timeout: STATE_TIMEOUT })
}

export default class SharedPageEnvironment extends NodeEnvironment {
  readonly #config: object

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    this.#config = config.projectConfig
  }

  override async setup(): Promise<void> {
    await super.setup()
    clearTimeout(disconnecting)
    if (shared !== undefined) await reset(shared.page).catch(closePage)
    shared ??= await openPage(this.#config)
    this.#setGlobals(shared)
  }

  override async teardown(): Promise<void> {
    disconnecting = setTimeout(closePage, IDLE_TIME)
    await super.teardown()
  }

  #setGlobals({ context, page }: { context: BrowserContext; page: Page }): void {
    const resetPage = async (): Promise<void> => {
      await page.close()
      shared = { context, page: await context.newPage() }
      this.#setGlobals(shared)
    }
    Object.assign(this.global, { context, page, jestPlaywright: { resetPage } })
  }
}
