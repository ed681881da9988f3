/** Minimum time between rounds of slots and of tables (RTS 14D, 14G). */
export const SLOT_PACE_MS = 2500
export const TABLE_PACE_MS = 5000
