// The dialog "Rules and fairness": pays, rules, and the seeds that a player can check and change.

import { byId, elementOf } from './elements.js'
import { CODE } from './play-client.js'
import { text } from './texts.js'

/** @typedef {import('./play-client.js').Fairness} Fairness */
/** @typedef {import('./play-client.js').RevealedSeeds} RevealedSeeds */

/** The lines that any HMAC tool checks. @param {RevealedSeeds} seeds */
export const proofOf = ({ serverSeed, hash, clientSeed, roundCount }) =>
  [
    `SHA-256("${serverSeed}") = ${hash}`,
    `HMAC-SHA256, key: ${serverSeed}`,
    `message: ${clientSeed}:<nonce>:<block>, nonce 0…${roundCount - 1}, block 0, 1, …`,
  ].join('\n')

/** @type {Readonly<Record<number, string>>} */
const REJECTIONS = { [CODE.ended]: 'ended', [CODE.unfinished]: 'seedsInUse', [CODE.invalid]: 'seedInvalid' }

/** @param {import('./play-client.js').PlayClient} client */
export function createRulesDialog(client) {
  const dialog = elementOf('rules', HTMLDialogElement)
  const seedInput = elementOf('client-seed', HTMLInputElement)
  const proof = elementOf('proof', HTMLTextAreaElement)
  /** @type {Fairness | null} */
  let fairness = null
  /** @type {RevealedSeeds | null} */
  let revealed = null
  /** @type {string | null} */
  let noteKey = null

  function render() {
    byId('seed-hash').textContent = fairness?.hash ?? '…'
    byId('seed-client').textContent = fairness?.clientSeed ?? '…'
    byId('seed-nonce').textContent = fairness === null ? '…' : String(fairness.nonce)
    byId('seed-note').textContent = noteKey === null ? '' : text(noteKey)
    byId('revealed').hidden = revealed === null
    proof.value = revealed === null ? '' : proofOf(revealed)
  }

  /** @param {string | null} key */
  function note(key) {
    noteKey = key
    render()
  }

  async function load() {
    const response = await client.state()
    if (response.kind === 'accepted') ({ fairness, revealed } = response.data)
    note(response.kind === 'accepted' ? null : 'seedsNotRead')
  }

  async function change() {
    const response = await client.changeSeeds(seedInput.value.trim())
    if (response.kind === 'noResponse') return note('seedsUnknown')
    if (response.kind === 'rejected') return note(REJECTIONS[response.code] ?? 'seedsUnknown')
    ;({ fairness, revealed } = response.data)
    seedInput.value = ''
    return note('seedsChanged')
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
  byId('copy-proof').addEventListener('click', () => void copy())
  return { render }
}
