import { readScene, readSymbol } from '../kit/read-pictures.ts'
import type { Skin } from './skins.ts'

/** The pictures of a skin as `<symbol>` elements, with the ids of the rules' symbols. */
export const readSkin = <Symbol extends string>(symbols: readonly Symbol[], skin: Skin<Symbol>): string =>
  symbols.map((symbol) => readSymbol(import.meta.dirname, skin(symbol).picture, symbol)).join('')

/** The background of a slot in the colours of its cover. */
export const readSkyScene = (): string => readScene(import.meta.dirname)
