import { onCircle, placed, type SvgTools } from '#server/media/svg-tools.ts'

export function fox(svg: SvgTools): string {
  const fur = svg.linear([['#ffc17a'], ['#f0702a'], ['#9c3410']])
  return (
    `<path d="M-84 -74L-32 -44Q0 -54 32 -44L84 -74Q92 -10 64 24Q36 70 0 92Q-36 70 -64 24Q-92 -10 -84 -74Z" fill="${fur}"/>` +
    `<path d="M-72 -54L-44 -36L-62 -10ZM72 -54L44 -36L62 -10Z" fill="#4a1a12"/>` +
    `<path d="M-66 18Q-30 10 -16 34L0 92Q-36 70 -66 18ZM66 18Q30 10 16 34L0 92Q36 70 66 18Z" fill="#fff4e6"/>` +
    `<path d="M0 -48Q-14 0 0 62Q14 0 0 -48" fill="#ffd9a0" opacity=".55"/>` +
    `<path d="M-46 4Q-32 -12 -18 6Q-32 14 -46 4ZM46 4Q32 -12 18 6Q32 14 46 4Z" fill="#1a1020"/><circle cx="-31" cy="2" r="3" fill="#ffd98a"/><circle cx="33" cy="2" r="3" fill="#ffd98a"/>` +
    `<path d="M-13 70Q0 62 13 70Q8 86 0 90Q-8 86 -13 70Z" fill="#1a1020"/><ellipse cx="-4" cy="72" rx="4" ry="2" fill="#fff" opacity=".7"/>`
  )
}

export function owl(svg: SvgTools): string {
  const eye = `<circle r="30" fill="#fff3d6"/><circle r="23" fill="${svg.radial([['#ffe27a'], ['#ff9d2e']])}"/><circle r="11" fill="#140a1f"/><circle cx="4" cy="-4" r="4" fill="#fff"/>`
  const feathers = [
    [-30, 40],
    [0, 46],
    [30, 40],
    [-16, 62],
    [16, 62],
    [0, 80],
  ]
  return (
    `<path d="M-72 -84Q-52 -60 0 -60T72 -84Q84 -40 74 10Q66 96 0 102Q-66 96 -74 10Q-84 -40 -72 -84Z" fill="${svg.linear([['#b08ae0'], ['#5b3a9e'], ['#2a1a5e']])}"/>` +
    `<path d="M-74 0Q-96 50 -52 90Q-62 40 -44 14ZM74 0Q96 50 52 90Q62 40 44 14Z" fill="#231552"/>` +
    `<path d="M-46 20Q0 6 46 20Q52 84 0 96Q-52 84 -46 20Z" fill="#d9c4f5"/>` +
    feathers
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 9} ${y - 8}q9 14 18 0" fill="none" stroke="#6a48b5" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join('') +
    placed(eye, [
      [-32, -22, 1],
      [32, -22, 1],
    ]) +
    `<path d="M-70 -72Q-30 -60 -4 -30M70 -72Q30 -60 4 -30" stroke="#2a1a5e" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-11 -8H11L0 20Z" fill="#ffb347"/><path d="M-11 -8H0V20Z" fill="#fff" opacity=".3"/>`
  )
}

export function wolf(svg: SvgTools): string {
  return (
    `<path d="M-70 -92L-34 -58Q0 -70 34 -58L70 -92L84 -22L98 4L72 14L78 40L50 46Q36 86 0 102Q-36 86 -50 46L-78 40L-72 14L-98 4L-84 -22Z" fill="${svg.linear([['#dfe8fb'], ['#7f94c4'], ['#2d3a6b']])}"/>` +
    `<path d="M-62 -72L-40 -48L-66 -30ZM62 -72L40 -48L66 -30Z" fill="#222c55"/>` +
    `<path d="M0 -62L-20 -8L-50 46Q-36 86 0 102Q36 86 50 46L20 -8Z" fill="#f4f7ff"/><path d="M0 -64L-16 -6L-11 58H11L16 -6Z" fill="#9fb0d8"/>` +
    `<path d="M-58 -2L-22 2Q-30 20 -46 14ZM58 -2L22 2Q30 20 46 14Z" fill="#151a35"/><circle cx="-36" cy="7" r="6" fill="#7df0ff"/><circle cx="36" cy="7" r="6" fill="#7df0ff"/>` +
    `<path d="M-16 56Q0 46 16 56Q12 74 0 78Q-12 74 -16 56Z" fill="#151a35"/><path d="M0 78V88M-22 84Q-8 96 0 88Q8 96 22 84" stroke="#151a35" stroke-width="3" fill="none" stroke-linecap="round"/>`
  )
}

export function firebird(svg: SvgTools): string {
  const feather = `<path d="M0 0C-18 -40 -16 -80 0 -104C16 -80 18 -40 0 0Z" fill="${svg.linear([['#ffe27a'], ['#ff7a2e'], ['#c01f3c']])}"/><circle cy="-82" r="9" fill="#ffe9a8"/><circle cy="-82" r="4.5" fill="#2b6fd8"/>`
  return (
    placed(
      feather,
      [-72, -48, -24, 0, 24, 48, 72].map((turn) => [0, 34, turn === 0 ? 1.16 : 1.02, turn] as const),
    ) +
    `<path d="M0 92C-34 84 -42 40 -26 12C-18 -4 -20 -20 -8 -32C2 -42 20 -38 24 -24L42 -16L24 -12C26 8 36 18 34 46C32 72 18 90 0 92Z" fill="${svg.linear([['#fff2b8'], ['#ffab3d'], ['#d8431f']])}"/>` +
    `<path d="M-22 34C-46 44 -58 70 -50 92C-30 88 -12 70 -8 46ZM22 40C44 50 54 72 48 92C30 86 14 70 10 48Z" fill="#e2562a"/>` +
    `<circle cx="9" cy="-23" r="4.5" fill="#2a0c16"/><path d="M-4 -36L-14 -58M2 -38L-2 -62M8 -37L12 -60" stroke="#ffe27a" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-12 56q10 10 22 0M-14 38q12 12 26 0M-10 72q8 8 18 0" stroke="#b83a14" stroke-opacity=".7" stroke-width="3" fill="none" stroke-linecap="round"/>`
  )
}

export function lotus(svg: SvgTools): string {
  const petal = (light: string, deep: string) =>
    `<path d="M0 40C-34 14 -32 -40 0 -86C32 -40 34 14 0 40Z" fill="${svg.linear([[light], [deep]])}"/><path d="M0 30V-62" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>`
  const back = petal('#ffd9ee', '#c24b9a')
  const front = petal('#fff4fa', '#ff8ac2')
  return (
    `<ellipse cy="62" rx="112" ry="26" fill="#0f6a5e"/><ellipse cy="58" rx="112" ry="24" fill="${svg.linear([['#5fe0b0'], ['#128a6e']])}"/>` +
    placed(back, [
      [0, 30, 1.02, -66],
      [0, 30, 1.02, 66],
      [0, 26, 1.06, -34],
      [0, 26, 1.06, 34],
      [0, 18, 1.1],
    ]) +
    placed(front, [
      [0, 40, 0.78, -50],
      [0, 40, 0.78, 50],
      [0, 40, 0.8, -18],
      [0, 40, 0.8, 18],
    ]) +
    `<circle cy="34" r="15" fill="${svg.radial([['#fff7c2'], ['#ffc23d']])}"/><g fill="#ffe27a">${[0, 60, 120, 180, 240, 300].map((turn) => `<circle r="3" transform="translate(${onCircle(0, 34, 21, turn).replace(' ', ',')})"/>`).join('')}</g>`
  )
}
