import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../test/conformance.tsx'
import { renderUi } from '../test/render-ui.tsx'
import { Heading, Text, VisuallyHidden } from './text.tsx'

describeComponent('Heading', (probe) => (
  <Heading {...probe} level={1}>
    Игры
  </Heading>
))
describeComponent('Text', (probe) => <Text {...probe}>Игры</Text>)
describeComponent('VisuallyHidden', (probe) => <VisuallyHidden {...probe}>Игры</VisuallyHidden>)

describe('Heading', () => {
  it('has the given heading level at any size', () => {
    renderUi(
      <Heading level={3} size={46}>
        Турниры
      </Heading>,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Турниры' })).toBeTruthy()
  })
})
