import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { lineHeight, radius, size, space, weight, white } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'

/* The cards of Jacks Plus on their table. */

globalStyle('.felt', {
  display: 'flex',
  flex: '1 0 172px',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: space[2],
  borderBlock: `4px solid ${art.rail}`,
  background: art.felt,
  '@media': {
    [layout.wide]: {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'stretch',
      padding: '8px clamp(12px, 3vw, 36px)',
      border: `6px solid ${art.rail}`,
      borderRadius: '36px',
      boxShadow: art.tableShadow,
    },
    [layout.small]: { gridRow: '1 / 3', padding: '6px' },
    [layout.narrowSmall]: { padding: '2px' },
  },
})
globalStyle('.hand', {
  minHeight: '2rem',
  fontSize: '1.25rem',
  fontWeight: weight.display,
  lineHeight: lineHeight.compact,
  textAlign: 'center',
  color: colour.gold,
  textShadow: art.handShadow,
  '@media': { [layout.wide]: { minHeight: '2.5rem', fontSize: 'clamp(1.25rem, 4.4vh, 1.875rem)' } },
})
globalStyle('[data-win] .hand', { animation: 'pulse 0.6s ease-in-out 3' })
globalKeyframes('pulse', { '50%': { transform: 'scale(1.12)' } })
globalStyle('.cards', {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '6px',
  width: '100%',
  margin: '0 auto',
  '@media': {
    [layout.wide]: {
      gap: 'clamp(8px, 1.4vw, 18px)',
      // Cards are as high as the table allows.
      maxWidth: 'calc((100vh - 300px) * 3.7)',
    },
    [layout.tallFrom600]: { maxWidth: 'max(280px, (100dvh - 430px) * 3.5)' },
    [layout.small]: { maxWidth: 'calc((100dvh - 72px) * 3.6)' },
    // The smallest window: five cards of 44 px.
    [layout.narrowSmall]: { gap: '1px' },
  },
})
globalStyle('.slot', {
  position: 'relative',
  paddingBottom: '22px',
  '@media': { [layout.wide]: { paddingBottom: '34px' }, [layout.small]: { paddingBottom: space[5] } },
})
globalStyle('.card button', { position: 'absolute', inset: '-1px', minHeight: 0, borderRadius: 'inherit' })
globalStyle(".card button[aria-disabled='true']", { cursor: 'default' })
globalStyle(".card:has([aria-pressed='true'])", { transform: 'translateY(-8px)', outline: `3px solid ${colour.gold}` })
globalStyle('.held', {
  position: 'absolute',
  inset: 'auto 0 0',
  visibility: 'hidden',
  padding: '1px 0',
  borderRadius: radius.tiny,
  fontSize: 'clamp(0.625rem, 2.9vw, 0.8125rem)',
  fontWeight: weight.heading,
  lineHeight: 1.4,
  textAlign: 'center',
  color: kitArt.inkOnGold,
  background: colour.gold,
})
globalStyle(".slot:has([aria-pressed='true']) .held", { visibility: 'visible' })
globalStyle('kbd', {
  display: 'none',
  '@media': {
    [layout.wide]: {
      position: 'absolute',
      display: 'block',
      width: '24px',
      margin: '0 auto',
      border: `1px solid ${art.keyBorder}`,
      borderRadius: radius.tiny,
      font: 'inherit',
      fontSize: size[13],
      lineHeight: 1.4,
      textAlign: 'center',
      color: white,
    },
  },
})
globalStyle('.held, kbd', { '@media': { [layout.wide]: { inset: 'auto 0 4px', fontSize: size[13] } } })
globalStyle('.held:not([hidden])', { '@media': { [layout.wide]: { zIndex: 1 } } })
globalStyle('.felt, .paytable [data-won]', {
  '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } },
})
