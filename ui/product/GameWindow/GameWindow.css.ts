import { ellipsis, media, styled, styledWithin } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { elevation } from '../../tokens/elevation.ts'
import {
  control,
  family,
  lineHeight,
  mobileBarOffset,
  motion,
  radius,
  size,
  space,
  weight,
  zIndex,
} from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { barHeight, GAME_RATIO } from './placing.ts'
import { gap, property } from './use-floating.ts'

/** Below the sticky header, and above the facts of a wide screen, the seated game is never higher than the viewport. */
const aroundSeatedGame = '220px'
const gameHeight = `min(740px, max(240px, 100dvh - ${aroundSeatedGame}))`
/** On a phone: the header, the bar and the line above a tall game, the tabs of its panel below it, and the mobile bar. */
const aroundTallGame = '298px'
/** The row of jackpots above it. */
const jackpotRow = '54px'
const tallGameHeight = (around: string) => `max(420px, min(560px, 100dvh - ${around}))`
const floatingWidth = `min(var(${property.width}), 100% - ${2 * gap.side}px, (100dvh - ${gap.top + gap.aboveMobileBar + barHeight.floating}px) * ${GAME_RATIO})`

/** The header of the site is away there, and the window as high as the viewport. */
const landscapeGame = '&[data-mode="seated"][data-tall]:not([data-fills-window])'

export const window = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: colour.surface1,
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.window,
  selectors: {
    '&[data-mode="seated"]': { alignSelf: 'start', inlineSize: '100%', maxInlineSize: '1600px', marginInline: 'auto' },
    '&:not([data-mode="seated"])': {
      position: 'fixed',
      zIndex: zIndex.floatingWindow,
      inlineSize: floatingWidth,
      overflow: 'visible',
      borderRadius: radius.tile,
      borderColor: colour.controlBorder,
      boxShadow: elevation.floating,
      translate: `var(${property.x}, 0) var(${property.y}, 0)`,
    },
    '&[data-mode="tucked"]': { inlineSize: `min(420px, 100% - ${2 * gap.side}px)` },
    '&:not([data-mode="seated"]):is([data-corner="topLeft"], [data-corner="bottomLeft"])': {
      insetInlineStart: `${gap.side}px`,
    },
    '&:not([data-mode="seated"]):is([data-corner="topRight"], [data-corner="bottomRight"])': {
      insetInlineEnd: `${gap.side}px`,
    },
    '&:not([data-mode="seated"]):is([data-corner="topLeft"], [data-corner="topRight"])': {
      insetBlockStart: `${gap.top}px`,
    },
    '&:not([data-mode="seated"]):is([data-corner="bottomLeft"], [data-corner="bottomRight"])': {
      insetBlockEnd: `${gap.bottom}px`,
    },
    // A game that does not adapt keeps its ratio: the window is no wider than its height allows.
    '&[data-mode="seated"]:not([data-tall])': { maxInlineSize: `min(1600px, ${gameHeight} * ${GAME_RATIO})` },
    '&[data-fills-window]': {
      position: 'fixed',
      inset: 0,
      alignSelf: 'stretch',
      zIndex: zIndex.filledWindow,
      display: 'flex',
      flexDirection: 'column',
      maxInlineSize: 'none',
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
      border: 0,
      borderRadius: 0,
      background: colour.canvas,
    },
    // The outline of the size to come, while the frame follows in steps.
    '&[data-dragging]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      inlineSize: `var(${property.outline}, 100%)`,
      blockSize: `calc(var(${property.outline}, ${floatingWidth}) / ${GAME_RATIO} + ${barHeight.floating}px)`,
      border: `2px solid ${colour.controlBorder}`,
      borderRadius: radius.tile,
      pointerEvents: 'none',
    },
    '&[data-dragging][data-corner^="top"]::after': { insetBlock: '0 auto' },
    '&[data-dragging][data-corner$="Right"]::after': { insetInlineEnd: 0 },
    '&[data-dragging][data-corner$="Left"]::after': { insetInlineStart: 0 },
  },
  '@media': {
    [media.below1024]: {
      selectors: {
        '&:not([data-mode="seated"]):is([data-corner="bottomLeft"], [data-corner="bottomRight"])': {
          insetBlockEnd: `calc(${mobileBarOffset} + env(safe-area-inset-bottom))`,
        },
      },
    },
    // From edge to edge.
    [media.below700]: {
      selectors: {
        '&[data-mode="seated"]:not([data-fills-window])': {
          inlineSize: `calc(100% + 2 * ${space[4]})`,
          marginInline: `calc(-1 * ${space[4]})`,
          borderInline: 0,
          borderRadius: 0,
        },
        '&[data-mode="tucked"]': { inlineSize: `calc(100% - ${2 * gap.side}px)` },
      },
    },
    [media.landscapePhone]: {
      selectors: { [landscapeGame]: { display: 'flex', flexDirection: 'column', blockSize: 'max(300px, 100dvh)' } },
    },
    print: { display: 'none' },
  },
})
const fillsWindow = `${window}[data-fills-window] &`
const seated = `${window}[data-mode="seated"] &`
const floating = `${window}[data-mode="floating"] &`
const tucked = `${window}[data-mode="tucked"] &`

