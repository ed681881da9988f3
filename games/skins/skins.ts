import type { Bilingual, Language } from '#contract/core/languages.ts'
import { PICTURE_NAMES, type Picture } from './picture-names.ts'

/*
 * A slot plays with the pictures of its cover. Rules, views and proofs keep the ids of their own symbols; a skin says how
 * a symbol looks and what it is called.
 */

/**
 * The pictures of each cover motif that a slot has, most valuable first. Cherry Row shows the first five; Amber Coast all
 * nine: the first is its scatter and the second its wild.
 */
export const MOTIF_PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  bell: ['bell', 'balalaika', 'lantern', 'horseshoe', 'bublik'],
  book: ['book', 'feather', 'candle', 'scroll', 'key'],
  cherries: ['seven', 'bar', 'gem', 'plum', 'cherry'],
  chest: ['chest', 'crown', 'goblet', 'ring', 'key', 'scroll', 'coin', 'candle', 'horseshoe'],
  clover: ['clover', 'horseshoe', 'honey', 'bee', 'coin'],
  comet: ['comet', 'planet', 'telescope', 'satellite', 'sun', 'moon', 'crystal', 'star', 'snowflake'],
  compass: ['compass', 'ship', 'telescope', 'scroll', 'clock', 'anchor', 'shell', 'fish', 'star'],
  crown: ['crown', 'goblet', 'shield', 'sword', 'ring', 'bell', 'feather', 'coin', 'key'],
  crystal: ['crystal', 'gem', 'lantern', 'pickaxe', 'ring', 'mushroom', 'coin', 'snowflake', 'pebble'],
  firebird: ['firebird', 'feather', 'crown', 'apple', 'goblet', 'key', 'moon', 'leaf', 'mushroom'],
  fox: ['fox', 'key', 'mushroom', 'leaf', 'berry'],
  gems: ['gem', 'crown', 'chest', 'ring', 'amber', 'crystal', 'key', 'shell', 'coin'],
  lighthouse: ['lighthouse', 'amber', 'ship', 'anchor', 'helm', 'shell', 'starfish', 'fish', 'pebble'],
  lotus: ['lotus', 'moon', 'cup', 'fish', 'pebble'],
  melon: ['melon', 'sun', 'apple', 'plum', 'cherry'],
  mountains: ['mountain', 'moon', 'lantern', 'pine', 'snowflake'],
  owl: ['owl', 'moon', 'lantern', 'feather', 'mushroom'],
  rocket: ['rocket', 'planet', 'satellite', 'telescope', 'comet', 'moon', 'sun', 'clock', 'star'],
  samovar: ['samovar', 'gingerbread', 'cup', 'honey', 'bublik', 'apple', 'berry', 'candle', 'leaf'],
  sevens: ['seven', 'bar', 'bell', 'gem', 'star', 'horseshoe', 'melon', 'plum', 'cherry'],
  ship: ['ship', 'helm', 'anchor', 'fish', 'shell'],
  stars: ['constellation', 'crown', 'telescope', 'planet', 'comet', 'moon', 'sun', 'lantern', 'snowflake'],
  temple: ['temple', 'lotus', 'lantern', 'scroll', 'coin'],
  train: ['train', 'clock', 'lantern', 'bell', 'ticket'],
  wolf: ['wolf', 'moon', 'pine', 'mushroom', 'berry'],
}

/** How a symbol of the rules looks, and what it is called, in lower case. */
export interface SkinSymbol {
  picture: Picture
  name: Bilingual
  /** Two of it: «две совы», `two owls`. */
  two: Bilingual
  three: Bilingual
  /** In English the plural; in Russian the form after «три» and «кроме». */
  several: Bilingual
}

/** The symbols of a slot by those of its rules. */
export type Skin<Symbol extends string> = (symbol: Symbol) => SkinSymbol

function symbolOf(picture: Picture): SkinSymbol {
  const [ru, two, en, plural] = PICTURE_NAMES[picture]
  const several = two.slice(two.indexOf(' ') + 1)
  return {
    picture,
    name: { ru, en },
    two: { ru: two, en: `two ${plural}` },
    three: { ru: `три ${several}`, en: `three ${plural}` },
    several: { ru: several, en: plural },
  }
}

/**
 * The skin of a cover motif for the symbols of a game's rules, which stand most valuable first. A motif without enough
 * pictures gets the skin of `own`, the motif of the game that gave the rules their name.
 */
export function createSkin<Symbol extends string>(
  symbols: readonly Symbol[],
  motif: string,
  own: string,
): Skin<Symbol> {
  const pictures = [MOTIF_PICTURES[motif] ?? [], MOTIF_PICTURES[own] ?? []].find(
    ({ length }) => length >= symbols.length,
  )
  return (symbol) => symbolOf(pictures?.[symbols.indexOf(symbol)] ?? 'star')
}

export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The names of all symbols by their ids, for the texts of a frame. */
export const namesOf = <Symbol extends string>(symbols: readonly Symbol[], skin: Skin<Symbol>, language: Language) =>
  Object.fromEntries(symbols.map((symbol) => [symbol, skin(symbol).name[language]]))
