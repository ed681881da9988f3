import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment'
import { setupPage } from '@storybook/test-runner'
import NodeEnvironment from 'jest-environment-node'
import { chromium, type Browser } from 'playwright'
import type { Mode } from '#storybook/modes.ts'
import { openDeveloperTools } from './developer-tools.ts'
import { openPictureContext } from './picture-context.ts'
import { watchProblems } from './problems.ts'
import { applyStyles } from './settle.ts'
import { beforeVisit, visitStory, type StoryPage, type StoryPages } from './visit.ts'
import { addRecord, playTestFault, readPlan, type VisitPlan } from './visit-plan.ts'

/*
 * Environment of the story files: it visits each story (`visual-tests/visit.ts`). The runner's own one opens a browser
 * context per file, so each file loads Storybook anew, which costs more than its stories do. Here all files of a worker
 * share one page.
 */

/** The runner starts one browser for all workers and passes its address in the configuration. */
function addressIn(config: object): string {
  const address: unknown = Reflect.get(config, 'wsEndpoint')
  if (typeof address !== 'string') throw new Error('The story runner started no browser.')
  return address
}

/** The browser of this worker, and its page for each width, between files. */
let browser: Promise<Browser> | undefined
const pages = new Map<Mode['width'], Promise<StoryPage>>()
let plan: VisitPlan | undefined
/** Disconnects a worker that gets no other file, because an open connection keeps its process running. */
let disconnecting: NodeJS.Timeout | undefined
/** In milliseconds: half of what Jest waits before it kills a worker. */
const IDLE_TIME = 250

async function openPage(width: Mode['width']): Promise<StoryPage> {
  if (browser === undefined) throw new Error('The browser is disconnected.')
  const context = await openPictureContext(await browser, width)
  const page = await context.newPage()
  await setupPage(page, context)
  // The page is loaded before Storybook has fetched its index. A visit needs it, because it sets the globals first.
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined)
  // Storybook hides a story while it is prepared, so a component that measures itself on mount would measure nothing.
  await page.addStyleTag({ content: '#storybook-root { display: block !important }' })
  // Every story is rendered with the styles that the visit before has left.
  await applyStyles(page, { isFlat: true })
  return {
    page,
    tools: await openDeveloperTools(page),
    takeProblems: watchProblems(page, process.env['TARGET_URL'] ?? ''),
    async close() {
      pages.delete(width)
      await context.close()
    },
  }
}

/** The page of a width, which all stories of a worker share. */
const pageOf: StoryPages = (width) => {
  const opened = pages.get(width) ?? openPage(width)
  pages.set(width, opened)
  return opened
}

/** Closes the pages, e.g. after a story has broken one, so that the next story opens new ones. */
async function closePages(): Promise<void> {
  await Promise.all([...pages.values()].map(async (storyPage) => (await storyPage).close()))
}

async function disconnect(): Promise<void> {
  const last = browser
  browser = undefined
  pages.clear()
  await (await last)?.close()
}

export default class StoryEnvironment extends NodeEnvironment {
  readonly #config: object
  /** The story that is rendered with its play test. */
  #rendered: string | null = null

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    this.#config = config.projectConfig
  }

  override async setup(): Promise<void> {
    await super.setup()
    clearTimeout(disconnecting)
    browser ??= chromium.connect(addressIn(this.#config))
    plan ??= await readPlan()
    const current = plan
    // Nothing that a story of another title has left is in the second take.
    if (current.isSecondTake) await closePages()
    Object.assign(this.global, {
      page: null,
      /** The runner renders the story in the page that is global afterwards. */
      __sbPreVisit: async (_: unknown, { id }: { id: string }) => {
        this.#rendered = id
        this.global['page'] = (await beforeVisit(pageOf, current.shots[id] ?? [])).page
      },
      __sbPostVisit: async (_: unknown, { id, hasFailure }: { id: string; hasFailure?: boolean }) => {
        if (hasFailure === true) return closePages()
        this.#rendered = null
        const record = await visitStory(pageOf, id, current)
        await addRecord(current.log, record)
        if (record.faults.length > 0) throw new Error(`${id}\n${record.faults.join('\n')}`)
      },
      __sbSetupPage: () => undefined,
      jestPlaywright: { resetPage: closePages },
    })
  }

  /** Records a play test that failed or took too long: the runner only prints it. */
  readonly handleTestEvent: JestEnvironment['handleTestEvent'] = async (event) => {
    if (event.name !== 'test_fn_failure' || this.#rendered === null || plan === undefined) return
    const { error } = event
    // Errors of the test are of another realm.
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
    const faults = [playTestFault(String(message))]
    await addRecord(plan.log, { story: this.#rendered, takes: [], trees: {}, faults, seeds: [] })
    this.#rendered = null
  }

  override async teardown(): Promise<void> {
    disconnecting = setTimeout(disconnect, IDLE_TIME)
    await super.teardown()
  }
}
