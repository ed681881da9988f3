import { onCircle, placed, type SvgTools } from '#server/media/svg-tools.ts'

export function sevens(svg: SvgTools): string {
  const seven = (stops: readonly [string, string, string]) =>
    `<path d="M-44 -64H48V-40C14 -8 2 26 2 70H-36C-34 26 -18 -4 6 -32H-44Z" fill="${svg.linear(stops.map((stop) => [stop]))}" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="M-40 -60H44V-50H-40Z" fill="#fff" opacity=".55"/>`
  return (
    `<circle r="110" fill="${svg.radial([
      ['#fff3c4', 0.6],
      ['#ffb347', 0],
    ])}"/>` +
    placed(seven(['#ffb199', '#ff4d5e', '#8c1030']), [[-58, 14, 0.74, -12]]) +
    placed(seven(['#b9d8ff', '#4c7dff', '#1c2a8c']), [[60, 14, 0.74, 12]]) +
    placed(seven(['#fff6d0', '#ffc23d', '#b5600e']), [[0, -4, 1.15]])
  )
}

export function wheel(svg: SvgTools): string {
  const pockets = Array.from({ length: 24 }, (_, index) => {
    const turn = index * 15
    const fill = index === 0 ? '#1f9d63' : index % 2 === 0 ? '#16121f' : '#d92b3f'
    return `<path d="M${onCircle(0, 0, 58, turn)}L${onCircle(0, 0, 92, turn)}A92 92 0 0 1 ${onCircle(0, 0, 92, turn + 15)}L${onCircle(0, 0, 58, turn + 15)}Z" fill="${fill}"/>`
  }).join('')
  return (
    `<ellipse cy="104" rx="92" ry="12" fill="#0a0e1f" opacity=".4"/><circle r="110" fill="${svg.linear([['#ffe9b0'], ['#c98a2a'], ['#6d3f0d']])}"/><circle r="98" fill="#3d2210"/>${pockets}` +
    `<circle r="92" fill="none" stroke="#ffd98a" stroke-width="2"/><circle r="58" fill="${svg.radial([['#8a5a24'], ['#4a2a10']])}" stroke="#ffd98a" stroke-width="2"/>` +
    `<g stroke="#ffd98a" stroke-width="6" stroke-linecap="round">${[0, 45, 90, 135].map((turn) => `<path d="M${onCircle(0, 0, 38, turn)}L${onCircle(0, 0, 38, turn + 180)}"/>`).join('')}</g>` +
    `<circle r="18" fill="${svg.radial([['#fff7dd'], ['#e0a33a']])}"/><circle cx="50" cy="-56" r="9" fill="${svg.radial([['#fff'], ['#c9d2ea']])}"/>` +
    `<path d="M-84 -58A102 102 0 0 1 10 -101" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/>`
  )
}

const suits = {
  heart: 'M0 16C-30 -6 -18 -24 -6 -20Q0 -18 0 -11Q0 -18 6 -20C18 -24 30 -6 0 16Z',
  spade: 'M0 -20C-30 4 -16 20 -3 11L-7 22H7L3 11C16 20 30 4 0 -20Z',
  diamond: 'M0 -22L16 0L0 22L-16 0Z',
} as const

export function cards(svg: SvgTools): string {
  const card = (suit: keyof typeof suits, colour: string) =>
    `<rect x="-46" y="-68" width="92" height="136" rx="11" fill="${svg.linear([['#ffffff'], ['#dfe5f6']])}" stroke="#8e9abf" stroke-opacity=".6"/>` +
    `<path d="${suits[suit]}" fill="${colour}" transform="scale(1.5)"/>` +
    placed(`<path d="${suits[suit]}" fill="${colour}"/>`, [
      [-31, -50, 0.46],
      [31, 50, 0.46, 180],
    ])
  return (
    `<ellipse cy="88" rx="104" ry="14" fill="#0a0e1f" opacity=".45"/>` +
    placed(card('spade', '#1b1f33'), [[-52, 12, 1, -18]]) +
    placed(card('heart', '#d92b3f'), [[0, -6, 1.04, 0]]) +
    placed(card('diamond', '#d92b3f'), [[54, 14, 1, 18]])
  )
}

