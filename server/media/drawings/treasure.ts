import { onCircle, placed, starPoints, type SvgTools } from '#server/media/svg-tools.ts'

/* Every drawing is about 200 by 200 units, centred at the origin. */

const gem = (svg: SvgTools, [light, mid, deep]: readonly [string, string, string]): string =>
  `<path d="M-60 -25 L-32 -58 H32 L60 -25 L0 62Z" fill="${svg.linear([[light], [mid], [deep]])}"/>` +
  `<path d="M-60 -25H60L0 62Z" fill="${deep}" opacity=".28"/>` +
  `<path d="M-26 -25H26L0 62Z" fill="${light}" opacity=".55"/>` +
  `<path d="M-60 -25L-32 -58L-26 -25ZM60 -25L32 -58L26 -25Z" fill="#fff" opacity=".35"/>` +
  `<path d="M-32 -58H32L26 -25H-26Z" fill="#fff" opacity=".5"/>` +
  `<path d="M-60 -25L-32 -58H32L60 -25" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>`

export function gems(svg: SvgTools): string {
  const blue = gem(svg, ['#d8f4ff', '#4fb4ff', '#0f4fb8'])
  const gold = gem(svg, ['#fff3cf', '#ffc65c', '#a65b12'])
  const rose = gem(svg, ['#ffe0ee', '#ff6fa8', '#a01659'])
  return (
    placed(gold, [[-74, 52, 0.46, -14]]) +
    placed(rose, [[76, -52, 0.36, 16]]) +
    placed(blue, [[4, 0, 1.12]]) +
    placed(gold, [[68, 66, 0.3, 12]])
  )
}

export function crystal(svg: SvgTools): string {
  const shard = (light: string, deep: string) =>
    `<path d="M0 -88L26 -48L20 60H-20L-26 -48Z" fill="${svg.linear([[light], [deep]])}"/>` +
    `<path d="M0 -88L-26 -48L-20 60H-4V-40Z" fill="#fff" opacity=".3"/>` +
    `<path d="M0 -88V-40L-26 -48M0 -40L26 -48" stroke="#fff" stroke-opacity=".65" fill="none"/>`
  const cool = shard('#e2fbff', '#1d7fc4')
  const violet = shard('#f0e2ff', '#6a38c9')
  return (
    `<ellipse cy="72" rx="104" ry="22" fill="#0a0e1f" opacity=".45"/>` +
    placed(violet, [
      [-52, 18, 0.74, -24],
      [56, 24, 0.66, 27],
    ]) +
    placed(cool, [
      [-22, 6, 0.92, -9],
      [26, 14, 0.82, 12],
      [2, -6, 1.12, 1],
    ]) +
    `<path d="M-112 78Q-60 46 0 62T112 78Q60 100 0 96T-112 78" fill="#26324f"/><path d="M-92 76q40 -20 92 -8" stroke="#8fb6e8" stroke-opacity=".5" fill="none" stroke-width="2"/>`
  )
}

