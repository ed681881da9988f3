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

/** Renders a main button, inside of a part of the page, and the floating one. Both are laid out where they overlap. */
function renderOverMain(part: { inert?: boolean } = {}) {
  const { container } = renderUi(
    <>
      <div {...part}>
        <Button tone="primary" wide>
          Сохранить
        </Button>
      </div>
      <ScrollTopButton label="Наверх" onPress={() => undefined} />
    </>,
  )
  const main = screen.getByText('Сохранить').closest('button')
  const floating = container.querySelector<HTMLElement>('[data-component=ScrollTopButton]')
  if (main === null || floating === null) throw new Error('no button')
  layOut(floating, { left: 328, top: 700, width: 46 })
  const moveMain = (top: number) => layOut(main, { left: 16, top, width: 358 })
  moveMain(710)
  return { container, main, floating, moveMain }
}
const LIFTED = 'translateY(-44px)'
/** After `watchLayout` has measured. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('ScrollTopButton stays above a main button that scrolls below it', async () => {
  const { floating, moveMain } = renderOverMain()
  fireEvent.scroll(window)
  await waitFor(() => expect(floating.style.transform).toBe(LIFTED))
  moveMain(600)
  fireEvent.scroll(window)
  await waitFor(() => expect(floating.style.transform).toBe(''))
})

it('ScrollTopButton may cover a main button that is inert', async () => {
  const { floating } = renderOverMain({ inert: true })
  fireEvent.scroll(window)
  await nextFrame()
  expect(floating.style.transform).toBe('')
})

it('ScrollTopButton stays where it is while a modal covers it', async () => {
  const { container, floating } = renderOverMain()
  fireEvent.scroll(window)
  await waitFor(() => expect(floating.style.transform).toBe(LIFTED))
  container.setAttribute('inert', '')
  fireEvent.scroll(window)
  await nextFrame()
  expect(floating.style.transform).toBe(LIFTED)
})

it('ScrollTopButton moves when a part of the page has changed its size', async () => {
  const observed = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #resized: () => void
      constructor(resized: () => void) {
        this.#resized = resized
      }
      observe = (element: Element) => void observed.set(element, this.#resized)
      unobserve = (element: Element) => void observed.delete(element)
      disconnect = () => observed.clear()
    },
  )
  const { container, main, floating, moveMain } = renderOverMain()
  await nextFrame()
  moveMain(720)
  // A picture above the button has loaded.
  observed.get(container)?.()
  await waitFor(() => expect(floating.style.transform).toBe('translateY(-34px)'))
  moveMain(710)
  observed.get(main)?.()
  await waitFor(() => expect(floating.style.transform).toBe(LIFTED))
  main.remove()
  await waitFor(() => expect(observed.has(main)).toBe(false))
  vi.unstubAllGlobals()
})

it('ScrollTopButton calls onPress on a click', async () => {
  const onPress = vi.fn()
  renderUi(<ScrollTopButton label="Наверх" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { name: 'Наверх' }))
  expect(onPress).toHaveBeenCalledOnce()
})
