import { media, styled } from '../../styles/styled.ts'
import { space } from '../../tokens/scale.ts'

export const bar = styled({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1190]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const tools = styled({
  display: 'none',
  gap: space[3],
  '@media': { [media.from1024]: { display: 'grid', gridTemplateColumns: 'auto 280px' } },
})
