import { createSkin } from '../skins/skins.ts'
import { LINE_SYMBOLS, SCATTER, WILD } from './reels.ts'

/** The skin of a game by the rules of Amber Coast; `''` is that of Amber Coast itself. */
export const coastSkin = (motif: string) => createSkin([SCATTER, WILD, ...LINE_SYMBOLS], motif, 'lighthouse')
