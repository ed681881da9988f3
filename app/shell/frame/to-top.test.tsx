import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { ToTop } from './to-top.tsx'

afterEach(() => Reflect.set(window, 'scrollY', 0))

it('ToTop is there below 200 px, and is visible only after scrolling up', async () => {
  await renderPage(<ToTop />)
  const stateAt = (y: number): 'absent' | 'hidden' | 'visible' => {
    Reflect.set(window, 'scrollY', y)
    act(() => void fireEvent.scroll(window))
    const button = screen.queryByRole('button', { name: 'Наверх' })
    if (button === null) return 'absent'
    return button.closest('[data-hidden-until-focus]') === null ? 'visible' : 'hidden'
  }
  expect([0, 200, 201, 900, 894, 880, 600, 700, 600, 200].map(stateAt)).toEqual([
    'absent',
    'absent',
    'hidden',
    'hidden',
    // Too little to be meant.
    'hidden',
    'visible',
    'visible',
    'hidden',
    'visible',
    'absent',
  ])
})
