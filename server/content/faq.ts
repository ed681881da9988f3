import { accountGroups } from './faq-account.ts'
import { moneyGroups } from './faq-money.ts'
import { playGroups } from './faq-play.ts'
import type { GroupContent } from './shapes.ts'

/** The questions and answers of `/faq` in the order of the page; the first group is open at the start. */
export const faq: readonly GroupContent[] = [...accountGroups, ...moneyGroups, ...playGroups]