export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '60px',
  paddingInline: space[3],
  // Dragging inside the window must not scroll the page behind it.
  selectors: { [fillsWindow]: { touchAction: 'none' } },
  '@media': {
    [media.below480]: { gap: 0, paddingInline: space[1] },
    [media.zoomed]: { flexWrap: 'wrap', paddingInline: 0 },
  },
})
export const iconLink = styled({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.full,
  color: colour.text,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  ':hover': { background: colour.surface3 },
})
export const logo = styled({
  flexShrink: 0,
  borderRadius: radius.small,
  objectFit: 'cover',
  '@media': {
    [media.below480]: { display: 'none' },
  },
})
export const noLogo = styled({
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.small,
  background: colour.surface3,
  '@media': {
    [media.below480]: { display: 'none' },
  },
})
/** Keeps its place, so that nothing moves when it appears. */
export const reserved = styled({ visibility: 'hidden' })
export const title = styled({
  flex: '1 1 6rem',
  minInlineSize: 0,
  paddingInline: space[1],
  fontFamily: family.heading,
  fontSize: size[19],
  fontWeight: weight.heading,
  lineHeight: lineHeight.label,
  '@media': {
    [media.below480]: { fontSize: size[17] },
    // Room for the mode. Both lines wrap there, so the size need not shrink.
    [media.zoomed]: { paddingInline: 0, fontSize: size[19] },
  },
})
/** Beside four buttons both lines are cut rather than wrapped: the bar stays 60 px high. */
const oneLine = {
  '@media': { [media.below700]: ellipsis, [media.zoomed]: { overflow: 'visible', whiteSpace: 'normal' } },
} as const
export const name = styled(oneLine)
export const note = styled({ ...oneLine, fontSize: size[13], fontWeight: weight.body, color: colour.mutedText })
export const line = styled({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: space[5],
  fontSize: size[13],
  background: colour.canvas,
  borderBlockStart: `1px solid ${colour.hairline}`,
  '@media': {
    [media.below700]: { minBlockSize: control.height, paddingInline: space[4] },
    // The game needs the height there.
    [media.landscapePhone]: { selectors: { [fillsWindow]: { display: 'none' } } },
  },
})
export const jackpots = styled({
  padding: `0 ${space[3]} ${space[2]}`,
  background: colour.canvas,
  ':empty': { display: 'none' },
})
/* One row on a phone, names above amounts: two rows would push the main button of the game out of view. */
styledWithin(`${jackpots} dl`, {
  '@media': {
    [media.below700]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[2]}`,
      paddingBlock: space[1],
    },
  },
})
styledWithin(`${jackpots} dl > div`, { '@media': { [media.below700]: { flexDirection: 'column' } } })
styledWithin(`${jackpots} :is(dt, dd)`, { '@media': { [media.below700]: { fontSize: size[12] } } })

export const screen = styled({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  overflow: 'hidden',
  aspectRatio: String(GAME_RATIO),
  background: art.gameWindow,
  selectors: {
    // Aspect ratio 1.78 (`spec §9`), and never higher than the viewport.
    [seated]: { maxBlockSize: gameHeight },
    [fillsWindow]: { flex: '1 1 0', aspectRatio: 'auto', maxBlockSize: 'none', minBlockSize: 0 },
    [floating]: {
      borderEndStartRadius: `calc(${radius.tile} - 1px)`,
      borderEndEndRadius: `calc(${radius.tile} - 1px)`,
    },
    // Keeps its size: a frame without one may stop or lay itself out anew.
    [tucked]: { position: 'absolute', visibility: 'hidden', pointerEvents: 'none' },
    [`${window}[data-dragging] &`]: { pointerEvents: 'none' },
  },
  '@media': {
    [media.below700]: {
      selectors: {
        [`${window}[data-mode="seated"][data-tall]:not([data-fills-window]) &`]: {
          aspectRatio: 'auto',
          blockSize: tallGameHeight(aroundTallGame),
          maxBlockSize: 'none',
        },
        [`${window}[data-mode="seated"][data-tall]:not([data-fills-window]):has(${jackpots}:not(:empty)) &`]: {
          blockSize: tallGameHeight(`${aroundTallGame} - ${jackpotRow}`),
        },
      },
    },
    [media.landscapePhone]: {
      selectors: {
        [`${window}[data-mode="seated"][data-tall]:not([data-fills-window]) &`]: {
          flex: '1 1 0',
          minBlockSize: 0,
          aspectRatio: 'auto',
          maxBlockSize: 'none',
        },
      },
    },
  },
})
export const frameBox = styled({ gridArea: '1 / 1', display: 'grid', minBlockSize: 0 })
export const frame = styled({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'dark',
})
export const cover = styled({
  gridArea: '1 / 1',
  zIndex: zIndex.raised,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  background: colour.surface1,
})

/** A click on it does nothing: it drags, and takes arrow keys. */
export const handle = styled({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.full,
  color: colour.mutedText,
  cursor: 'inherit',
  touchAction: 'none',
  // The bar clips an outline outside of it, and the name begins beside the handle.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
const floatingBarRule = {
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[1],
  borderRadius: `${radius.tile} ${radius.tile} 0 0`,
} as const
export const floatingBar = styled({
  ...floatingBarRule,
  minBlockSize: `${barHeight.floating}px`,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { [`${window}[data-dragging] &`]: { cursor: 'grabbing' } },
})
export const tuckedBar = styled({
  ...floatingBarRule,
  gap: space[2],
  minBlockSize: `${barHeight.tucked}px`,
  paddingBlock: '3px',
  paddingInline: space[2],
  // Room for the state on one line.
  '@media': { [media.below480]: { columnGap: space[1], paddingInlineEnd: space[1] } },
})
export const floatingTitle = styled({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  fontSize: size[13],
  selectors: { [tucked]: { flexDirection: 'column' } },
})
export const floatingName = styled({
  ...ellipsis,
  maxInlineSize: '100%',
  fontWeight: weight.strong,
  // There the name leaves the bar; it stays the accessible name of the window.
  '@media': { [media.below480]: { selectors: { [floating]: { display: 'none' } } } },
})
export const state = styled({
  flexShrink: 0,
  maxInlineSize: '100%',
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [floating]: { color: colour.text, fontWeight: weight.strong } },
})
/** The way back from a tucked window: a word, or on the smallest phones an icon, which leaves room for the state. */
export const returnWord = styled({ '@media': { [media.zoomed]: { display: 'none' } } })
export const returnIcon = styled({ display: 'none', '@media': { [media.zoomed]: { display: 'grid' } } })
/** On a phone the window is as wide as the page. */
export const sizeButton = styled({ display: 'contents', '@media': { [media.below480]: { display: 'none' } } })
export const resizer = styled({
  position: 'absolute',
  inlineSize: '20px',
  blockSize: '20px',
  touchAction: 'none',
  selectors: {
    [`${window}[data-corner="bottomRight"] &`]: {
      insetBlockStart: '-6px',
      insetInlineStart: '-6px',
      cursor: 'nwse-resize',
    },
    [`${window}[data-corner="topLeft"] &`]: { insetBlockEnd: '-6px', insetInlineEnd: '-6px', cursor: 'nwse-resize' },
    [`${window}[data-corner="bottomLeft"] &`]: {
      insetBlockStart: '-6px',
      insetInlineEnd: '-6px',
      cursor: 'nesw-resize',
    },
    [`${window}[data-corner="topRight"] &`]: { insetBlockEnd: '-6px', insetInlineStart: '-6px', cursor: 'nesw-resize' },
  },
})
