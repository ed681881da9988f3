// Messages between the frame and the page around it (`contract/play/frame.ts`). Amounts are never messages.

import { field, isNumber } from './read.js'
import { isLanguage } from './texts.js'

/** @typedef {{ language: import('./texts.js').Language | null, reducedMotion: boolean, bet: number | null }} Settings */
/**
 * @typedef {object} PageHandlers
 * @property {(settings: Settings) => void} settings
 * @property {() => void} connected After the page's first message.
 * @property {() => void} hold No new round until `go`.
 * @property {() => void} go
 * @property {() => void} refresh The balance has changed outside the game.
 */

const VERSION = 1

/** @param {unknown} message @returns {Settings} */
function readSettings(message) {
  const [language, bet] = [field(message, 'language'), field(message, 'bet')]
  return {
    language: isLanguage(language) ? language : null,
    reducedMotion: field(message, 'reducedMotion') === true,
    bet: isNumber(bet) ? bet : null,
  }
}

/**
 * Waits for the page's `hello`, whose port carries all later messages. Alone in a tab there is no page, and messages go
 * nowhere.
 *
 * @param {PageHandlers} handlers
 */
export function connectPage(handlers) {
  /** @type {MessagePort | null} */
  let port = null

  /** @param {unknown} message */
  function receive(message) {
    if (field(message, 'v') !== VERSION) return
    switch (field(message, 'type')) {
      case 'settings':
        return handlers.settings(readSettings(message))
      case 'hold':
        return handlers.hold()
      case 'go':
        return handlers.go()
      case 'refresh':
        return handlers.refresh()
    }
  }

  window.addEventListener('message', (event) => {
    const [firstPort] = event.ports
    if (port !== null || firstPort === undefined || event.source !== parent) return
    if (field(event.data, 'v') !== VERSION || field(event.data, 'type') !== 'hello') return
    port = firstPort
    port.addEventListener('message', ({ data }) => receive(data))
    port.start()
    handlers.settings(readSettings(event.data))
    handlers.connected()
  })

  return {
    /**
     * Tells the page that the game can be played. `*`, because an opaque origin doesn't know the page's.
     *
     * @param {{ followsBet: boolean }} game
     */
    ready({ followsBet }) {
      const supports = ['hold', 'settings', ...(followsBet ? ['bet'] : [])]
      parent.postMessage({ v: VERSION, type: 'ready', supports }, '*')
    },
    /** Sends a message without the version. @param {{ type: string, [name: string]: unknown }} message */
    post: (message) => port?.postMessage({ v: VERSION, ...message }),
  }
}
