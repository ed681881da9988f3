import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ScrollTopButton } from './ScrollTopButton.tsx'

describeComponent('ScrollTopButton', (probe) => <ScrollTopButton {...probe} label="Наверх" onPress={() => undefined} />)

it('ScrollTopButton calls onPress on a click', async () => {
  const onPress = vi.fn()
  renderUi(<ScrollTopButton label="Наверх" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }))
  expect(onPress).toHaveBeenCalledOnce()
})
