import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Skeleton } from './Skeleton.tsx'

describeComponent('Skeleton', (probe) => <Skeleton {...probe} height={170} />)

it('Skeleton has the given height and is hidden from assistive technology', () => {
  const { container } = renderUi(<Skeleton height={170} />)
  const skeleton = container.querySelector<HTMLElement>('[data-component="Skeleton"]')
  expect(skeleton?.style.blockSize).toBe('170px')
  expect(skeleton?.getAttribute('aria-hidden')).toBe('true')
})

it.each(['tile', 'fill', 'panel'] as const)(
  'Skeleton of the shape %s takes its height from its container',
  (height) => {
    const { container } = renderUi(<Skeleton height={height} />)
    const skeleton = container.querySelector<HTMLElement>('[data-component="Skeleton"]')
    expect(skeleton?.dataset['shape']).toBe(height)
    expect(skeleton?.style.blockSize).toBe('')
  },
)
