const lamps = [96, 232, 368, 644, 780, 916] as const
const windows = [
  [70, 214],
  [88, 214],
  [106, 232],
  [212, 206],
  [230, 224],
  [822, 210],
  [840, 228],
  [858, 210],
  [936, 222],
  [954, 222],
] as const

/** The Neva on a white night: an open drawbridge, palaces and their lights in the water. 1012 × 568. */
export const nevaScene = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1c36"/><stop offset=".32" stop-color="#1c3a60"/><stop offset=".45" stop-color="#4d6384"/><stop offset=".5" stop-color="#a07f87"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4b5a78"/><stop offset=".18" stop-color="#17344f"/><stop offset="1" stop-color="#04121f"/></linearGradient>
<radialGradient id="moonlight" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff3d8" stop-opacity=".55"/><stop offset="1" stop-color="#fff3d8" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1012" height="568" fill="url(#sky)"/><circle cx="506" cy="96" r="150" fill="url(#moonlight)"/><circle cx="506" cy="96" r="30" fill="#fff1d2"/>
<path d="M0 262V206H40V196H120V186L126 172 132 186V206H190V192H250V210H300V262ZM712 262V204H770V190H812V150L818 96 824 150V190H890V202H930V186L938 168 946 186V204H1012V262Z" fill="#122640"/>
<g fill="#ffd98f">${windows.map(([x, y]) => `<rect x="${x}" y="${y}" width="6" height="9" rx="1" opacity=".85"/>`).join('')}</g>
<rect y="262" width="1012" height="306" fill="url(#water)"/>
<g fill="#0a182a"><path d="M300 274H390L398 236 470 150 482 158 424 250 430 300H300ZM712 274H622L614 236 542 150 530 158 588 250 582 300H712Z"/><path d="M0 256H330V274H0ZM682 256H1012V274H682Z"/></g>
<g stroke="#ffd27a" stroke-width="3" stroke-linecap="round">${lamps.map((x) => `<path d="M${x} 248V249"/><path d="M${x} 282V${x % 3 === 0 ? 330 : 312}" stroke-width="2" opacity=".4"/>`).join('')}</g>
<g stroke="#fff1d2" stroke-linecap="round" opacity=".5"><path d="M492 300H520M486 318H530M498 338H516M480 362H528M494 390H522" stroke-width="3"/></g>`
