import type { EngineId } from '#games/registry.ts'
import type { Motif } from '#server/media/motifs.ts'

/** Slug, Russian name, English name, cover motif, and the rules that play it. The name promises what opens. */
export type Title = readonly [slug: string, ru: string, en: string, motif: Motif, engine: EngineId]

/** Fictional providers: Russian and English name. The last one makes the playable games. */
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

/** Games that always respond with an error, for tests (`spec §8`). */
export const rejections: Readonly<Record<string, number>> = { 'jacks-club': 501, 'launch-pad': 504 }
/** Games for one kind of device, so that tests can tell the lists apart. */
export const desktopOnly: ReadonlySet<string> = new Set(['harbour-poker', 'evening-poker', 'royal-table'])
export const mobileOnly: ReadonlySet<string> = new Set(['compass-of-fate', 'winter-postcard'])
/** The games with a jackpot. */
export const jackpotGames: readonly string[] = [
  'northern-hoard',
  'crown-of-the-north',
  'midnight-firebird',
  'lucky-sevens',
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
