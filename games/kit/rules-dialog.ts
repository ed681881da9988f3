import { errorCode } from '#contract/errors/codes.ts'
import type { PublishedSeeds, RevealedSeeds } from '#contract/play/frame-calls.ts'
import { byId, elementOf } from './elements.ts'
import { newClientSeed, type PlayClient, type Round, type SeedChange } from './play-client.ts'
import { rubles, text } from './texts.ts'

/* The dialog "Rules and fairness": pays, rules, and the seeds that a player can check and change. */

/** The last round: its number with the seeds, and its bet as the fairness page reads it. */
interface PlayedBet {
  nonce: number
  bet: string
}

interface Played {
  round(): Round | null
  bet(): PlayedBet | null
}

/** Names the last round, if it was played with the seeds in use. */
function checkedText(round: Round | null, seeds: PublishedSeeds | null): string {
  if (round === null || seeds === null || !round.isOver || round.nonce >= seeds.nonce) return ''
  return text('checkedRound', {
    number: String(round.nonce + 1),
    nonce: String(round.nonce),
    stake: rubles(round.stake),
    win: rubles(round.win + round.jackpot),
  })
}

/** The lines that any HMAC tool checks. */
const proofOf = ({ serverSeed, hash, clientSeed, roundCount }: RevealedSeeds, last: PlayedBet | null) =>
  [
    `SHA-256("${serverSeed}") = ${hash}`,
    `HMAC-SHA256, key: ${serverSeed}`,
    `message: ${clientSeed}:<nonce>:<block>, nonce 0…${roundCount - 1}, block 0, 1, …`,
    ...(last === null ? [] : [`nonce ${last.nonce}, bet: ${last.bet}`]),
  ].join('\n')

const REJECTIONS: Readonly<Record<number, string>> = {
  [errorCode.notSignedIn]: 'ended',
  [errorCode.unfinishedGame]: 'seedsInUse',
  [errorCode.invalidRequest]: 'seedInvalid',
}

/** Wires the dialog. It opens at the last round and its seeds; pays and rules stand above them. */
export function createRulesDialog(client: PlayClient, last: Played) {
  const dialog = elementOf('rules', HTMLDialogElement)
  const seedInput = elementOf('client-seed', HTMLInputElement)
  const proof = elementOf('proof', HTMLTextAreaElement)
  let fairness: PublishedSeeds | null = null
  let revealed: RevealedSeeds | null = null
  /** The last bet with the seeds of a hash. */
  let played: { hash: string; bet: PlayedBet | null } | null = null
  let noteKey: string | null = null
  let isChanging = false
  /** A random client seed, the same until the server responds. */
  let drawnSeed = ''

  function render() {
    const checked = checkedText(last.round(), fairness)
    byId('checked-round').textContent = checked
    byId('checked-round').hidden = checked === ''
    byId('seed-hash').textContent = fairness?.hash ?? '…'
    byId('seed-client').textContent = fairness?.clientSeed ?? '…'
    byId('seed-nonce').textContent = fairness === null ? '…' : String(fairness.nonce)
    byId('seed-next').textContent = fairness?.nextHash ?? '…'
    byId('seed-note').textContent = noteKey === null ? '' : text(noteKey)
    seedInput.setAttribute('aria-invalid', String(noteKey === 'seedInvalid'))
    byId('revealed').hidden = revealed === null
    const bet = played !== null && played.hash === revealed?.hash ? played.bet : null
    proof.value = revealed === null ? '' : proofOf(revealed, bet)
  }

  function note(key: string | null) {
    noteKey = key
    render()
  }

  /** Reads the seeds again. Returns whether the server responded. */
  async function read(): Promise<boolean> {
    const response = await client.state()
    if (response.kind === 'accepted') ({ fairness, revealed } = response.data)
    return response.kind === 'accepted'
  }

  const load = async () => note((await read()) ? null : 'seedsNotRead')

  /** Sends a change and returns its note. */
  async function send(change: SeedChange): Promise<string> {
    const response = await client.changeSeeds(change)
    if (response.kind === 'noResponse') return 'seedsUnknown'
    drawnSeed = ''
    if (response.kind === 'accepted') ({ fairness, revealed } = response.data)
    else if (response.code !== errorCode.alreadyFinal) return REJECTIONS[response.code] ?? 'seedsUnknown'
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
    played = { hash: fairness.hash, bet: last.bet() }
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

  function open() {
    dialog.showModal()
    const heading = byId('fairness')
    const body = heading.parentElement
    if (body !== null) body.scrollTop = heading.offsetTop - body.offsetTop
    heading.focus({ preventScroll: true })
    void load()
  }

  for (const opener of document.querySelectorAll('[data-opens="rules"]')) opener.addEventListener('click', open)
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
