import { combine } from 'effector'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { $isQuietRoute } from './route.model.ts'

/** Whether popups and wins of others stay away: on pages of play, money and protection, and during a break. */
export const $isQuiet = combine($isQuietRoute, $isOnBreak, (isQuietRoute, isOnBreak) => isQuietRoute || isOnBreak)