export function crown(svg: SvgTools): string {
  const metal = svg.linear([['#fff6d8'], ['#ffcf5f'], ['#b06d16']])
  return (
    `<ellipse cy="84" rx="92" ry="14" fill="#0a0e1f" opacity=".45"/>` +
    `<path d="M-88 66L-100 -34L-50 14L0 -70L50 14L100 -34L88 66Q0 84 -88 66Z" fill="${metal}"/>` +
    `<path d="M-88 66L-100 -34L-50 14L0 -70V74Q-48 74 -88 66Z" fill="#fff" opacity=".16"/>` +
    `<path d="M-86 48Q0 66 86 48L88 66Q0 84 -88 66Z" fill="#8d4f0c" opacity=".55"/>` +
    ['#5ee0ff', '#ff5f86', '#5ee0ff']
      .map(
        (fill, index) =>
          `<ellipse cx="${(index - 1) * 46}" cy="${index === 1 ? 59 : 55}" rx="9" ry="7" fill="${fill}" stroke="#fff" stroke-opacity=".7"/>`,
      )
      .join('') +
    [
      [-100, -42],
      [0, -80],
      [100, -42],
    ]
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="${svg.radial([['#fff'], ['#ffd98a'], ['#c27a17']])}"/>`,
      )
      .join('') +
    `<path d="M0 -24l14 22l-14 22l-14 -22z" fill="#ff5f86"/><path d="M0 -24l14 22h-28z" fill="#fff" opacity=".45"/>`
  )
}

export function chest(svg: SvgTools): string {
  const wood = svg.linear([['#b9743a'], ['#6d3a15']])
  const gold = svg.linear([['#fff0c0'], ['#e9a633']])
  const coin = `<ellipse rx="15" ry="11" fill="#ffcf5f" stroke="#a66a12"/><ellipse rx="8" ry="5" fill="none" stroke="#a66a12" stroke-opacity=".7"/>`
  return (
    `<ellipse cy="88" rx="100" ry="14" fill="#0a0e1f" opacity=".5"/>` +
    `<path d="M-84 -20Q-78 -84 0 -84T84 -20L70 -8H-70Z" fill="#5a2d10"/>` +
    `<path d="M-92 -34Q-86 -96 0 -96T92 -34L84 -24Q70 -74 0 -74T-84 -24Z" fill="${wood}"/>` +
    `<ellipse cy="-6" rx="74" ry="26" fill="${svg.radial([['#fffbe4'], ['#ffd467'], ['#c98518', 0.2]])}"/>` +
    placed(coin, [
      [-44, -8, 1],
      [-14, -20, 1],
      [18, -14, 1.1],
      [48, -6, 0.95],
      [2, -2, 1.15],
      [-28, 2, 1],
      [34, 4, 1],
    ]) +
    `<path d="M-88 4H88L80 82H-80Z" fill="${wood}"/><path d="M-88 4H88V16H-88Z" fill="${gold}"/>` +
    `<path d="M-62 4h16v78h-14zM46 4h16l-2 78H46z" fill="${gold}"/>` +
    `<path d="M-84 40H84M-82 62H82" stroke="#3d1c08" stroke-opacity=".5" stroke-width="2"/>` +
    `<rect x="-16" y="4" width="32" height="36" rx="6" fill="${gold}" stroke="#8a5510"/><circle cy="19" r="5" fill="#3d1c08"/><path d="M-2 19h4l3 14h-10z" fill="#3d1c08"/>`
  )
}

export function clover(svg: SvgTools): string {
  const leaf = `<path d="M0 0C-46 -14 -62 -58 -34 -74C-16 -84 0 -66 0 -54C0 -66 16 -84 34 -74C62 -58 46 -14 0 0Z" fill="${svg.linear([['#c9ffb0'], ['#3fc46c'], ['#0d6b40']])}"/><path d="M0 -6V-50" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`
  const coin = `<circle r="22" fill="${svg.radial([['#fff5cf'], ['#ffcf5f'], ['#b8741a']])}"/><circle r="15" fill="none" stroke="#a06214" stroke-opacity=".6" stroke-width="2"/>`
  return (
    placed(coin, [
      [-72, 62, 1],
      [70, 52, 0.8],
    ]) +
    `<path d="M0 8C10 40 30 66 52 86" stroke="#1f8a4e" stroke-width="10" fill="none" stroke-linecap="round"/>` +
    placed(leaf, [
      [0, 0, 1, 0],
      [0, 0, 1, 90],
      [0, 0, 1, 180],
      [0, 0, 1, 270],
    ]) +
    `<circle r="9" fill="#e9ffd8"/><circle cx="-26" cy="-52" r="6" fill="#fff" opacity=".8"/>`
  )
}

export function stars(svg: SvgTools): string {
  const gold = svg.linear([['#fff7d9'], ['#ffcf5f'], ['#c27a17']])
  const points = [
    [-92, -34],
    [-44, 40],
    [4, -18],
    [52, 48],
    [94, -48],
  ] as const
  return (
    `<polyline points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>` +
    points
      .map(([x, y], index) => {
        const size = index === 2 ? 46 : index % 2 === 0 ? 32 : 24
        return (
          `<circle cx="${x}" cy="${y}" r="${size * 1.5}" fill="${svg.radial([
            ['#fff3c4', 0.55],
            ['#fff3c4', 0],
          ])}"/>` +
          `<polygon points="${starPoints(x, y, size, size * 0.42, 5, index * 9 - 12)}" fill="${index % 2 === 0 ? gold : '#fff'}"/>` +
          `<polygon points="${starPoints(x, y, size * 0.5, size * 0.2, 5, index * 9 - 12)}" fill="#fff" opacity=".5"/>`
        )
      })
      .join('')
  )
}

export function compass(svg: SvgTools): string {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const turn = (index * 360) / 16
    return `<path d="M${onCircle(0, 0, 66, turn - 5)}L${onCircle(0, 0, index % 2 === 0 ? 112 : 92, turn)}L${onCircle(0, 0, 66, turn + 5)}Z"/>`
  }).join('')
  return (
    `<g fill="${svg.linear([['#fff0c0'], ['#ff9d42']])}">${rays}</g>` +
    `<circle r="66" fill="${svg.radial([['#fff3d0'], ['#ff9d42'], ['#a83a1c']])}"/><circle r="56" fill="#30204f"/><circle r="56" fill="none" stroke="#ffd98a" stroke-width="3"/>` +
    `<g stroke="#ffd98a" stroke-opacity=".7" stroke-width="2">${Array.from({ length: 24 }, (_, index) => `<path d="M${onCircle(0, 0, 48, index * 15)}L${onCircle(0, 0, 53, index * 15)}"/>`).join('')}</g>` +
    `<polygon points="${starPoints(0, 0, 44, 11, 4, 0)}" fill="#fff"/><polygon points="${starPoints(0, 0, 26, 8, 4, 45)}" fill="#ffd98a"/>` +
    `<path d="M0 -44L8 -8L0 0ZM44 0L8 8L0 0ZM0 44L-8 8L0 0ZM-44 0L-8 -8L0 0Z" fill="#1b1236" opacity=".35"/><circle r="6" fill="#ff5f4a" stroke="#fff"/>`
  )
}
