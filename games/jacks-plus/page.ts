import { HAND_SIZE, PAYS } from './hands.ts'
import { cardSymbols } from '../cards/symbols.ts'
import type { GamePage } from '../kit/document.ts'
import { readScene } from '../kit/read-pictures.ts'
import { texts } from './texts.ts'

const cards = Array.from(
  { length: HAND_SIZE },
  (_, index) =>
    `<div class="slot"><div class="card"><svg viewBox="0 0 100 140" aria-hidden="true"><use href="#card-back"/></svg><button type="button" aria-pressed="false"></button></div><span class="held" aria-hidden="true" data-text="held">${texts.ru.held}</span><kbd aria-hidden="true">${index + 1}</kbd></div>`,
).join('')

/** The frame of Jacks Plus: five cards on a green table. */
export const jacksPlusPage: GamePage = {
  engine: 'jacks-plus',
  texts,
  symbols: cardSymbols,
  scene: readScene(import.meta.dirname),
  paytable: Object.entries(PAYS).map(([hand, pays]) => ({ picture: '', key: `hand-${hand}`, pays: `×${pays}` })),
  stage: () => `<div class="felt"><p id="hand" class="hand" aria-hidden="true"></p>
<div id="cards" class="cards" role="group" data-label="cards">${cards}</div></div>`,
}
