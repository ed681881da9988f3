import { askingRows } from './proof-asking.cases.ts'
import { renewingRows } from './proof-renewing.cases.ts'
import { startingRows } from './proof-starting.cases.ts'
import { verifyingRows } from './proof-verifying.cases.ts'
import type { Row, StateName } from './proof.cases.ts'

/** What every event does in every state. */
export const table: Readonly<Record<StateName, Row>> = {
  ...askingRows,
  ...startingRows,
  ...verifyingRows,
  ...renewingRows,
}
