import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { IconButton } from './IconButton.tsx'

describeComponent('IconButton', (probe) => <IconButton {...probe} icon="fullscreen" label="На весь экран" />)

it('IconButton uses its label as accessible name and tooltip', () => {
  renderUi(<IconButton icon="fullscreen" label="На весь экран" />)
  expect(screen.getByRole('button', { name: 'На весь экран' }).title).toBe('На весь экран')
})

it('IconButton requires a label', () => {
  // @ts-expect-error an icon alone has no accessible name
  expect(<IconButton icon="close" />).toBeTruthy()
})
