import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { BrandMark } from './BrandMark.tsx'

describeComponent('BrandMark', (probe) => <BrandMark {...probe} />)

it('BrandMark is hidden from assistive technology', () => {
  const { container } = renderUi(<BrandMark />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
