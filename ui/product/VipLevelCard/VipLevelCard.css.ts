import { material, materials } from '../../private/tier-arch.css.ts'
import { media, styled } from '../../styles/styled.ts'
import { family, letterSpacing, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const card = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: `linear-gradient(160deg, color-mix(in srgb, ${material.main} 16%, ${colour.surface1}), ${colour.surface1} 40%)`,
  selectors: materials,
})
export const header = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const name = styled({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: size[19],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
})
export const perks = styled({ display: 'grid', gap: space[2], fontSize: size[13] })
export const perk = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&[data-absent]': { color: colour.mutedText } },
})
/** The tiers beside each other, one below the other where there is no room. */
export const compared = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space[3],
})
export const tier = styled({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  borderRadius: radius.large,
  background: colour.surface2,
  border: '1px solid transparent',
  selectors: { '&[data-current]': { borderColor: colour.violet } },
  '@media': { [media.forcedColours]: { selectors: { '&[data-current]': { borderWidth: '3px' } } } },
})
export const tierName = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  fontWeight: weight.strong,
})
export const currentLabel = styled({ fontSize: size[13], color: colour.violet })
