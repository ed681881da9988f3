import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebKit } from '#ci/browser.ts'
import { freePort } from '#ci/ports.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import type { Engine, EngineWindow, Key } from './engine.ts'
import { pollUntil } from './poll-until.ts'

/** Code points that WebDriver assigns to the keys without a character. */
const keyCode: Record<Exclude<Key, 'Shift+Tab'>, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }
const SHIFT = '\uE008'

/** Without padding the toolbar of MiniBrowser is narrow enough for a window of 390 px. */
const COMPACT_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

const TOOLBAR_HEIGHT = 36

/** Reduced motion: without a graphics card, animations can keep WebKit too busy to answer its driver. */
const NO_ANIMATIONS = '[Settings]\ngtk-enable-animations=false\n'

/** The variables without which WebKitGTK does not start as root or in a container without a graphics card. */
const SOFTWARE_RENDERING = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}

/** Starts a virtual display and returns its name; the server picks a free number. */
function startDisplay(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.on('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)))
  })
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Sends one WebDriver command. @throws with the command, and the driver's message when it reports an error */
async function send<Value>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Value> {
  const text = JSON.stringify(body)
  const response = await fetch(url, {
    method,
    ...(text === undefined ? {} : { body: text }),
    signal: AbortSignal.timeout(TIMEOUT.command),
  }).catch((error: unknown) => {
    throw new Error(`${method} ${url} ${text?.slice(0, 200) ?? ''} got no response.`, { cause: error })
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

/** Waits until the driver accepts sessions. */
async function waitUntilReady(driver: string): Promise<void> {
  const isReady = await pollUntil(() =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  if (!isReady) throw new Error('WebKitWebDriver does not answer.')
}

async function openWindow(driver: string, miniBrowser: string): Promise<EngineWindow> {
  const options = { binary: miniBrowser, args: ['--automation'] }
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': options,
        timeouts: { pageLoad: TIMEOUT.command, script: TIMEOUT.command },
      },
    },
  })
  const session = `${driver}/session/${sessionId}`
  const post = <Value>(path: string, body: object) => send<Value>(`${session}${path}`, 'POST', body)
  const evaluateText = (expression: string) =>
    post<string>('/execute/sync', { script: `return ${expression}`, args: [] })
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    post<void>('/actions', { actions: [{ type, id: type, actions }] })
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  return {
    goto: (url) => post('/url', { url }),
    async resize(width, height) {
      await post('/window/rect', { width, height: height + TOOLBAR_HEIGHT })
      const readWidth = () => evaluateText('String(innerWidth)')
      const isResized = await pollUntil(async () => (await readWidth()) === String(width))
      if (!isResized) throw new Error(`The window is ${await readWidth()} px wide instead of ${width}.`)
    },
    evaluateText,
    async evaluateTextInFrame(expression) {
      await post('/frame', { id: 0 })
      try {
        return await evaluateText(expression)
      } finally {
        await post('/frame', { id: null })
      }
    },
    click: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) =>
      act(
        'key',
        key === 'Shift+Tab'
          ? [{ type: 'keyDown', value: SHIFT }, ...stroke(keyCode.Tab), { type: 'keyUp', value: SHIFT }]
          : stroke(keyCode[key]),
      ),
    type: (text) => act('key', [...text].flatMap(stroke)),
    async screenshot() {
      return Buffer.from(await send<string>(`${session}/screenshot`, 'GET'), 'base64')
    },
    close: () => send(session, 'DELETE'),
  }
}

/** Starts WebKitGTK's driver on a virtual display. One window at a time: the driver keeps a single session. */
export async function launchWebKit(): Promise<Engine> {
  const paths = await findWebKit()
  const config = mkdtempSync(join(tmpdir(), 'cassiopeia-webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), COMPACT_TOOLBAR)
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), NO_ANIMATIONS)
  const children: ChildProcess[] = []
  const start = (command: string, args: string[], options: SpawnOptions): ChildProcess => {
    const child = spawn(command, args, options)
    children.push(child)
    return child
  }
  const close = async (): Promise<void> => {
    for (const child of children.toReversed()) {
      child.kill()
      await exited(child)
    }
    rmSync(config, { recursive: true, force: true })
  }
  try {
    // A server that resets when a window was the last closes the display of the next one, which then never starts.
    const displayServer = start(paths.display, ['-displayfd', '3', '-noreset', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = await startDisplay(displayServer)
    const port = await freePort()
    const driver = start(paths.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...SOFTWARE_RENDERING, DISPLAY: display, XDG_CONFIG_HOME: config },
    })
    const failed = new Promise<never>((_, reject) => driver.once('error', reject))
    const address = `http://127.0.0.1:${port}`
    await Promise.race([waitUntilReady(address), failed])
    return { openWindow: () => openWindow(address, paths.miniBrowser), close }
  } catch (error) {
    await close()
    throw error
  }
}
