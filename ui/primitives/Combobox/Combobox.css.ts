import { styled } from '../../styles/styled.ts'

/** The frame of what a screen reader alone is told. */
export const whole = styled({ position: 'relative', minInlineSize: 0 })
