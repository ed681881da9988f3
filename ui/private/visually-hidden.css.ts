import { styled } from '../styles/styled.ts'

/** The rule itself, for words that are hidden in some windows only. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
/** For words that only a screen reader needs. */
export const visuallyHidden = styled(visuallyHiddenRule)
