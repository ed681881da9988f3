import { styled, styledWithin } from '../../styles/styled.ts'
import { dottedItem, dottedLine } from './dotted.ts'

const GAP = '8px'

/** Size, weight and colour are those of the bar around it. */
export const line = styled({ ...dottedLine(GAP), fontVariantNumeric: 'tabular-nums' })
export const item = styled(dottedItem(GAP))
styledWithin(`${item} > [role="timer"]`, { fontWeight: 'inherit' })
