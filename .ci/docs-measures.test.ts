import { describe, expect, it } from 'vitest'
import { describeMeasures, type MeasuredStyle } from '#storybook/docs/measures.ts'

const plain: MeasuredStyle = {
  fontSize: '15px',
  lineHeight: 'normal',
  fontWeight: '500',
  paddingTop: '0px',
  paddingRight: '0px',
  paddingBottom: '0px',
  paddingLeft: '0px',
  rowGap: 'normal',
  columnGap: 'normal',
  borderTopLeftRadius: '0px',
}
const box = { width: 120.4, height: 44 }

describe('the measures of a part', () => {
  it.each([
    [{}, false, '120 × 44 px'],
    [{}, true, '120 × 44 px · type 15 px, weight 500'],
    [{ lineHeight: '21.75px', fontWeight: '650' }, true, '120 × 44 px · type 15/21.8 px, weight 650'],
    [
      { paddingTop: '8px', paddingRight: '8px', paddingBottom: '8px', paddingLeft: '8px' },
      false,
      '120 × 44 px · padding 8 px',
    ],
    [{ paddingRight: '24px', paddingLeft: '24px' }, false, '120 × 44 px · padding 0 24 px'],
    [{ paddingBottom: '4px' }, false, '120 × 44 px · padding 0 0 4 0 px'],
    [{ rowGap: '12px', columnGap: '12px' }, false, '120 × 44 px · gap 12 px'],
    [{ rowGap: '4px', columnGap: '16px' }, false, '120 × 44 px · gap 4 16 px'],
    [{ borderTopLeftRadius: '12px' }, false, '120 × 44 px · radius 12 px'],
    [{ borderTopLeftRadius: '9999px' }, false, '120 × 44 px · round'],
    [{ borderTopLeftRadius: '50%' }, false, '120 × 44 px · round'],
  ])('%j', (style, hasText, text) => {
    expect(describeMeasures(box, { ...plain, ...style }, hasText)).toBe(text)
  })
})
