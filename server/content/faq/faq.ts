import { accountGroups } from './faq-account.ts'
import { moneyGroups } from './faq-money.ts'
import { playGroups } from './faq-play.ts'
import type { GroupContent } from '../shapes.ts'

/** Question groups of `/faq` in page order; the first group is expanded initially. */
export const faq: readonly GroupContent[] = [...accountGroups, ...moneyGroups, ...playGroups]
