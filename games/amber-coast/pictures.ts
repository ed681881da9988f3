import type { Pictures } from '../pictures.ts'
import type { CoastSymbol } from './reels.ts'

/*
 * The drawings of Amber Coast: each symbol is 100 × 100, lit from the top left, for a dark reel. Ids of gradients begin
 * with the symbol.
 */

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const stopsOf = (stops: Stops): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const linear = (id: string, stops: Stops, direction = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${direction}>${stopsOf(stops)}</linearGradient>`

const radial = (id: string, stops: Stops, place = 'cx=".36" cy=".28" r=".82"'): string =>
  `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`

const SLANTED = 'x1="0" y1="0" x2="1" y2="1"'

const gradients = [
  radial('amber-body', [
    [0, '#fff3b0'],
    [0.3, '#ffc440'],
    [0.65, '#f08a12'],
    [1, '#8a3a04'],
  ]),
  linear(
    'amber-facet',
    [
      [0, '#fff7cf'],
      [1, '#ffb52e'],
    ],
    SLANTED,
  ),
  linear(
    'lighthouse-wall',
    [
      [0, '#ffffff'],
      [0.55, '#eaf0fb'],
      [1, '#9fb0cf'],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ),
  linear(
    'lighthouse-red',
    [
      [0, '#ff6b6b'],
      [0.6, '#dc2f45'],
      [1, '#8f1230'],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ),
  radial(
    'lighthouse-glow',
    [
      [0, '#fffbe0'],
      [0.4, '#ffe27a'],
      [1, '#ffb52e'],
    ],
    'cx=".5" cy=".5" r=".5"',
  ),
  linear(
    'lighthouse-beam',
    [
      [0, '#ffe9a8', 0],
      [0.4, '#ffe9a8', 0.9],
      [0.6, '#ffe9a8', 0.9],
      [1, '#ffe9a8', 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ),
  linear(
    'ship-sail',
    [
      [0, '#ffffff'],
      [1, '#f0d3a2'],
    ],
    SLANTED,
  ),
  linear('ship-hull', [
    [0, '#c98449'],
    [1, '#5f2e14'],
  ]),
  linear('ship-sea', [
    [0, '#7fe3ee'],
    [1, '#1d86b4'],
  ]),
  linear(
    'anchor-steel',
    [
      [0, '#f4f9ff'],
      [0.5, '#a9bdd8'],
      [1, '#5f7699'],
    ],
    SLANTED,
  ),
  radial('helm-wood', [
    [0, '#f0b878'],
    [0.55, '#b5713a'],
    [1, '#6a3616'],
  ]),
  radial('helm-brass', [
    [0, '#fff0c2'],
    [0.6, '#ffc24d'],
    [1, '#b26a12'],
  ]),
  radial(
    'shell-face',
    [
      [0, '#fffaf4'],
      [0.45, '#ffc9c4'],
      [1, '#d9618c'],
    ],
    'cx=".5" cy=".9" r=".95"',
  ),
  radial(
    'starfish-skin',
    [
      [0, '#ffd0a6'],
      [0.4, '#ff7d5c'],
      [1, '#c32a4a'],
    ],
    'cx=".45" cy=".4" r=".65"',
  ),
  linear('fish-skin', [
    [0, '#2b9fc4'],
    [0.45, '#8fe8ea'],
    [1, '#f0fffb'],
  ]),
  linear('fish-fin', [
    [0, '#2f9fd0'],
    [1, '#14628f'],
  ]),
  radial('pebble-blue', [
    [0, '#dfe6f2'],
    [0.55, '#95a3bd'],
    [1, '#4a5674'],
  ]),
  radial('pebble-sand', [
    [0, '#fbeed6'],
    [0.55, '#d3b48a'],
    [1, '#84643f'],
  ]),
  radial('pebble-plum', [
    [0, '#e6d8ee'],
    [0.55, '#a48fb8'],
    [1, '#564468'],
  ]),
].join('')

const shine = (x: number, y: number, rx: number, ry: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity=".8"/>`

const turned = (part: string, turns: readonly number[]): string =>
  turns.map((turn) => `<g transform="rotate(${turn} 50 50)">${part}</g>`).join('')

const every = (count: number, offset = 0): number[] =>
  Array.from({ length: count }, (_, i) => offset + (i * 360) / count)

const handle =
  '<path d="M47 34V10h6v24Z" fill="url(#helm-wood)"/><rect x="45" y="3" width="10" height="15" rx="5" fill="url(#helm-wood)"/>'

const ribs = [-42, -28, -14, 0, 14, 28, 42]
  .map((turn) => `<path d="M50 82V28" transform="rotate(${turn} 50 84)"/>`)
  .join('')

/** Drawings by symbol. */
const drawings = {
  ship: `<path d="M50 10V74" stroke="#6a3616" stroke-width="4" stroke-linecap="round"/><path d="M50 9l19 6-19 6z" fill="#ff5468"/><path d="M54 22C76 34 84 50 82 64H54Z" fill="url(#ship-sail)"/><path d="M46 28C30 38 20 52 20 64H46Z" fill="#e8c48e"/><path d="M58 60C62 48 60 38 57 30" fill="none" stroke="#d9b27a" stroke-width="1.6" opacity=".8"/><path d="M10 68H92C88 82 78 89 68 89H34C22 89 14 82 10 68Z" fill="url(#ship-hull)"/><path d="M12 73H90" stroke="#ffd98a" stroke-width="2.2" opacity=".8"/><g fill="#ffe9a8"><circle cx="34" cy="80" r="2.6"/><circle cx="50" cy="80" r="2.6"/><circle cx="66" cy="80" r="2.6"/></g><path d="M2 88q8-7 16 0t16 0 16 0 16 0 16 0 16 0V97H2Z" fill="url(#ship-sea)"/>`,
  anchor: `<circle cx="50" cy="17" r="9.500" fill="none" stroke="url(#anchor-steel)" stroke-width="6"/><path d="M46 26h8V84h-8Z" fill="url(#anchor-steel)"/><rect x="27" y="34" width="46" height="8" rx="4" fill="url(#anchor-steel)"/><path d="M50 95C27 95 12 80 10 60L4 66 8 47 25 56 18 59C20 74 33 85 50 86C67 85 80 74 82 59L75 56 92 47 96 66 90 60C88 80 73 95 50 95Z" fill="url(#anchor-steel)"/><path d="M59 18C74 22 70 34 60 38S40 50 46 60 60 70 56 80" fill="none" stroke="#7a4a1e" stroke-width="5" stroke-linecap="round"/><path d="M59 18C74 22 70 34 60 38S40 50 46 60 60 70 56 80" fill="none" stroke="#e0b06a" stroke-width="3" stroke-linecap="round" stroke-dasharray="4 3"/>`,
  helm: `${turned(handle, every(8))}<circle cx="50" cy="50" r="28" fill="none" stroke="url(#helm-wood)" stroke-width="11"/><circle cx="50" cy="50" r="33.500" fill="none" stroke="#ffd98a" stroke-width="1.600" opacity=".7"/><circle cx="50" cy="50" r="22.500" fill="none" stroke="#4a2410" stroke-width="1.600" opacity=".6"/><circle cx="50" cy="50" r="11" fill="url(#helm-brass)"/><circle cx="50" cy="50" r="4" fill="#8a4d0c"/>${shine(46, 45, 3, 2, -30)}`,
  shell: `<path d="M50 88C40 92 34 88 34 82C16 72 5 56 8 44C14 44 16 38 18 34C24 34 28 28 30 24C36 26 41 22 43 18C46 20 54 20 57 18C59 22 64 26 70 24C72 28 76 34 82 34C84 38 86 44 92 44C95 56 84 72 66 82C66 88 60 92 50 88Z" fill="url(#shell-face)"/><g fill="none" stroke="#c04a7c" stroke-width="2.4" stroke-linecap="round" opacity=".55">${ribs}</g><path d="M34 82Q50 74 66 82Q66 92 50 92Q34 92 34 82Z" fill="#ffb3bd"/>${shine(30, 42, 4, 9, 32)}`,
  starfish: `<path d="M50 5C57 5 60 30 64 35S93 34 96 41S74 59 73 65S83 91 77 95S56 81 50 81S29 99 23 95S28 71 27 65S2 48 4 41S30 40 36 35S43 5 50 5Z" fill="url(#starfish-skin)" stroke="#8f1b3c" stroke-width="1.500"/><g fill="#fff1de" opacity=".85"><circle cx="50" cy="52" r="3.400"/>${turned('<circle cx="50" cy="36" r="2.800"/><circle cx="50" cy="26" r="2.200"/><circle cx="50" cy="17" r="1.700"/>', every(5))}${turned('<circle cx="50" cy="42" r="1.800"/>', every(5, 36))}</g>`,
  fish: `<path d="M70 52C80 44 88 30 98 30C92 44 92 60 98 74C88 74 80 60 70 52Z" fill="url(#fish-fin)"/><path d="M32 34C40 18 56 16 66 22C62 28 62 32 64 38Z" fill="url(#fish-fin)"/><path d="M2 54C12 36 30 28 46 30C62 32 72 42 80 52C72 66 60 76 44 76C28 76 12 70 2 54Z" fill="url(#fish-skin)"/><path d="M40 58C50 58 56 66 52 74C44 72 38 66 40 58Z" fill="#2f9fd0"/><path d="M30 33Q40 52 30 73" fill="none" stroke="#14628f" stroke-width="2" opacity=".6"/><g fill="none" stroke="#1c7ba8" stroke-width="1.800" opacity=".55"><path d="M42 40q6 5 0 10M52 40q6 5 0 10M62 42q5 5 0 10M46 50q6 5 0 10M57 51q6 5 0 10"/></g><circle cx="18" cy="49" r="5.500" fill="#fff"/><circle cx="17" cy="49" r="3" fill="#0b2237"/><path d="M5 58q6 3 11 1" fill="none" stroke="#14628f" stroke-width="2" stroke-linecap="round"/>${shine(40, 37, 12, 2.4, 4)}`,
  pebble: `<ellipse cx="50" cy="80" rx="44" ry="16" fill="url(#pebble-blue)"/><path d="M14 76Q48 86 88 74" fill="none" stroke="#eef3fb" stroke-width="2.500" opacity=".6"/><ellipse cx="52" cy="53" rx="33" ry="15" fill="url(#pebble-sand)"/><path d="M38 40Q34 54 44 66" fill="none" stroke="#fff6e2" stroke-width="3.500" opacity=".6"/><ellipse cx="47" cy="29" rx="22" ry="12.500" fill="url(#pebble-plum)"/>${shine(38, 24, 7, 2.6, -8)}${shine(36, 46, 8, 2.4, -8)}${shine(28, 73, 9, 2.6, -8)}`,
  amber: `<path d="M50 3C68 3 90 22 95 46C98 70 78 96 52 97C26 98 4 78 5 52C6 28 30 3 50 3Z" fill="url(#amber-body)"/><path d="M50 3C40 8 28 18 22 32L50 26 78 34C72 20 62 8 50 3Z" fill="url(#amber-facet)" opacity=".85"/><path d="M22 32L50 26 60 58 30 68Z" fill="#ffe08a" opacity=".5"/><path d="M50 26L78 34 82 64 60 58Z" fill="#ffb52e" opacity=".55"/><path d="M30 68L60 58 82 64C78 80 66 94 52 97C42 92 34 82 30 68Z" fill="#b3540a" opacity=".45"/><g fill="none" stroke="#6a2a02" stroke-width="2.600" stroke-linecap="round" opacity=".75"><path d="M40 74C46 62 52 50 62 40"/><path d="M45 64l-9-3M49 57l-10-5M53 51l-9-6M57 46l-6-6M47 66l4 8M52 58l7 6M56 51l8 4M60 45l6 3"/></g><path d="M16 44C20 28 32 14 44 10" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/><circle cx="15" cy="55" r="3" fill="#fff" opacity=".8"/>`,
  lighthouse: `<path d="M50 20L2 5V35ZM50 20L98 5V35Z" fill="url(#lighthouse-beam)"/><path d="M40 30H60L68 88H32Z" fill="url(#lighthouse-wall)"/><path d="M38.500 42H61.500L63.500 56H36.500ZM34.600 70H65.400L67.400 84H32.600Z" fill="url(#lighthouse-red)"/><rect x="34" y="27" width="32" height="5" rx="2.500" fill="#26335e"/><rect x="41" y="13" width="18" height="14" rx="2" fill="url(#lighthouse-glow)"/><path d="M41 13V27M50 13V27M59 13V27" stroke="#26335e" stroke-width="2"/><path d="M37 14Q50-3 63 14Z" fill="url(#lighthouse-red)"/><circle cx="50" cy="4" r="2.400" fill="#ffe9a8"/><rect x="46" y="60" width="8" height="10" rx="4" fill="#26335e"/><path d="M6 97C12 86 24 84 34 88C44 82 58 84 66 88C78 84 90 88 94 97Z" fill="#5d6b8f"/><path d="M6 97C12 86 24 84 34 88" fill="none" stroke="#a9b8d8" stroke-width="2.500" stroke-linecap="round"/>`,
} as const

/** The symbols of the reels. */
export const coastPictures: Pictures<CoastSymbol> = { gradients, drawings }
