import { ellipsis, media, styled, styledWithin } from '../../styles/styled.ts'
import { art, onPicture } from '../../tokens/art.ts'
import { control, lineHeight, motion, opacity, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { gameColumns, NARROWER } from './columns.ts'

const equalColumns = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })

export const grid = styled({
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  ...equalColumns(gameColumns.widest),
  '@media': {
    // The narrowest last, because it wins.
    ...Object.fromEntries(NARROWER.toReversed().map(({ query, columns }) => [query, equalColumns(columns)])),
    [media.below700]: { columnGap: space[3] },
  },
})
export const row = styled({ gridColumn: '1 / -1', gridRow: 2, minInlineSize: 0 })
export const tile = styled({
  // Not a list item: its marker, though empty, makes it three times as expensive to restyle.
  display: 'block',
  minInlineSize: 0,
  contain: 'layout style',
  contentVisibility: 'auto',
  // A close estimate prevents scrollbar jumps: cover of 3 : 3.7 plus two lines of text.
  containIntrinsicSize: 'auto 280px',
  '@media': {
    [media.from700]: { containIntrinsicSize: 'auto 350px' },
    [media.from1190]: { containIntrinsicSize: 'auto 380px' },
  },
  // A tile of the first screen must not have the estimated size for a frame.
  selectors: { '&[data-priority]': { contentVisibility: 'visible' } },
  // Space for the focus ring, which `content-visibility` would clip at the tile's edge.
  padding: '4px',
  margin: '-4px',
})
export const cover = styled({
  position: 'relative',
  aspectRatio: '3 / 3.7',
  overflow: 'hidden',
  borderRadius: radius.tile,
  background: colour.surface2,
})
export const picture = styled({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '[data-unavailable] &': { filter: 'grayscale(1)', opacity: opacity.disabled } },
  '@media': {
    [media.hover]: {
      transition: `scale ${motion.slow} ${motion.ease}`,
      selectors: { [`${cover}:hover &`]: { scale: '1.04' }, '[data-unavailable] &': { scale: '1' } },
    },
    [media.reducedMotion]: { transition: 'none', selectors: { [`${cover}:hover &`]: { scale: '1' } } },
  },
})
export const top = styled({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInline: space[2],
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  pointerEvents: 'none',
})
export const favourite = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.height,
  blockSize: control.height,
  marginInlineStart: 'auto',
  borderRadius: radius.full,
  background: art.gameTile.favouriteFill,
  color: onPicture.text,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&[aria-pressed="true"]': { color: art.gameTile.favourite },
    '&:hover': { background: art.gameTile.actionFill },
    '&:active': { transform: 'scale(0.92)' },
    '&:focus-visible': { outlineColor: onPicture.text, outlineOffset: '-2px' },
  },
})
styledWithin(`${favourite}[aria-pressed="true"] svg`, { fill: 'currentColor' })
export const actions = styled({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: space[2],
  paddingBlockStart: space[8],
  background: `linear-gradient(transparent, ${art.gameTile.actionsScrim})`,
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${motion.quick} ${motion.ease}`,
      selectors: { [`${cover}:hover &, ${cover}:focus-within &`]: { opacity: 1 } },
    },
  },
})
export const action = styled({
  // Side by side; one below the other where the text is large.
  flex: '1 1 3.4rem',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: control.inTile,
  paddingInline: space[1],
  borderRadius: radius.medium,
  fontSize: size[13],
  fontWeight: weight.heading,
  color: onPicture.text,
  background: art.gameTile.actionFill,
  border: `1px solid ${art.gameTile.actionBorder}`,
  selectors: {
    '&[data-action="play"]': {
      color: colour.onAccent,
      borderColor: 'transparent',
      background: `linear-gradient(180deg, ${colour.accentFillFrom}, ${colour.accentFillTo})`,
    },
    '&:hover': { filter: 'brightness(1.08)' },
    '&:active': { filter: 'brightness(0.9)', transform: 'translateY(1px)' },
    '&:focus-visible': { outlineColor: onPicture.text },
  },
})
/** Why the game can't be played, where its links would be. */
export const unavailable = styled({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  padding: space[3],
  fontSize: size[13],
  fontWeight: weight.strong,
  textAlign: 'center',
  color: onPicture.text,
  background: art.gameTile.actionsScrim,
})
export const name = styled({
  marginBlockStart: space[2],
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: lineHeight.compact,
  ...ellipsis,
})
export const meta = styled({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: size[13],
  color: colour.mutedText,
  whiteSpace: 'nowrap',
})
export const provider = styled(ellipsis)
export const online = styled({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      inlineSize: '7px',
      blockSize: '7px',
      marginInlineEnd: '6px',
      borderRadius: radius.full,
      background: colour.teal,
      verticalAlign: '0.08em',
    },
  },
})
