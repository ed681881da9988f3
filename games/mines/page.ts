import { stakeChooser, type GamePage, type TextElement } from '../kit/document.ts'
import { readScene, readSymbols } from '../kit/read-pictures.ts'
import { CELLS, MINE_COUNTS } from './pays.ts'
import { texts } from './texts.ts'

const cells = '<button type="button" class="cell" aria-disabled="true" tabindex="-1"></button>'.repeat(CELLS)

/** The payouts of the chosen number of mines, what can be taken and what the next cell pays, and the cells. */
const stage = (text: TextElement): string =>
  `<section class="panel paytable">${text('paytable', 'h2')}<ol id="steps" class="steps"></ol></section>
<div class="board"><dl class="pays"><div>${text('now', 'dt')}<dd id="now"></dd></div><div>${text('next', 'dt')}<dd id="next"></dd></div></dl>
<div class="field-box"><div id="cells" class="cells" role="group" data-label="field">${cells}</div></div></div>`

const mineChooser = (text: TextElement): string =>
  `<label class="stake-list mine-list">${text('mines', 'span', ' class="visually-hidden"')}<select id="mine-list">${MINE_COUNTS.map((count) => `<option value="${count}">${count}</option>`).join('')}</select></label>`

/** The frame of Mines: a field of 25 cells in the gallery of a mine. */
export const minesPage: GamePage = {
  engine: 'mines',
  texts,
  symbols: readSymbols(import.meta.dirname),
  scene: readScene(import.meta.dirname),
  stage,
  bet: (text) => stakeChooser(text) + mineChooser(text),
}
