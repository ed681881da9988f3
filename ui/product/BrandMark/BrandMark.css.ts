import { styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'

export const star = styled({ fill: 'currentColor', selectors: { '&[data-gold]': { fill: art.logoStar } } })
