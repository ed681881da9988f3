// The dialog "Rules and fairness": pays, rules, and the seeds that a player can check and change.

import { byId, elementOf } from './elements.js'
import { CODE, newClientSeed } from './play-client.js'
import { text } from './texts.js'

/** @typedef {import('./play-client.js').Fairness} Fairness */
/** @typedef {import('./play-client.js').RevealedSeeds} RevealedSeeds */
/** @typedef {import('./play-client.js').SeedChange} SeedChange */

/** The last round: its number with the seeds, and its bet as the fairness page reads it. */
/** @typedef {{ nonce: number, bet: string }} PlayedBet */

/** The lines that any HMAC tool checks. @param {RevealedSeeds} seeds @param {PlayedBet | null} last */
const proofOf = ({ serverSeed, hash, clientSeed, roundCount }, last) =>
  [
    `SHA-256("${serverSeed}") = ${hash}`,
    `HMAC-SHA256, key: ${serverSeed}`,
    `message: ${clientSeed}:<nonce>:<block>, nonce 0…${roundCount - 1}, block 0, 1, …`,
    ...(last === null ? [] : [`nonce ${last.nonce}, bet: ${last.bet}`]),
  ].join('\n')

/** @type {Readonly<Record<number, string>>} */
const REJECTIONS = { [CODE.ended]: 'ended', [CODE.unfinished]: 'seedsInUse', [CODE.invalid]: 'seedInvalid' }

/** @param {import('./play-client.js').PlayClient} client @param {() => PlayedBet | null} lastBet */
export function createRulesDialog(client, lastBet) {
  const dialog = elementOf('rules', HTMLDialogElement)
  const seedInput = elementOf('client-seed', HTMLInputElement)
  const proof = elementOf('proof', HTMLTextAreaElement)
  /** @type {Fairness | null} */
  let fairness = null
  /** @type {RevealedSeeds | null} */
  let revealed = null
  /** The last bet with the seeds of a hash. @type {{ hash: string, bet: PlayedBet | null } | null} */
  let played = null
  /** @type {string | null} */
  let noteKey = null
  let isChanging = false
  /** A random client seed, the same until the server responds. */
  let drawnSeed = ''

  function render() {
    byId('seed-hash').textContent = fairness?.hash ?? '…'
    byId('seed-client').textContent = fairness?.clientSeed ?? '…'
    byId('seed-nonce').textContent = fairness === null ? '…' : String(fairness.nonce)
    byId('seed-next').textContent = fairness?.nextHash ?? '…'
    byId('seed-note').textContent = noteKey === null ? '' : text(noteKey)
    seedInput.setAttribute('aria-invalid', String(noteKey === 'seedInvalid'))
    byId('revealed').hidden = revealed === null
    const last = played !== null && played.hash === revealed?.hash ? played.bet : null
    proof.value = revealed === null ? '' : proofOf(revealed, last)
  }

  /** @param {string | null} key */
  function note(key) {
    noteKey = key
    render()
  }

  /** Reads the seeds again. @returns {Promise<boolean>} Whether the server responded. */
  async function read() {
    const response = await client.state()
    if (response.kind === 'accepted') ({ fairness, revealed } = response.data)
    return response.kind === 'accepted'
  }

  const load = async () => note((await read()) ? null : 'seedsNotRead')

  /** Sends a change and returns its note. @param {SeedChange} change */
  async function send(change) {
    const response = await client.changeSeeds(change)
    if (response.kind === 'noResponse') return 'seedsUnknown'
    drawnSeed = ''
    if (response.kind === 'accepted') ({ fairness, revealed } = response.data)
    else if (response.code !== CODE.stale) return REJECTIONS[response.code] ?? 'seedsUnknown'
    else {
      if (!(await read())) return 'seedsNotRead'
      // Else this very change was accepted before, and the response was lost.
      if (fairness?.hash !== change.nextHash || fairness.clientSeed !== change.clientSeed) return 'seedsStale'
    }
    seedInput.value = ''
    return 'seedsChanged'
  }

  /** Changes to the server seed of the shown hash. A second press meanwhile does nothing. */
  async function change() {
    if (isChanging || fairness === null) return
    isChanging = true
    played = { hash: fairness.hash, bet: lastBet() }
    drawnSeed ||= newClientSeed()
    note(await send({ clientSeed: seedInput.value.trim() || drawnSeed, nextHash: fairness.nextHash }))
    isChanging = false
    if (noteKey === 'seedInvalid') seedInput.focus()
  }

  /** The page may not let a frame of another origin write to the clipboard. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(proof.value)
      note('copied')
    } catch {
      proof.focus()
      proof.select()
      note('copyYourself')
    }
  }

  for (const opener of document.querySelectorAll('[data-opens="rules"]')) {
    opener.addEventListener('click', () => {
      dialog.showModal()
      void load()
    })
  }
  byId('rules-close').addEventListener('click', () => dialog.close())
  byId('change-seeds').addEventListener('click', () => void change())
  // There is no form to submit: the frame's sandbox does not allow it.
  seedInput.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.repeat && !event.isComposing) void change()
  })
  seedInput.addEventListener('input', () => noteKey === 'seedInvalid' && note(null))
  byId('copy-proof').addEventListener('click', () => void copy())
  return { render }
}
