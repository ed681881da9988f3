import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isLongRun } from '#contract/testing/test-runs.ts'
import { BROWSER_FLAGS, findBrowser } from '../browser.ts'
import { freePort } from '../ports.ts'
import { TIMEOUT } from '../timeouts.ts'
import { createLinkedHost, execute, packLibrary, readmeFile, writeFiles } from './host.ts'

/* Nightly: the code of the README in projects that have installed the package from the registry, seen in a browser. */

/** The test runner's `NODE_ENV` would put React's development build into a bundle. */
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

/** Components of `Lobby.tsx` in the README. */
const LOBBY = ['Accordion', 'Alert', 'Button', 'GameGrid', 'GameTile', 'Podium', 'Switch', 'Tabs', 'TextField'] as const

interface VisitedPage {
  components: string[]
  /** Computed style of the main button. */
  button: { backgroundImage: string; borderRadius: string }
  hasFont: boolean
  errors: string[]
}

/** A page in the theme of the README, whose font is on every computer. */
const IN_THEME: Partial<VisitedPage> = {
  button: { backgroundImage: 'linear-gradient(rgb(94, 230, 181), rgb(34, 192, 138))', borderRadius: '4px' },
  hasFont: true,
  errors: [],
}

describe.runIf(isLongRun)('an installed library', () => {
  let tarball: string
  let browser: Browser
  const servers: PreviewServer[] = []

  beforeAll(async () => {
    tarball = await packLibrary()
    browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  })
  afterAll(async () => {
    await browser.close()
    for (const server of servers) await server.close()
    await rm(dirname(tarball), { recursive: true })
  })

  /** Serves a folder of static files. Returns its address. */
  async function serve(folder: string): Promise<string> {
    const server = await preview({
      configFile: false,
      root: dirname(folder),
      build: { outDir: basename(folder) },
      preview: { port: await freePort(), host: '127.0.0.1' },
    })
    servers.push(server)
    return server.resolvedUrls?.local[0] ?? ''
  }

  /** Opens a page and waits for its main button, which also proves that the script runs. */
  async function visit(url: string): Promise<VisitedPage> {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(url)
    const button = page.locator('[data-component="Button"]').last()
    await button.waitFor()
    const components = await page.$$eval('[data-component]', (elements) =>
      elements.map((element) => element.getAttribute('data-component') ?? ''),
    )
    const style = await button.evaluate((element) => {
      const { backgroundImage, borderRadius } = getComputedStyle(element)
      return { backgroundImage, borderRadius }
    })
    const hasFont = await page.evaluate(async () => (await document.fonts.load('500 16px Manrope')).length > 0)
    await page.close()
    return { components, button: style, hasFont, errors }
  }

  /** Creates a project, installs the package and others in it, and builds it. */
  async function createProject(name: string, packages: readonly string[], files: Record<string, string>) {
    const folder = join(dirname(tarball), name)
    await mkdir(folder)
    await writeFiles(folder, { 'package.json': '{ "type": "module", "private": true }', ...files })
    await execute('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...packages], {
      cwd: folder,
    })
    return folder
  }

  it(
    'is drawn by an empty Vite app',
    async () => {
      const folder = await createProject('vite-app', ['react', 'react-dom', 'vite', '@vitejs/plugin-react'], {
        'vite.config.js': `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }`,
        'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
        'src/main.tsx': await readmeFile('src/main.tsx'),
        'src/Lobby.tsx': await readmeFile('src/Lobby.tsx'),
        'src/theme.ts': await readmeFile('src/theme.ts'),
      })
      const { stderr } = await execute(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
        cwd: folder,
        env,
      })
      expect(stderr).toBe('')
      const page = await visit(await serve(join(folder, 'dist')))
      expect(page.components).toEqual(expect.arrayContaining([...LOBBY]))
      expect(page).toMatchObject(IN_THEME)
    },
    TIMEOUT.longJourney,
  )

  it(
    'is drawn by Next.js, on the server and in the browser',
    async () => {
      const files = ['app/layout.tsx', 'app/providers.tsx', 'app/page.tsx'] as const
      const folder = await createProject(
        'next-app',
        ['react', 'react-dom', 'next', 'typescript', '@types/react', '@types/node'],
        {
          ...Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readmeFile(file)] as const))),
          'app/Lobby.tsx': await readmeFile('src/Lobby.tsx'),
          'app/theme.ts': await readmeFile('src/theme.ts'),
        },
      )
      const next = [join('node_modules', 'next', 'dist', 'bin', 'next')]
      await execute(process.execPath, [...next, 'build'], { cwd: folder, env })
      const port = await freePort()
      const server = spawn(process.execPath, [...next, 'start', '-p', String(port)], {
        cwd: folder,
        env,
        stdio: 'ignore',
      })
      try {
        const url = `http://127.0.0.1:${port}/`
        const html = await vi.waitFor(async () => (await fetch(url)).text(), { timeout: TIMEOUT.page })
        for (const component of [...LOBBY, 'FactList', 'Link']) expect(html).toContain(`data-component="${component}"`)
        const page = await visit(url)
        expect(page.components).toEqual(expect.arrayContaining([...LOBBY, 'FactList', 'Link']))
        expect(page).toMatchObject(IN_THEME)
      } finally {
        server.kill()
      }
    },
    TIMEOUT.longJourney,
  )

  it(
    'is drawn by a page without a bundler',
    async () => {
      const { folder, library } = await createLinkedHost(tarball)
      const page = await readmeFile('index.html')
      const urls = [...page.matchAll(/"([^"]+)": "(https:[^"]+)"/gu)].map(([, name = '', url = '']) => ({ name, url }))
      expect(urls.length).toBeGreaterThan(5)
      // The packages as a CDN has them: one ES module each, which shares React with the others.
      const input: Record<string, string> = {}
      for (const [index, { name }] of urls.entries()) {
        const module: object = await import(name)
        const names = Object.keys(module).filter((key) => /^[a-zA-Z_$][\w$]*$/u.test(key) && key !== 'default')
        const entry = join(folder, `entry-${index}.js`)
        await writeFile(entry, `import * as module from '${name}'\nexport const { ${names.join(', ')} } = module\n`)
        input[`vendor-${index}`] = entry
      }
      await build({
        configFile: false,
        root: folder,
        logLevel: 'error',
        build: {
          outDir: 'site',
          rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js' } },
        },
      })
      const site = join(folder, 'site')
      await execute('cp', ['-r', library, join(site, 'package')])
      let local = page
      for (const [index, { url }] of urls.entries()) local = local.replace(`"${url}"`, `"./vendor-${index}.js"`)
      await writeFiles(site, { 'index.html': local })
      const seen = await visit(await serve(site))
      expect(seen.components).toEqual(expect.arrayContaining(['Button', 'Tabs', 'Accordion']))
      expect(seen).toMatchObject({
        button: { backgroundImage: expect.stringContaining('gradient'), borderRadius: '12px' },
        hasFont: true,
        errors: [],
      })
    },
    TIMEOUT.longJourney,
  )
})
