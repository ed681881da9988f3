import { createSkin } from '../skins/skins.ts'
import { SYMBOLS } from './rules.ts'

/** The skin of a game by the rules of Cherry Row; `''` is that of Cherry Row itself. */
export const cherrySkin = (motif: string) => createSkin(SYMBOLS, motif, 'cherries')
