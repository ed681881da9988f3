import { slots } from './slots.ts'
import { instants, tables } from './tables.ts'
import type { Title } from './titles.ts'

/** All games that the site offers. */
export const catalogue: readonly Title[] = [...slots, ...tables, ...instants]
