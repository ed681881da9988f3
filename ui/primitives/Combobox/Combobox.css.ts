import { styled } from '../../styles/styled.ts'

/** Offset parent of the visually hidden status text. */
export const whole = styled({ position: 'relative', minInlineSize: 0 })
