// Plays a Flash movie through Ruffle, and translates between the movie and the page around the frame
// (`contract/play/frame.ts`): the movie speaks by `fscommand`, the frame by external callbacks. Ruffle's
// `ExternalInterface.call` needs `eval`, which the policy forbids.

const VERSION = 1

/** Ruffle fills it. */
const stage = document.getElementById('stage')
const announcement = document.getElementById('announcement')
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const address = new URLSearchParams(location.search).get('swf')

/**
 * Ruffle's API of a movie, as far as it is used.
 *
 * @typedef {object} Movie
 * @property {(options: object) => Promise<void>} load
 * @property {(name: string, ...values: unknown[]) => unknown} callExternalInterface
 * @property {(handle: (name: string, argument: string) => void) => void} addFSCommandHandler
 * @property {() => void} suspend
 * @property {() => void} resume
 */
/** @typedef {HTMLElement & { ruffle(): Movie, shadowRoot: ShadowRoot }} RufflePlayer */
/** @typedef {import('#contract/play/frame.ts').PageMessage} PageMessage */

/** The loaded movie. @type {Movie | null} */
let movie = null
/** Ruffle's element that has the focus. @type {HTMLElement | null} */
let container = null
/** @type {MessagePort | null} */
let port = null
/** The last settings of the page. @type {import('#contract/play/frame.ts').FrameSettings | null} */
let settings = null
let isRoundRunning = false
let isOnHold = false
/** The movie does not run in this browser. */
let hasFailed = false

/** @param {object} message */
const post = (message) => port?.postMessage({ v: VERSION, ...message })
/** `*`, because an opaque origin doesn't know the page's. @param {string[]} supports */
const postReady = (supports) => parent.postMessage({ v: VERSION, type: 'ready', supports }, '*')

/** Before the page's port exists, only `ready` reaches the page. */
function fail() {
  hasFailed = true
  if (port === null) postReady([])
  else post({ type: 'ended', reason: 'unsupported' })
}

function applySettings() {
  container?.setAttribute('aria-label', document.documentElement.lang === 'en' ? 'Game' : 'Игра')
  if (settings === null || movie === null) return
  const { language, bet } = settings
  movie.callExternalInterface('settings', language, settings.reducedMotion || reducedMotion.matches, bet)
}

/** A round that runs is shown to its end first. */
function applyHold() {
  if (movie === null || stage === null || (isOnHold && isRoundRunning)) return
  stage.inert = isOnHold
  if (!isOnHold) return movie.resume()
  movie.suspend()
  post({ type: 'held' })
}

/** @param {PageMessage} message */
function receive(message) {
  if (message.type === 'hello' || message.type === 'settings') {
    settings = message
    document.documentElement.lang = message.language
    applySettings()
  } else if (message.type === 'hold' || message.type === 'go') {
    isOnHold = message.type === 'hold'
    applyHold()
  } else if (message.type === 'refresh') movie?.callExternalInterface('refresh')
}

/** Obeys a movie; a command has one text. @param {string} name @param {string} argument */
function onCommand(name, argument) {
  if (name === 'ended') return post({ type: 'ended', reason: argument })
  if (name === 'say') {
    document.title = argument
    if (announcement !== null) announcement.textContent = argument
  }
  if (name !== 'round') return
  const [state, id] = argument.split(' ')
  isRoundRunning = state === 'started'
  // A movie names a round when it sends it.
  post({ type: 'round', state: isRoundRunning ? 'sent' : state, id })
  if (isOnHold) applyHold()
}

/** Names the movie for screen readers, hides Ruffle's own messages, and reports a crash. @param {ShadowRoot} root */
function adaptPlayer(root) {
  container = root.getElementById('container')
  container?.setAttribute('role', 'application')
  container?.setAttribute('tabindex', '0')
  root.getElementById('virtual-keyboard')?.setAttribute('tabindex', '-1')
  root.getElementById('virtual-keyboard')?.setAttribute('aria-hidden', 'true')
  const styles = new CSSStyleSheet()
  styles.replaceSync(`#panic, #play-button, #hardware-acceleration-modal { display: none !important }
    #container:focus-visible { outline: 3px solid #fff; outline-offset: -3px; box-shadow: inset 0 0 0 5px #1b0716 }`)
  root.adoptedStyleSheets.push(styles)
  // Ruffle has no event for it.
  new MutationObserver((_, observer) => {
    if (root.getElementById('panic') === null) return
    observer.disconnect()
    fail()
  }).observe(root, { childList: true, subtree: true })
}

/** @param {string} swf */
async function play(swf) {
  const path = document.body.dataset.ruffle ?? ''
  const script = document.createElement('script')
  script.src = `${path}ruffle.js`
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  /** @type {RufflePlayer} */
  const player = Reflect.get(window, 'RufflePlayer').newest().createPlayer()
  // Ruffle keeps the glyphs that it has drawn first.
  await document.fonts.load('16px Manrope', 'Aя₽')
  adaptPlayer(player.shadowRoot)
  stage?.append(player)
  const api = player.ruffle()
  api.addFSCommandHandler(onCommand)
  player.addEventListener('loadeddata', () => {
    movie = api
    postReady(['hold', 'settings', 'bet'])
    applySettings()
  })
  await api.load({
    url: swf,
    parameters: { token: location.hash.slice(1) },
    publicPath: path,
    allowScriptAccess: true,
    openUrlMode: 'deny',
    autoplay: 'on',
    splashScreen: false,
    unmuteOverlay: 'hidden',
    letterbox: 'on',
    contextMenu: 'off',
    deviceFontRenderer: 'canvas',
    logLevel: 'error',
    polyfills: false,
  })
}

window.addEventListener('message', (event) => {
  if (port !== null || event.source !== parent || event.data?.v !== VERSION || event.data.type !== 'hello') return
  port = event.ports[0] ?? null
  port?.addEventListener('message', ({ data }) => receive(data))
  port?.start()
  receive(event.data)
  if (hasFailed) fail()
})
document.addEventListener('pointerdown', () => post({ type: 'activity' }))
document.addEventListener('keydown', (event) => !event.repeat && post({ type: 'activity' }))
reducedMotion.addEventListener('change', applySettings)

// Not in a tab of its own: a movie of another host must not look like a page of the site.
if (parent !== window && address !== null) {
  if (typeof WebAssembly === 'undefined') fail()
  else play(address).catch(fail)
}
