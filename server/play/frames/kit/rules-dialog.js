// The dialog "Rules and fairness": pays, rules, and the seeds that a player can check and change.

import { byId, elementOf } from './elements.js'
import { CODE } from './play-client.js'
import { text } from './texts.js'

/** @typedef {import('./play-client.js').Fairness} Fairness */
/** @typedef {import('./play-client.js').RevealedSeeds} RevealedSeeds */

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

  function render() {
    byId('seed-hash').textContent = fairness?.hash ?? '…'
    byId('seed-client').textContent = fairness?.clientSeed ?? '…'
    byId('seed-nonce').textContent = fairness === null ? '…' : String(fairness.nonce)
    byId('seed-next').textContent = fairness?.nextHash ?? '…'
    byId('seed-note').textContent = noteKey === null ? '' : text(noteKey)
    byId('revealed').hidden = revealed === null
    const last = played !== null && played.hash === revealed?.hash ? played.bet : null
    proof.value = revealed === null ? '' : proofOf(revealed, last)
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
    if (fairness !== null) played = { hash: fairness.hash, bet: lastBet() }
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
