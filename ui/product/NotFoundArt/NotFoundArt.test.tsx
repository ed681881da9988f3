import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { NotFoundArt } from './NotFoundArt.tsx'

describeComponent('NotFoundArt', (probe) => <NotFoundArt {...probe} />)

it('NotFoundArt is hidden from assistive technology', () => {
  const { container } = renderUi(<NotFoundArt />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
