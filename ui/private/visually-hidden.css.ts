import { styled } from '../styles/styled.ts'

/** The style rule, for text that is hidden only at some viewport widths. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
/** For text that is only for screen readers. */
export const visuallyHidden = styled(visuallyHiddenRule)
