import { askingRows } from './entering-contact.cases.ts'
import { renewingRows } from './setting-password.cases.ts'
import { startingRows } from './starting.cases.ts'
import { verifyingRows } from './verifying.cases.ts'
import type { Row, StateName } from './contact-verification.cases.ts'

/** What every event does in every state. */
export const table: Readonly<Record<StateName, Row>> = {
  ...askingRows,
  ...startingRows,
  ...verifyingRows,
  ...renewingRows,
}

const proved = { confirmed: 'finished: forget, forgetSecrets, finish' } as const
const laterAgain = { tooSoon: 'asking 2 held 180000' } as const
/** The same of a confirmation: it ends with the proof, and waits longer for another verification. */
export const confirmationTable: Readonly<Record<StateName, Row>> = {
  ...table,
  away: { ...table.away, ...laterAgain },
  proving: { ...table.proving, ...laterAgain },
  sending: { ...table.sending, ...laterAgain },
  judging: { ...table.judging, ...proved },
  listening: { ...table.listening, ...proved },
  gone: { ...table.gone, ...proved },
}
