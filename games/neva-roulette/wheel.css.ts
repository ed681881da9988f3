import { globalStyle } from '@vanilla-extract/css'
import { layout } from '../kit/styles/layouts.ts'
import { radius, size, space, weight, white } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'

/* The wheel of Neva Roulette and the number that it drew. */

globalStyle('.wheel', {
  position: 'relative',
  flex: '1 0 60px',
  overflow: 'hidden',
  '@media': {
    [layout.wide]: { gridColumn: 1, gridRow: 2, height: 'auto', overflow: 'visible', containerType: 'size' },
    [layout.small]: { gridRow: '1 / 3', gridColumn: 1 },
    [layout.smallFrom600]: { gridRow: 1, gridColumn: '1 / 4' },
    [layout.lowSmallFrom600]: { gridRow: '1 / 3' },
  },
})
globalStyle('.wheel-picture', {
  position: 'absolute',
  top: '8px',
  left: '50%',
  width: '330px',
  height: '330px',
  marginLeft: '-165px',
  '@media': {
    [layout.wide]: {
      top: '50%',
      left: '50%',
      width: 'min(100cqw, 100cqh)',
      height: 'min(100cqw, 100cqh)',
      margin: 0,
      transform: 'translate(-50%, -50%)',
    },
    [layout.small]: {
      width: 'min(88vw, 150vh)',
      height: 'min(88vw, 150vh)',
      marginLeft: 'calc(min(88vw, 150vh) / -2)',
    },
    [layout.smallFrom600]: { width: '330px', height: '330px', marginLeft: '-165px' },
    [layout.lowSmallFrom600]: { width: '132vh', height: '132vh', marginLeft: '-66vh' },
  },
})
globalStyle('.wheel-picture svg', { width: '100%', height: '100%', filter: art.wheelShadow })
globalStyle('.turning', { transformOrigin: '200px 200px' })
globalStyle('.numbers-of-wheel', { fontSize: '15px', fontWeight: weight.heading, fill: white, textAnchor: 'middle' })
globalStyle('.number', {
  position: 'absolute',
  right: '12px',
  top: '12px',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `3px solid ${art.clothLine}`,
  borderRadius: '50%',
  fontSize: '1.625rem',
  fontWeight: weight.display,
  color: white,
  background: art.black,
  '@media': {
    [layout.wide]: {
      top: '50%',
      right: 'auto',
      left: '50%',
      transform: 'translate(-50%, -50%)',
      width: '72px',
      height: '72px',
      fontSize: '2.125rem',
    },
    [layout.tablet]: { top: '32px' },
  },
})
globalStyle('.number:empty', { visibility: 'hidden' })
globalStyle('.last-numbers', {
  position: 'absolute',
  insetInline: 0,
  bottom: space[1],
  display: 'flex',
  justifyContent: 'center',
  gap: '2px',
  padding: 0,
  listStyleType: `''`,
  '@media': {
    // Beside the upper half of the wheel.
    [layout.tall]: { display: 'grid', gridTemplateColumns: 'auto auto', inset: '6px auto auto 8px' },
    [layout.tablet]: { flexDirection: 'column', alignItems: 'center' },
    [layout.smallBelow600]: { display: 'none' },
    [layout.smallFrom600]: { display: 'grid', gridTemplateColumns: 'auto auto', inset: '6px auto auto 8px' },
    [layout.lowSmallFrom600]: { display: 'none' },
  },
})
globalStyle('.last-numbers li', {
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '24px',
  border: `1px solid ${art.clothLine}`,
  borderRadius: radius.small,
  fontSize: size[13],
  fontWeight: weight.heading,
  color: white,
  background: art.black,
  '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } },
})
globalStyle('.last-numbers li:nth-child(n + 5)', {
  '@media': { [layout.tall]: { display: 'none' }, [layout.smallFrom600]: { display: 'none' } },
})
globalStyle('.last-numbers li:first-child', { boxShadow: `0 0 0 2px ${white}` })
globalStyle(".last-numbers [data-colour='red']", { background: art.red })
globalStyle(".last-numbers [data-colour='green']", { background: art.green })
