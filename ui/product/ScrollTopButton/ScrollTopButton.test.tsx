import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ScrollTopButton } from './ScrollTopButton.tsx'

describeComponent('ScrollTopButton', () => <ScrollTopButton label="Наверх" onPress={() => undefined} />)

it('ScrollTopButton asks to go to the top', async () => {
  const pressed = vi.fn()
  renderUi(<ScrollTopButton label="Наверх" onPress={pressed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }))
  expect(pressed).toHaveBeenCalledOnce()
})
