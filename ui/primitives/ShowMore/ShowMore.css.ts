import { styled } from '../../styles/styled.ts'
import { size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const centre = styled({ display: 'grid', justifyItems: 'center', minInlineSize: 0 })
export const status = styled({ fontSize: size[13], color: colour.mutedText, fontVariantNumeric: 'tabular-nums' })
