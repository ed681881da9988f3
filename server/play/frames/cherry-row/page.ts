import { cherryPictures } from '#games/cherry-row/pictures.ts'
import { PAYS, REEL, SYMBOLS, TWO_CHERRIES } from '#games/cherry-row/rules.ts'
import { symbolElements } from '#games/pictures.ts'
import type { GamePage } from '../document.ts'
import { awning, eveningScene } from './scene.ts'

const texts = {
  ru: {
    paytable: 'Три в ряд',
    hint: 'Пробел — крутить',
    play: 'Крутить',
    playing: 'Крутим…',
    reels: 'Барабаны: {symbols}',
    seven: 'семёрка',
    bar: 'бар',
    gem: 'алмаз',
    plum: 'слива',
    cherry: 'вишня',
    'three-seven': 'три семёрки',
    'three-bar': 'три бара',
    'three-gem': 'три алмаза',
    'three-plum': 'три сливы',
    'three-cherry': 'три вишни',
    'two-cherry': 'две любые вишни',
    captionWin: '{what}, ×{times}',
    captionBack: 'две вишни: ставка возвращена',
    captionPair: 'две вишни, ×{times}',
    captionNothing: 'без выигрыша',
  },
  en: {
    paytable: 'Three in a row',
    hint: 'Space to spin',
    play: 'Spin',
    playing: 'Spinning…',
    reels: 'Reels: {symbols}',
    seven: 'seven',
    bar: 'bar',
    gem: 'diamond',
    plum: 'plum',
    cherry: 'cherry',
    'three-seven': 'three sevens',
    'three-bar': 'three bars',
    'three-gem': 'three diamonds',
    'three-plum': 'three plums',
    'three-cherry': 'three cherries',
    'two-cherry': 'exactly two cherries',
    captionWin: '{what}, ×{times}',
    captionBack: 'two cherries: bet returned',
    captionPair: 'two cherries, ×{times}',
    captionNothing: 'no win',
  },
} as const

const image = (symbol: string) => `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#${symbol}"/></svg>`
const row = (symbol: string, count: number) => `<span class="row-picture">${image(symbol).repeat(count)}</span>`

/** The frame of Cherry Row: a fruit stall in the evening. */
export const cherryRowPage: GamePage = {
  engine: 'cherry-row',
  texts,
  data: { reel: REEL, pays: PAYS },
  symbols: symbolElements(cherryPictures),
  scene: eveningScene,
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
