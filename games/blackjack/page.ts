import { cardSymbols } from '../cards/symbols.ts'
import type { GamePage, TextElement } from '../kit/document.ts'
import { readScene } from '../kit/read-pictures.ts'
import { MOVES } from './read-view.ts'
import { texts } from './texts.ts'

const move = (name: string, key: number, text: TextElement): string =>
  `<button type="button" class="move" data-move="${name}" aria-disabled="true" data-off tabindex="-1">${text(`move-${name}`)}<small></small><kbd aria-hidden="true">${key}</kbd></button>`

/** The dealer's hand above, the player's below, and what can be done with it. */
const stage = (text: TextElement): string =>
  `<div class="felt"><div id="dealer" class="hands"></div><div id="hands" class="hands"></div>
<div id="moves" class="moves" role="group" data-label="moves">${MOVES.map((name, index) => move(name, index + 1, text)).join('')}</div></div>`

/** The frame of Blackjack: two hands on a blue table. */
export const blackjackPage: GamePage = {
  engine: 'blackjack',
  texts,
  symbols: cardSymbols,
  scene: readScene(import.meta.dirname),
  paytable: [
    { picture: '', key: 'pays-blackjack', pays: '3 : 2' },
    { picture: '', key: 'pays-win', pays: '1 : 1' },
  ],
  stage,
}
