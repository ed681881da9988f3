import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ScrollTopButton } from './ScrollTopButton.tsx'

describeComponent('ScrollTopButton', (probe) => <ScrollTopButton {...probe} label="Наверх" onPress={() => undefined} />)

/** Lays an element out, which jsdom does not. */
function layOut(
  element: Element,
  { top, left, width, height = 46 }: Record<'top' | 'left' | 'width', number> & { height?: number },
) {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height))
}

it('ScrollTopButton stays above a main button that scrolls below it', async () => {
  renderUi(
    <>
      <Button tone="primary" wide>
        Сохранить
      </Button>
      <ScrollTopButton label="Наверх" onPress={() => undefined} />
    </>,
  )
  const main = screen.getByRole('button', { name: 'Сохранить' })
  const floating = screen
    .getByRole('button', { name: 'Наверх' })
    .closest<HTMLElement>('[data-component=ScrollTopButton]')
  if (floating === null) throw new Error('no button')
  layOut(floating, { left: 328, top: 700, width: 46 })
  layOut(main, { left: 16, top: 710, width: 358 })
  fireEvent.scroll(window)
  await waitFor(() => expect(floating.style.transform).toBe('translateY(-44px)'))
  layOut(main, { left: 16, top: 600, width: 358 })
  fireEvent.scroll(window)
  await waitFor(() => expect(floating.style.transform).toBe(''))
})

it('ScrollTopButton calls onPress on a click', async () => {
  const onPress = vi.fn()
  renderUi(<ScrollTopButton label="Наверх" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }))
  expect(onPress).toHaveBeenCalledOnce()
})
