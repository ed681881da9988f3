import { REELS, ROWS, SYMBOLS, WILD } from './reels.ts'
import { coastPays } from './explanation.ts'
import type { GamePage, TextElement } from '../kit/document.ts'
import { readPicture, readScene } from '../kit/read-pictures.ts'
import { readSkin, readSkyScene } from '../skins/read-skin.ts'
import { coastSkin } from './skin.ts'
import { textsOf } from './texts.ts'

/** Cells of a strip: the visible ones and those that roll past. */
const STRIP_CELLS = 18

const image = (symbol: string): string => `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#${symbol}"/></svg>`
const header = (text: TextElement, symbol: string): string =>
  `<th scope="row">${image(symbol)}${text(symbol, 'span', ' class="visually-hidden"')}</th>`

/** The paytable in rubles, which the script fills for the chosen stake. */
const paytable = (text: TextElement): string =>
  `<section class="panel paytable">${text('paytable', 'h2')}<table><thead><tr><th scope="col">${text('symbol', 'span', ' class="visually-hidden"')}</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th></tr></thead><tbody>${coastPays
    .map(
      ({ symbol, pays }) =>
        `<tr>${header(text, symbol)}${pays.map((tenths) => `<td data-tenths="${tenths}"></td>`).join('')}</tr>`,
    )
    .join(
      '',
    )}<tr class="wild">${header(text, WILD)}${text('wild', 'td', ' colspan="3"')}</tr></tbody></table></section>`

const strip = `<div class="reel"><div class="strip">${image('pebble').repeat(STRIP_CELLS)}</div></div>`

/** Numbers of the winning lines, at the row where they begin. */
const badges = '<div class="badges"></div>'.repeat(ROWS)

/** A strip of the coast above the reels of a phone. */
const readShore = (): string =>
  readPicture(import.meta.dirname, 'shore', 'class="shore" preserveAspectRatio="xMidYMax slice"')

/** The frame of a game by the rules of Amber Coast. The game of that name lies by the sea, at sunset. */
export function amberCoastPage(motif: string, isOwn: boolean): GamePage {
  const shore = isOwn ? readShore() : ''
  return {
    engine: 'amber-coast',
    hasAutoplay: true,
    texts: textsOf(motif),
    symbols: readSkin(SYMBOLS, coastSkin(motif)),
    scene: isOwn ? readScene(import.meta.dirname) : readSkyScene(),
    hasSky: !isOwn,
    stage: (text) => `${paytable(text)}<div class="machine">${shore}
<p id="status" class="status"><span id="spins"></span><b id="total"></b></p>
<div class="box"><div id="reels" class="reels" role="img">${strip.repeat(REELS.length)}</div>
<svg id="lines" class="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg>
<div id="badges" class="badge-rows" aria-hidden="true">${badges}</div></div>
</div>`,
  }
}
