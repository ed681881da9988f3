import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { layout } from './layouts.ts'
import { lineHeight, radius, size, space, weight, white } from './tokens.ts'

/* How a win looks beside its number: the purse, the plate of a medium win and the scene of a large one. */

const faded = (base: string, percent: number) => `color-mix(in srgb, ${base} ${percent}%, transparent)`

/* Gold until the next move, so that it also reacts without motion. */
globalStyle(':is(#balance, #bonus)[data-won]', { color: colour.gold, animation: 'gain 0.9s ease-out' })
globalKeyframes('gain', {
  '0%': { transform: 'none' },
  '25%': { transform: 'scale(1.16)', textShadow: kitArt.gainGlow },
  '100%': { transform: 'none' },
})

globalStyle('.win-plate', {
  position: 'fixed',
  zIndex: 3,
  padding: `${space[1]} ${space[6]}`,
  border: `2px solid ${colour.gold}`,
  borderRadius: radius.pill,
  fontSize: 'clamp(1.5rem, 7vmin, 2.75rem)',
  fontWeight: weight.display,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
  color: colour.gold,
  background: colour.ink,
  boxShadow: kitArt.plateShadow,
  pointerEvents: 'none',
})

globalStyle('.win-scene', {
  position: 'fixed',
  inset: 0,
  zIndex: 4,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  textAlign: 'center',
  color: white,
  background: `radial-gradient(circle at center, ${faded(colour.ink, 72)}, ${faded(colour.ink, 94)} 75%)`,
  cursor: 'pointer',
  animation: 'scene 2s linear both',
  '@media': { [layout.forcedColours]: { background: 'Canvas' } },
})
globalKeyframes('scene', { '0%': { opacity: 0 }, '7%': { opacity: 1 }, '90%': { opacity: 1 }, '100%': { opacity: 0 } })
globalStyle('.win-rays', {
  position: 'absolute',
  top: 'calc(50% - 75vmax)',
  left: 'calc(50% - 75vmax)',
  width: '150vmax',
  height: '150vmax',
  background: `repeating-conic-gradient(${faded(colour.gold, 20)} 0 7deg, transparent 7deg 18deg)`,
  maskImage: 'radial-gradient(circle, transparent 5%, black 16%, transparent 46%)',
  animation: 'rays 2s linear both',
  '@media': { [layout.forcedColours]: { display: 'none' } },
})
globalKeyframes('rays', { from: { transform: 'rotate(0) scale(0.7)' }, to: { transform: 'rotate(14deg) scale(1)' } })
globalStyle('.win-sparks', { position: 'absolute', top: '50%', left: '50%' })
globalStyle('.win-sparks i', {
  vars: { '--way': 'rotate(calc(var(--index) * 360deg / 14))' },
  position: 'absolute',
  width: '1.6vmin',
  height: '1.6vmin',
  borderRadius: '50%',
  background: colour.gold,
  opacity: 0.55,
  transform: 'var(--way) translateY(-43vmin)',
  animation: 'spark 1.4s ease-out calc(var(--index) * 47ms) both',
})
globalStyle('.win-sparks i:nth-child(even)', { transform: 'var(--way) translateY(-48vmin) scale(0.6)' })
globalKeyframes('spark', {
  '0%': { transform: 'var(--way) translateY(-8vmin) scale(0.3)', opacity: 0 },
  '25%': { opacity: 1 },
  '100%': { transform: 'var(--way) translateY(-58vmin) scale(1.1)', opacity: 0 },
})
globalStyle('.win-body', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(0px, 1.2vmin, 10px)',
})
globalStyle('.win-constellation', {
  width: 'clamp(84px, 34vmin, 250px)',
  overflow: 'visible',
  filter: kitArt.sceneGlow,
})
globalStyle('.win-constellation polyline', {
  fill: 'none',
  stroke: faded(colour.gold, 60),
  strokeWidth: '1.2px',
  strokeDasharray: 1,
  animation: 'draw 0.6s ease-out both',
})
globalKeyframes('draw', { from: { strokeDashoffset: 1 } })
globalStyle('.win-constellation path', {
  fill: colour.gold,
  animation: 'star 0.4s cubic-bezier(0.2, 0.8, 0.3, 1.6) calc(var(--index) * 110ms) both',
})
globalKeyframes('star', { from: { transform: 'scale(0) rotate(-60deg)' } })
globalStyle('.win-name', {
  fontSize: 'clamp(1.0625rem, 6.2vmin, 2.5rem)',
  fontWeight: weight.heading,
  lineHeight: lineHeight.heading,
  textShadow: kitArt.sceneTextShadow,
})
globalStyle('.win-sum', {
  fontSize: 'min(clamp(2.25rem, 15vmin, 6.25rem), 140vw / var(--length, 1))',
  fontWeight: weight.display,
  lineHeight: lineHeight.display,
  whiteSpace: 'nowrap',
  color: 'transparent',
  background: colour.goldFace,
  backgroundClip: 'text',
  filter: kitArt.sceneGlow,
  animation: 'amount 0.5s cubic-bezier(0.2, 0.8, 0.3, 1.2) both',
  '@media': { [layout.forcedColours]: { color: 'CanvasText', background: 'none', filter: 'none' } },
})
globalKeyframes('amount', { from: { transform: 'scale(0.6)' } })
globalStyle('.win-factor', {
  padding: `1px ${space[4]}`,
  border: `1px solid ${faded(colour.gold, 70)}`,
  borderRadius: radius.pill,
  fontSize: `clamp(${size[13]}, 4vmin, ${size[24]})`,
  fontWeight: weight.heading,
  color: colour.gold,
  background: faded(colour.ink, 60),
})