export function cherries(svg: SvgTools): string {
  const cherry = `<circle r="46" fill="${svg.radial([['#ff8a96'], ['#e3203f'], ['#7d0622']])}"/><ellipse cx="-16" cy="-18" rx="12" ry="8" fill="#fff" opacity=".75" transform="rotate(-32 -16 -18)"/><path d="M-30 26A40 40 0 0 0 26 30" stroke="#ff9aa4" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`
  return (
    `<path d="M-50 20C-44 -40 -10 -72 26 -88C10 -50 32 -20 48 26" fill="none" stroke="#3f9b4b" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M22 -86C50 -112 96 -98 104 -66C72 -52 38 -58 22 -86Z" fill="${svg.linear([['#b9f58a'], ['#2f9e57']], -30)}"/><path d="M26 -85C52 -86 78 -78 100 -68" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/>` +
    placed(cherry, [
      [-52, 44, 1.06],
      [52, 52, 0.96],
    ])
  )
}

export function melon(svg: SvgTools): string {
  const seeds = [
    [-46, -2],
    [-22, 22],
    [4, 34],
    [30, 20],
    [50, -4],
    [-20, -6],
    [8, 6],
    [28, -8],
  ]
  return (
    `<ellipse cy="86" rx="104" ry="14" fill="#0a0e1f" opacity=".45"/>` +
    `<path d="M-106 -26A106 106 0 0 0 106 -26Z" fill="${svg.linear([['#2fae5c'], ['#0d5a33']])}"/><path d="M-97 -26A97 97 0 0 0 97 -26Z" fill="#e9ffd4"/>` +
    `<path d="M-88 -26A88 88 0 0 0 88 -26Z" fill="${svg.linear([['#ff7d86'], ['#e2284a']])}"/><path d="M-106 -26H106" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
    seeds.map(([x, y]) => `<path d="M${x} ${y}q6 6 0 13q-6 -7 0 -13" fill="#2c0a16"/>`).join('') +
    `<path d="M-76 -14A78 78 0 0 0 -30 50" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    placed(`<path d="M0 -10Q9 2 0 10Q-9 2 0 -10" fill="#bfeaff"/>`, [
      [-66, -62, 1.3],
      [-4, -76, 0.9],
      [58, -60, 1.2],
    ])
  )
}

export function bell(svg: SvgTools): string {
  const gold = svg.linear([['#fff6d5'], ['#ffc44d'], ['#9a5a10']])
  return (
    `<ellipse cy="92" rx="80" ry="12" fill="#0a0e1f" opacity=".4"/><circle cy="66" r="20" fill="#9a5a10"/>` +
    `<path d="M-84 60C-62 36 -66 -4 -58 -30C-50 -62 -26 -78 0 -78S50 -62 58 -30C66 -4 62 36 84 60Q0 82 -84 60Z" fill="${gold}"/>` +
    `<path d="M-84 60Q0 82 84 60L78 50Q0 68 -78 50Z" fill="#8a4d0b" opacity=".6"/><path d="M-60 6Q0 22 60 6" stroke="#8a4d0b" stroke-opacity=".5" stroke-width="6" fill="none"/>` +
    `<path d="M-40 -40C-34 -58 -20 -66 -8 -68C-24 -50 -34 -10 -40 34C-54 10 -48 -20 -40 -40Z" fill="#fff" opacity=".45"/>` +
    `<path d="M-14 -78a14 14 0 1 1 28 0" fill="none" stroke="#ffd98a" stroke-width="8"/>` +
    `<path d="M-58 -86C-30 -104 -8 -98 0 -84C8 -98 30 -104 58 -86C36 -70 12 -74 0 -80C-12 -74 -36 -70 -58 -86Z" fill="#e3344f"/><circle cy="-83" r="8" fill="#ff8a96"/>`
  )
}
