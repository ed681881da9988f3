import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { IconButton } from './IconButton.tsx'

describeComponent('IconButton', () => <IconButton icon="fullscreen" label="На весь экран" />)
describeForwardedProps<HTMLButtonElement>('IconButton', (probe) => (
  <IconButton {...probe} icon="close" label="Закрыть" />
))

it('IconButton has its words as name and tooltip', () => {
  renderUi(<IconButton icon="fullscreen" label="На весь экран" />)
  expect(screen.getByRole('button', { name: 'На весь экран' }).title).toBe('На весь экран')
})

it('IconButton has no name but its label', () => {
  // @ts-expect-error a picture alone has no accessible name
  expect(<IconButton icon="close" />).toBeTruthy()
})
