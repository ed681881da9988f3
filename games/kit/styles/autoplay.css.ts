import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { layout } from './layouts.ts'
import { coveringInput, focusRing } from './parts.ts'
import { control, lineHeight, radius, size, space, weight } from './tokens.ts'

/* Auto-play: its button beside the bet, and its dialog. */

const hasAutoplay = ':has(#autoplay-open)'

/* The small layout needs room for two buttons side by side. */
globalStyle(`main${hasAutoplay}`, {
  '@media': { [layout.small]: { vars: { '--column': 'max(6.75rem, min(19vw, 148px))' } } },
})
globalStyle(`.controls${hasAutoplay}`, {
  '@media': {
    [layout.tall]: { gridTemplateColumns: 'minmax(176px, auto) auto minmax(24vw, 1fr)', gap: space[2] },
    [layout.narrowTall]: { gridTemplateColumns: 'minmax(104px, auto) auto minmax(0, 1fr)' },
    [layout.small]: { gridTemplateColumns: 'auto auto', gap: space[1], padding: `0 ${space[1]} ${space[2]}` },
    [layout.smallFrom600]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `0 ${space[2]} ${space[2]}` },
  },
})
globalStyle(`.controls${hasAutoplay} .stakes`, { '@media': { [layout.smallBelow600]: { gridColumn: '1 / -1' } } })
globalStyle(`.controls${hasAutoplay} .stake-list select`, {
  '@media': { [layout.tall]: { paddingInline: `${space[2]} ${space[6]}` } },
})
globalStyle(`.controls${hasAutoplay} .stake-list::after`, { '@media': { [layout.tall]: { right: '11px' } } })
/* A long text wraps, so that the list of stakes keeps its width. */
globalStyle(`.controls${hasAutoplay} .play`, {
  '@media': {
    [layout.tall]: { minWidth: 0, padding: `0 ${space[2]}`, fontSize: size[17], lineHeight: lineHeight.label },
    [layout.smallBelow600]: {
      width: 'clamp(48px, 19vw - 62px, 84px)',
      height: 'clamp(48px, 19vw - 62px, 84px)',
      minHeight: '48px',
    },
    [layout.smallFrom600]: { gridColumn: '1 / -1' },
  },
})
globalStyle('.icon .filled', { fill: 'currentColor', stroke: 'none' })
/* The main button stops: a square in the small layout. */
globalStyle('[data-autoplay] .play svg', { '@media': { [layout.smallBelow600]: { display: 'none' } } })
globalStyle('[data-autoplay] .play::before', {
  '@media': { [layout.smallBelow600]: { content: "''", border: '9px solid currentColor', borderRadius: '3px' } },
})
globalStyle('.choices', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  padding: 0,
  border: 0,
})
globalStyle('.choices legend', { padding: `0 0 ${space[1]}`, color: colour.muted })
globalStyle('.choice', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: control.height,
  padding: `0 ${space[1]}`,
  border: `1px solid ${colour.border}`,
  borderRadius: radius.medium,
  fontSize: size[15],
  fontWeight: weight.heading,
  textAlign: 'center',
  cursor: 'pointer',
})
globalStyle('.choice input', coveringInput)
globalStyle('.choice:has(:checked)', {
  borderColor: kitArt.chosen,
  color: colour.ink,
  background: kitArt.chosen,
  '@media': { [layout.forcedColours]: { outline: '3px solid Highlight' } },
})
globalStyle('.choice:has(:focus-visible)', focusRing)
globalStyle('#autoplay-start', {
  width: '100%',
  maxWidth: 'none',
  minWidth: 0,
  height: 'auto',
  borderRadius: '14px',
  marginLeft: 0,
})
globalStyle('#autoplay .rules-body', {
  '@media': {
    // Without scrolling down to the button.
    [layout.small]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[2]} ${space[3]}`,
      padding: space[3],
    },
  },
})
globalStyle('#autoplay .rules-body > :not(fieldset)', { '@media': { [layout.small]: { gridColumn: '1 / -1' } } })
globalStyle('#autoplay .choices', { '@media': { [layout.small]: { gap: space[1] } } })
globalStyle('#autoplay .choice', { '@media': { [layout.small]: { padding: 0, fontSize: size[13] } } })
