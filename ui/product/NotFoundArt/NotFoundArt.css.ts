import { styled } from '../../styles/styled.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** Below its own width it keeps its proportions. */
export const art = styled({ blockSize: 'auto' })
export const line = styled({ fill: 'none', stroke: colour.controlBorder, strokeWidth: 2 })
export const dashedLine = styled({ fill: 'none', stroke: colour.controlBorder, strokeWidth: 2, strokeDasharray: '4 8' })
export const star = styled({
  fill: colour.text,
  selectors: { '&[data-state="bright"]': { fill: colour.violet } },
})
export const missing = styled({ fill: 'none', stroke: colour.mutedText, strokeWidth: 2, strokeDasharray: '3 5' })
