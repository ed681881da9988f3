import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { layout } from './layouts.ts'
import { control, lineHeight, radius, size, space } from './tokens.ts'

/*
 * What a frame has to say lies over the top of its game, in every layout, so that it neither squeezes the game nor pushes
 * the main button out of view.
 */

globalStyle('.notices', {
  position: 'absolute',
  zIndex: 2,
  inset: `${space[2]} ${space[2]} auto`,
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  // What lies between and beside the notices can be pressed.
  pointerEvents: 'none',
  '@media': {
    [layout.wide]: {
      inset: 'clamp(8px, 2.6vh, 24px) auto auto 50%',
      width: 'min(560px, 100% - 160px)',
      translate: '-50%',
    },
    // Beside the column of the bet and the main button.
    [layout.small]: { insetInlineEnd: 'calc(var(--column) + 8px)' },
  },
})
globalStyle('.notices > *', { pointerEvents: 'auto' })
globalStyle('.notice', {
  display: 'flex',
  gap: space[1],
  alignItems: 'flex-start',
  width: '100%',
  paddingLeft: '14px',
  border: `1px solid ${colour.line}`,
  borderLeft: `4px solid ${colour.gold}`,
  borderRadius: radius.medium,
  fontSize: size[13],
  background: colour.dialog,
  boxShadow: kitArt.noticeShadow,
  '@media': {
    [layout.wide]: { fontSize: size[15] },
    [layout.forcedColours]: { border: '1px solid ButtonText' },
  },
})
globalStyle('.press-note', { display: 'block', width: 'auto', padding: `${space[2]} 14px`, pointerEvents: 'none' })
globalStyle('.notice p', { flex: 1, padding: '12px 0' })
globalStyle('.notice .icon', { flex: 'none', minHeight: control.height, border: 0 })
globalStyle('.notice .icon svg', { width: '18px', height: '18px' })
globalStyle('.problem', { borderColor: 'transparent', borderLeftColor: kitArt.error, background: kitArt.problemFill })
/* The reels stay in view: it lies over the balance until the next round. */
globalStyle('#autoplay-note', {
  '@media': { [layout.tall]: { position: 'fixed', insetInline: space[2], bottom: '71px', width: 'auto' } },
})
globalStyle('#autoplay-note p', {
  '@media': { [layout.tall]: { alignSelf: 'center', padding: '3px 0', lineHeight: lineHeight.compact } },
})
/* The problem says why auto-play has ended. */
globalStyle('.problem:not([hidden]) ~ #autoplay-note', { display: 'none' })
globalStyle('#refill', { background: colour.field })
