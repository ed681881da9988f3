import { globalStyle } from '@vanilla-extract/css'
import { art, paper } from '../tokens/art.ts'
import {
  family,
  lineHeight,
  mobileBarOffset,
  scrollbarGap,
  scrollPaddingTop,
  scrollPaddingBottom,
  size,
  space,
  weight,
  zIndex,
} from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'
import { base, reset } from './layers.css.ts'
import { media } from './styled.ts'

globalStyle('*, *::before, *::after', { '@layer': { [reset]: { boxSizing: 'border-box', margin: 0, padding: 0 } } })
// An empty marker: with `none`, Safari does not expose the list to VoiceOver.
globalStyle('ul, ol', { '@layer': { [reset]: { listStyleType: `''` } } })
globalStyle('img, svg, iframe', { '@layer': { [reset]: { display: 'block', maxInlineSize: '100%' } } })
globalStyle('button, input, select, textarea', {
  '@layer': { [reset]: { font: 'inherit', color: 'inherit', background: 'none', border: 0, letterSpacing: 'inherit' } },
})
globalStyle('a', { '@layer': { [reset]: { color: 'inherit', textDecoration: 'none' } } })
globalStyle('h1, h2, h3, h4', { '@layer': { [reset]: { font: 'inherit' } } })
globalStyle('table', { '@layer': { [reset]: { borderCollapse: 'collapse', inlineSize: '100%' } } })

globalStyle('html', {
  '@layer': {
    [base]: {
      // A page that becomes longer than the viewport is not laid out again.
      scrollbarGutter: 'stable',
      paddingInlineEnd: scrollbarGap,
      background: colour.canvas,
      color: colour.text,
      fontFamily: family.body,
      fontSize: '100%',
      fontWeight: weight.body,
      lineHeight: lineHeight.body,
      textSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      scrollPaddingBlock: `${scrollPaddingTop} ${scrollPaddingBottom}`,
      '@media': {
        [media.from1024]: { scrollPaddingBlock: scrollPaddingTop },
        [media.short]: { scrollPaddingBlock: `${space[2]} ${mobileBarOffset}` },
      },
    },
  },
})
// The space of Manrope is narrow, a fifth of an em: between tight bold letters words would run together.
globalStyle('h1, h2, h3, h4', { '@layer': { [base]: { wordSpacing: '0.07em' } } })
globalStyle('body', {
  '@layer': {
    [base]: {
      minBlockSize: '100dvh',
      fontSize: size[15],
      overflowWrap: 'break-word',
    },
  },
})
/** Glow at the top of the page, behind all content. */
const topGlow = {
  content: '',
  position: 'absolute',
  zIndex: zIndex.behind,
  insetInline: `0 ${scrollbarGap}`,
  insetBlockStart: 0,
  pointerEvents: 'none',
} as const
globalStyle('html::before', {
  '@layer': {
    [base]: {
      ...topGlow,
      // Limited to the glow: on the body it was repainted in full whenever the page grew.
      blockSize: '32rem',
      background: `radial-gradient(70rem 40rem at 100% -10rem, ${colour.glowEnd}, transparent 70%), radial-gradient(60rem 36rem at -10rem 6rem, ${colour.glowStart}, transparent 70%)`,
    },
  },
})
/** Winter mode: frost and snowflakes at the top of the page. Not animated, to save CPU and avoid distraction. */
const flakes = [
  ['18px', '34px', 1],
  ['74px', '92px', 0.75],
  ['132px', '48px', 0.5],
  ['190px', '120px', 1],
  ['52px', '150px', 0.5],
  ['226px', '20px', 0.75],
] as const
globalStyle('[data-winter] body', { '@layer': { [base]: { isolation: 'isolate' } } })
globalStyle('[data-winter] body::before, [data-winter] body::after', {
  '@layer': {
    [base]: {
      ...topGlow,
      blockSize: '22rem',
      maskImage: `linear-gradient(${art.maskOpaque}, transparent)`,
    },
  },
})
globalStyle('[data-winter] body::before', {
  '@layer': {
    [base]: {
      opacity: 0.4,
      background: `radial-gradient(46rem 16rem at 18% 0, ${colour.frost}, transparent 70%), radial-gradient(54rem 18rem at 82% 0, ${colour.frost}, transparent 70%)`,
    },
  },
})
globalStyle('[data-winter] body::after', {
  '@layer': {
    [base]: {
      backgroundImage: flakes
        .map(
          ([x, y, radius]) =>
            `radial-gradient(circle at ${x} ${y}, ${colour.frost} ${radius}px, transparent ${radius + 1.5}px)`,
        )
        .join(', '),
      backgroundSize: '250px 176px',
    },
  },
})
globalStyle(':focus-visible', {
  '@layer': { [base]: { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' } },
})
// Browsers have two default selection colours, one of them for inactive windows.
globalStyle('::selection', { '@layer': { [base]: { background: colour.accentFill, color: colour.onAccent } } })
const noMotion = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '1ms !important',
  scrollBehavior: 'auto',
} as const
const allElements = (within: string) => ['*', '*::before', '*::after'].map((all) => `${within}${all}`).join(', ')
globalStyle(allElements(''), { '@layer': { [base]: { '@media': { [media.reducedMotion]: noMotion } } } })
// The user's own reduced-motion setting does the same.
globalStyle(allElements('[data-reduced-motion] '), { '@layer': { [base]: noMotion } })

// Print only the page content: no frame, no controls, dark on light.
globalStyle(
  [
    'SiteHeader',
    'SiteFooter',
    'NoticeBanner',
    'MobileBar',
    'ActionBar',
    'ScrollTopButton',
    'Button',
    'Toast',
    'LuckyStrip',
  ]
    .map((name) => `[data-component="${name}"]`)
    .join(', '),
  { '@layer': { [base]: { '@media': { print: { display: 'none !important' } } } } },
)
globalStyle('html::before', { '@layer': { [base]: { '@media': { print: { display: 'none !important' } } } } })
globalStyle('html, body, [data-component="Surface"]', {
  '@layer': {
    [base]: {
      '@media': { print: { background: `${paper.background} !important`, color: `${paper.text} !important` } },
    },
  },
})
