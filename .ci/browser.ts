import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'

/**
 * Flags without which headless Chromium does not start in a container, or connects to hosts of its own. The last two
 * save CPU: the network service runs in the browser's process, and all pages of a site and context share a process.
 */
export const BROWSER_FLAGS: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--process-per-site',
]

/** A browser is missing and could not be installed; the message names the one command to run. */
export class BrowserMissing extends Error {
  override name = 'BrowserMissing'
}

/** Chromium without windows: the same engine for a third less CPU. All pictures are taken with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path that an environment variable names. @throws {BrowserMissing} when the file does not exist */
function pathFromEnvironment(variable: string): string | undefined {
  const path = process.env[variable]
  if (path === undefined || path === '') return undefined
  if (existsSync(path)) return path
  throw new BrowserMissing(`${variable} names ${path}, and no such file exists.`)
}

async function canInstall(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID=.*debian/mu.test(await readFile('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/**
 * Installs Debian packages when running as root on Debian. A failure is printed; the caller looks for the files
 * afterwards.
 */
async function installPackages(packages: readonly string[]): Promise<void> {
  if (!(await canInstall())) return
  console.log(`Installing the Debian packages of the tests, once: ${packages.join(', ')}`)
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  // A new machine often holds the lock while it installs packages of its own.
  const flags = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends']
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', [...flags, ...packages], options)
  } catch (error) {
    console.log(`The installation failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Looks for something, installs its packages when it is missing, and looks again.
 * @throws {BrowserMissing} with the hint
 */
async function findOrInstall<Found>(
  find: () => Found | undefined,
  packages: readonly string[],
  hint: string,
): Promise<Found> {
  const installed = find()
  if (installed !== undefined) return installed
  await installPackages(packages)
  const found = find()
  if (found === undefined) throw new BrowserMissing(hint)
  return found
}

const firstExisting = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

/**
 * The path of a Chromium: `BROWSER_PATH`, else the headless shell (installed when missing, as root on Debian), else
 * Playwright's own or the system's. @throws {BrowserMissing}
 */
export async function findBrowser(): Promise<string> {
  const named = pathFromEnvironment('BROWSER_PATH')
  if (named !== undefined) return named
  if (!existsSync(HEADLESS_SHELL)) await installPackages(['chromium-headless-shell'])
  const found = firstExisting([HEADLESS_SHELL, chromium.executablePath(), ...chromiumPaths])
  if (found !== undefined) return found
  throw new BrowserMissing(
    'No Chromium was found. Run `sudo apt-get install chromium-headless-shell` (or `npx playwright install chromium`), or set BROWSER_PATH.',
  )
}

/** Describes the Chromium at a path by its version. */
export const browserVersion = (path: string): string => execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()

/** The path of Firefox: `FIREFOX_PATH`, else the system's, installed when missing. @throws {BrowserMissing} */
export async function findFirefox(): Promise<string> {
  return (
    pathFromEnvironment('FIREFOX_PATH') ??
    findOrInstall(
      () => firstExisting(firefoxPaths),
      ['firefox-esr'],
      'No Firefox was found. Run `sudo apt-get install firefox-esr`, or set FIREFOX_PATH.',
    )
  )
}

/**
 * The paths of WebKitGTK's driver and its browser, and that of a virtual display; installed when missing.
 * @throws {BrowserMissing}
 */
export function findWebKit(): Promise<{ driver: string; miniBrowser: string; display: string }> {
  const find = () => {
    const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
    const paths = { driver: '/usr/bin/WebKitWebDriver', miniBrowser, display: '/usr/bin/Xvfb' }
    return Object.values(paths).every((path) => existsSync(path)) ? paths : undefined
  }
  return findOrInstall(
    find,
    ['webkit2gtk-driver', 'xvfb'],
    'No WebKitGTK was found. Run `sudo apt-get install webkit2gtk-driver xvfb` (Linux only).',
  )
}
