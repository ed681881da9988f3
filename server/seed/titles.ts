import type { Motif } from '#server/media/motifs.ts'

/** Slug, Russian name, English name, what the cover shows. */
export type Title = readonly [slug: string, ru: string, en: string, motif: Motif]

/** Providers, all invented: Russian and English name. The last one makes the playable games. */
export const providers: readonly (readonly [ru: string, en: string])[] = [
  ['Северный Круг', 'North Ring'],
  ['Янтарь Геймс', 'Amber Works'],
  ['Синица Плей', 'Titmouse'],
  ['Медный Гонг', 'Copper Gong'],
  ['Полюс 9', 'Pole Nine'],
  ['Тихая Гавань', 'Still Harbour'],
  ['Лиса и Ключ', 'Fox & Key'],
  ['Ночной Трамвай', 'Night Tram'],
  ['Кедровый Орех', 'Pine Nut Labs'],
  ['Белый Мост', 'White Bridge'],
  ['Квант и Ко', 'Quanta & Co'],
  ['Песочница', 'Sandbox House'],
]

/** Games that answer an error on purpose, so that tests meet every refusal of a game (`spec §8`). */
export const refusals: Readonly<Record<string, number>> = { 'durak-club': 501, 'limit-x': 504 }
/** Games of one kind of device only, so that the device of a list is seen to count. */
export const desktopOnly: ReadonlySet<string> = new Set(['harbour-poker', 'preferans-evening', 'royal-table'])
export const mobileOnly: ReadonlySet<string> = new Set(['coin-of-fate', 'scratch-postcard'])
/** The games with a jackpot. */
export const jackpotGames: readonly string[] = [
  'northern-hoard',
  'crown-of-the-north',
  'midnight-firebird',
  'lucky-sevens-xl',
  'scythian-gold',
  'altai-hoard',
  'comet-laika',
  'sputnik-21',
  'emerald-path',
  'ural-crystal',
  'golden-meridian',
  'merchants-trunk',
  'samovar-fortune',
  'cassiopeia-five',
]
