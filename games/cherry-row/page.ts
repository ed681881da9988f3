import type { GamePage } from '../kit/document.ts'
import { readPicture, readScene } from '../kit/read-pictures.ts'
import { readSkin, readSkyScene } from '../skins/read-skin.ts'
import { PAYS, SYMBOLS, TWO_CHERRIES } from './rules.ts'
import { cherrySkin } from './skin.ts'
import { textsOf } from './texts.ts'

/** Motifs of fruit, whose reels stand in a fruit stall. */
const STALL_MOTIFS = new Set(['cherries', 'melon'])

const image = (symbol: string) => `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#${symbol}"/></svg>`
const row = (symbol: string, count: number) => `<span class="row-picture">${image(symbol).repeat(count)}</span>`

const reels = `<div class="box"><div id="reels" class="reels" role="img">${'<div class="reel"><div class="strip"></div></div>'.repeat(3)}</div><div class="payline" aria-hidden="true"></div></div>`
const machine = `<div class="machine cabinet">${reels}</div>`

function stall(): string {
  /** Stretches over the width of the stall. */
  const awning = readPicture(import.meta.dirname, 'awning', 'class="awning" preserveAspectRatio="none"')
  return `<div class="machine stall"><div class="roof"></div>${awning}${reels}</div>`
}

/** The frame of a game by the rules of Cherry Row. The game of that name is a fruit stall in the evening. */
export function cherryRowPage(motif: string, isOwn: boolean): GamePage {
  const hasStall = isOwn || STALL_MOTIFS.has(motif)
  return {
    engine: 'cherry-row',
    hasAutoplay: true,
    texts: textsOf(motif),
    symbols: readSkin(SYMBOLS, cherrySkin(motif)),
    scene: isOwn ? readScene(import.meta.dirname) : readSkyScene(),
    hasSky: !isOwn,
    paytable: [
      ...SYMBOLS.map((symbol) => ({
        picture: row(symbol, 3),
        key: `three-${symbol}`,
        pays: `×${PAYS[symbol]}`,
      })),
      { picture: row('cherry', 2), key: 'two-cherry', pays: `×${TWO_CHERRIES}` },
    ],
    stage: () => (hasStall ? stall() : machine),
  }
}
