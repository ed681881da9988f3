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

/** The symbols by name, as contents of `<symbol>` elements. */
const drawings: Readonly<Record<string, string>> = {
  seven: `<path d="${SEVEN}" transform="translate(4 4)" fill="#7d1030"/><path d="${SEVEN}" fill="url(#seven-face)" stroke="#a8261f" stroke-width="3.5" stroke-linejoin="round"/><path d="M22 19H79L77 24H22Z" fill="#fff" opacity=".55"/><path d="M48 52C39 63 34 74 32 85" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
  bar: `<rect x="4" y="29" width="92" height="45" rx="10" fill="#141a36"/><rect x="4" y="26" width="92" height="45" rx="10" fill="url(#bar-plate)"/><rect x="8.5" y="30.5" width="83" height="36" rx="7" fill="none" stroke="url(#bar-gold)" stroke-width="2.6"/><path d="M14 34H86" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".35"/><text x="51" y="59" text-anchor="middle" font-size="29" font-weight="800" letter-spacing="2" fill="url(#bar-gold)">BAR</text>`,
  gem: `<path d="M24 15H76L95 40H5Z" fill="url(#gem-light)"/><path d="M5 40H95L50 92Z" fill="url(#gem-deep)"/><path d="M24 15 5 40H31Z" fill="#bfe8fd"/><path d="M76 15 95 40H69Z" fill="#5dbcf0"/><path d="M24 15 31 40 50 15Z" fill="#e6f8ff"/><path d="M76 15 69 40 50 15Z" fill="#a9e0fb"/><path d="M31 40H69L50 15Z" fill="#fbfeff"/><path d="M5 40H31L50 92Z" fill="url(#gem-mid)"/><path d="M31 40H69L50 92Z" fill="url(#gem-light)" opacity=".9"/><path d="M24 15H76L95 40 50 92 5 40Z" fill="none" stroke="#2177b8" stroke-width="1.5" stroke-linejoin="round" opacity=".55"/><path d="M27 18.5H46" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>`,
  plum: `<path d="M52 29C51 20 55 11 63 8" fill="none" stroke="#7a5330" stroke-width="5" stroke-linecap="round"/>${leaf('M57 19C66 8 81 7 90 13C83 26 68 28 57 19Z', 'M59 19Q73 17 86 13.5')}<path d="M50 29C75 21 91 40 88 63C85 84 67 95 50 95C33 95 15 84 12 63C9 40 25 21 50 29Z" fill="url(#plum-skin)"/><path d="M51 30C41 48 41 75 50 94" fill="none" stroke="#31136f" stroke-width="3" stroke-linecap="round" opacity=".55"/><path d="M80 78C73 87 62 91 53 92" fill="none" stroke="#b79bff" stroke-width="3" stroke-linecap="round" opacity=".45"/>${shine(28, 49, 6, 12, 24)}`,
  cherry: `<path d="M30 56C31 38 44 22 67 13M69 53C61 40 60 26 67 13" fill="none" stroke="url(#stem)" stroke-width="4.6" stroke-linecap="round"/>${leaf('M66 14C74 2 91 3 98 9C92 23 76 25 66 14Z', 'M68 13.500Q82 13 94 9.5')}<circle cx="29" cy="71" r="22" fill="url(#cherry-skin)"/><path d="M20 54Q29 60 38 54" fill="none" stroke="#6d0420" stroke-width="2.2" stroke-linecap="round" opacity=".5"/><circle cx="72" cy="68" r="21" fill="url(#cherry-skin)"/><path d="M63 52Q71 58 79 52" fill="none" stroke="#6d0420" stroke-width="2.2" stroke-linecap="round" opacity=".5"/><path d="M43 85A20 20 0 0 1 25 91M86 80A19 19 0 0 1 71 87" fill="none" stroke="#ff9aa6" stroke-width="2.5" stroke-linecap="round" opacity=".55"/>${shine(20, 62, 4.5, 7.5, 35)}${shine(63, 60, 4.2, 7, 35)}`,
}

/** Gradients and symbols of the reels. */
export const cherrySymbols: string =
  gradients +
  Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 100 100">${drawing}</symbol>`)
    .join('')

const stars = [
  [58, 40, 1.6],
  [140, 12, 1.2],
  [212, 74, 1.4],
  [96, 118, 1],
  [318, 30, 1.2],
  [402, 18, 1],
  [628, 8, 1.6],
  [706, 46, 1.2],
  [786, 20, 1],
  [838, 88, 1.5],
  [902, 30, 1.2],
  [962, 102, 1.6],
  [986, 52, 1],
  [30, 178, 1.2],
  [918, 168, 1],
] as const

/** An evening over hills: the sky glows behind the stall. 1012 × 568. */
export const eveningScene = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#241340"/><stop offset=".34" stop-color="#4a1c58"/><stop offset=".6" stop-color="#7f2f5c"/><stop offset=".78" stop-color="#b9534f"/><stop offset="1" stop-color="#6b2740"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".66" r=".46"><stop offset="0" stop-color="#ffb56b" stop-opacity=".75"/><stop offset=".5" stop-color="#ff8f5e" stop-opacity=".28"/><stop offset="1" stop-color="#ff8f5e" stop-opacity="0"/></radialGradient>
<linearGradient id="hill-far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5e2347"/><stop offset="1" stop-color="#3d1533"/></linearGradient>
<linearGradient id="hill-near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3c1230"/><stop offset="1" stop-color="#1f0818"/></linearGradient>
</defs>
<rect width="1012" height="568" fill="url(#sky)"/><rect width="1012" height="568" fill="url(#glow)"/>
<g fill="#fff3d6">${stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity=".75"/>`).join('')}</g>
<path class="moon" d="M850 58a26 26 0 1 0 18 44 22 22 0 1 1-18-44Z" fill="#ffe6b8" opacity=".85"/>
<path d="M0 402C70 352 150 340 236 388C330 440 420 380 506 376C610 372 660 430 760 410C850 392 912 330 1012 350V568H0Z" fill="url(#hill-far)"/>
<g fill="#2c0c24"><path d="M96 366l9-30 9 30ZM116 372l7-24 7 24ZM884 352l9-34 9 34ZM908 350l7-26 7 26ZM866 362l7-22 7 22Z"/></g>
<path d="M0 462C120 408 250 420 372 448C500 478 600 440 720 428C840 416 930 440 1012 470V568H0Z" fill="url(#hill-near)"/>`

const SCALLOPS = 12
const WIDTH = 38

const scallop = (index: number): string => {
  const x = index * WIDTH
  const fill = index % 2 === 0 ? 'url(#awning-red)' : 'url(#awning-cream)'
  return `<path d="M${x} 0H${x + WIDTH}V37A19 19 0 0 1 ${x} 37Z" fill="${fill}"/>`
}

/** The striped awning of the stall, which stretches over its width. */
export const awning = `<svg class="awning" viewBox="0 0 ${SCALLOPS * WIDTH} 60" preserveAspectRatio="none" aria-hidden="true"><defs>
<linearGradient id="awning-red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f1230"/><stop offset=".25" stop-color="#c81f42"/><stop offset="1" stop-color="#d92f4e"/></linearGradient>
<linearGradient id="awning-cream" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b99b84"/><stop offset=".25" stop-color="#f6e6d2"/><stop offset="1" stop-color="#fff6e6"/></linearGradient>
</defs>${Array.from({ length: SCALLOPS }, (_, index) => scallop(index)).join('')}<path d="M0 0H${SCALLOPS * WIDTH}V9H0Z" fill="#000" opacity=".28"/></svg>`
