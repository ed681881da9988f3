import { styled } from '../styles/styled.ts'

/** For words that only a screen reader needs. */
export const visuallyHidden = styled({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
