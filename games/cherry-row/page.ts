import { PAYS, SYMBOLS, TWO_CHERRIES } from './rules.ts'
import type { GamePage } from '../kit/document.ts'
import { readPicture, readScene, readSymbols } from '../kit/read-pictures.ts'
import { texts } from './texts.ts'

const image = (symbol: string) => `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#${symbol}"/></svg>`
const row = (symbol: string, count: number) => `<span class="row-picture">${image(symbol).repeat(count)}</span>`

/** The striped awning of the stall, which stretches over its width. */
const awning = readPicture(import.meta.dirname, 'awning', 'class="awning" preserveAspectRatio="none"')

/** The frame of Cherry Row: a fruit stall in the evening. */
export const cherryRowPage: GamePage = {
  engine: 'cherry-row',
  texts,
  symbols: readSymbols(import.meta.dirname),
  scene: readScene(import.meta.dirname),
  paytable: [
    ...SYMBOLS.map((symbol) => ({
      picture: row(symbol, 3),
      key: `three-${symbol}`,
      pays: `×${PAYS[symbol]}`,
    })),
    { picture: row('cherry', 2), key: 'two-cherry', pays: `×${TWO_CHERRIES}` },
  ],
  stage: () => `<div class="machine">
<div class="roof"></div>${awning}
<div class="box"><div id="reels" class="reels" role="img">${'<div class="reel"><div class="strip"></div></div>'.repeat(3)}</div><div class="payline" aria-hidden="true"></div></div>
</div>`,
}
