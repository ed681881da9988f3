import { expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Skeleton } from './Skeleton.tsx'

describeComponent('Skeleton', () => <Skeleton height={170} />)
describeForwardedProps<HTMLSpanElement>('Skeleton', (probe) => <Skeleton {...probe} height="tile" />)

it('Skeleton is as high as what will stand there, and silent', () => {
  const { container } = renderUi(<Skeleton height={170} />)
  const place = container.querySelector<HTMLElement>('[data-component="Skeleton"]')
  expect(place?.style.blockSize).toBe('170px')
  expect(place?.getAttribute('aria-hidden')).toBe('true')
})

it.each(['tile', 'fill', 'panel'] as const)('Skeleton of the shape %s takes its height from its place', (height) => {
  const { container } = renderUi(<Skeleton height={height} />)
  const place = container.querySelector<HTMLElement>('[data-component="Skeleton"]')
  expect(place?.dataset['shape']).toBe(height)
  expect(place?.style.blockSize).toBe('')
})
