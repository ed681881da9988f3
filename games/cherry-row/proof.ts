import type { GameProof } from '../proof.ts'
import { skinPictureUrl } from '../skins/picture-urls.ts'
import { readSpin } from './read-view.ts'
import { SYMBOLS } from './rules.ts'
import { cherrySkin } from './skin.ts'

/** What can be checked of a game by the rules of Cherry Row, with the symbols of its cover. */
export function cherryRowProof(motif: string): GameProof {
  const skin = cherrySkin(motif)
  return {
    name: { ru: 'Вишнёвый Ряд', en: 'Cherry Row' },
    bet: { kind: 'stake' },
    symbols: ({ round }, language) =>
      readSpin(round?.view)
        .symbols.flatMap((shown) => SYMBOLS.find((symbol) => symbol === shown) ?? [])
        .map(skin)
        .map(({ name, picture }) => ({ label: name[language], image: skinPictureUrl(picture) })),
  }
}
