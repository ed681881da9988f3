import type { Pictures } from '../pictures.ts'
import type { CherrySymbol } from './rules.ts'

/*
 * The drawings of Cherry Row: each symbol is 100 × 100, lit from the top left. Ids of gradients begin with the symbol.
 */

const leaf = (path: string, vein: string): string =>
  `<path d="${path}" fill="url(#leaf-face)"/><path d="${vein}" fill="none" stroke="#2c7a35" stroke-width="1.4" stroke-linecap="round"/>`

const shine = (x: number, y: number, rx: number, ry: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity=".78"/>`

const gradients = `
<linearGradient id="leaf-face" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a6e06c"/><stop offset=".55" stop-color="#55b04a"/><stop offset="1" stop-color="#2c7a35"/></linearGradient>
<linearGradient id="stem" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fbf55"/><stop offset="1" stop-color="#27702f"/></linearGradient>
<radialGradient id="cherry-skin" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#ff8b96"/><stop offset=".3" stop-color="#ee2f4c"/><stop offset=".68" stop-color="#c10f33"/><stop offset="1" stop-color="#6d0420"/></radialGradient>
<radialGradient id="plum-skin" cx=".36" cy=".28" r=".82"><stop offset="0" stop-color="#c8b0ff"/><stop offset=".34" stop-color="#8257d8"/><stop offset=".72" stop-color="#54309c"/><stop offset="1" stop-color="#2a1263"/></radialGradient>
<linearGradient id="gem-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3fcff"/><stop offset="1" stop-color="#9fdcfb"/></linearGradient>
<linearGradient id="gem-mid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7ecdf7"/><stop offset="1" stop-color="#2f9be2"/></linearGradient>
<linearGradient id="gem-deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#46ade9"/><stop offset="1" stop-color="#12589f"/></linearGradient>
<linearGradient id="bar-plate" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8492bd"/><stop offset=".45" stop-color="#4a5787"/><stop offset="1" stop-color="#232c52"/></linearGradient>
<linearGradient id="bar-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0c2"/><stop offset="1" stop-color="#e8b25a"/></linearGradient>
<linearGradient id="seven-face" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#fff2b8"/><stop offset=".45" stop-color="#ffc14a"/><stop offset="1" stop-color="#e4661c"/></linearGradient>`

const SEVEN = 'M18 15H83V33C63 51 54 69 52 89H27C29 66 40 49 56 35H34V43H18Z'

/** Drawings by symbol. */
const drawings = {
  seven: `<path d="${SEVEN}" transform="translate(4 4)" fill="#7d1030"/><path d="${SEVEN}" fill="url(#seven-face)" stroke="#a8261f" stroke-width="3.5" stroke-linejoin="round"/><path d="M22 19H79L77 24H22Z" fill="#fff" opacity=".55"/><path d="M48 52C39 63 34 74 32 85" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
  bar: `<rect x="4" y="29" width="92" height="45" rx="10" fill="#141a36"/><rect x="4" y="26" width="92" height="45" rx="10" fill="url(#bar-plate)"/><rect x="8.5" y="30.5" width="83" height="36" rx="7" fill="none" stroke="url(#bar-gold)" stroke-width="2.6"/><path d="M14 34H86" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".35"/><text x="51" y="59" text-anchor="middle" font-size="29" font-weight="800" letter-spacing="2" fill="url(#bar-gold)">BAR</text>`,
  gem: `<path d="M24 15H76L95 40H5Z" fill="url(#gem-light)"/><path d="M5 40H95L50 92Z" fill="url(#gem-deep)"/><path d="M24 15 5 40H31Z" fill="#bfe8fd"/><path d="M76 15 95 40H69Z" fill="#5dbcf0"/><path d="M24 15 31 40 50 15Z" fill="#e6f8ff"/><path d="M76 15 69 40 50 15Z" fill="#a9e0fb"/><path d="M31 40H69L50 15Z" fill="#fbfeff"/><path d="M5 40H31L50 92Z" fill="url(#gem-mid)"/><path d="M31 40H69L50 92Z" fill="url(#gem-light)" opacity=".9"/><path d="M24 15H76L95 40 50 92 5 40Z" fill="none" stroke="#2177b8" stroke-width="1.5" stroke-linejoin="round" opacity=".55"/><path d="M27 18.5H46" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>`,
  plum: `<path d="M52 29C51 20 55 11 63 8" fill="none" stroke="#7a5330" stroke-width="5" stroke-linecap="round"/>${leaf('M57 19C66 8 81 7 90 13C83 26 68 28 57 19Z', 'M59 19Q73 17 86 13.5')}<path d="M50 29C75 21 91 40 88 63C85 84 67 95 50 95C33 95 15 84 12 63C9 40 25 21 50 29Z" fill="url(#plum-skin)"/><path d="M51 30C41 48 41 75 50 94" fill="none" stroke="#31136f" stroke-width="3" stroke-linecap="round" opacity=".55"/><path d="M80 78C73 87 62 91 53 92" fill="none" stroke="#b79bff" stroke-width="3" stroke-linecap="round" opacity=".45"/>${shine(28, 49, 6, 12, 24)}`,
  cherry: `<path d="M30 56C31 38 44 22 67 13M69 53C61 40 60 26 67 13" fill="none" stroke="url(#stem)" stroke-width="4.6" stroke-linecap="round"/>${leaf('M66 14C74 2 91 3 98 9C92 23 76 25 66 14Z', 'M68 13.500Q82 13 94 9.5')}<circle cx="29" cy="71" r="22" fill="url(#cherry-skin)"/><path d="M20 54Q29 60 38 54" fill="none" stroke="#6d0420" stroke-width="2.2" stroke-linecap="round" opacity=".5"/><circle cx="72" cy="68" r="21" fill="url(#cherry-skin)"/><path d="M63 52Q71 58 79 52" fill="none" stroke="#6d0420" stroke-width="2.2" stroke-linecap="round" opacity=".5"/><path d="M43 85A20 20 0 0 1 25 91M86 80A19 19 0 0 1 71 87" fill="none" stroke="#ff9aa6" stroke-width="2.5" stroke-linecap="round" opacity=".55"/>${shine(20, 62, 4.5, 7.5, 35)}${shine(63, 60, 4.2, 7, 35)}`,
}

/** The symbols of the reels. */
export const cherryPictures: Pictures<CherrySymbol> = { gradients, drawings }
