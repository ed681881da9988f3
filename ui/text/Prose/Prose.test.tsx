import { createEvent, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Prose, type SafeHtml } from './Prose.tsx'

const safe = (html: string): SafeHtml => ({ kind: 'safe-html', html })
const text = safe(
  '<h2>Правила</h2><p>Читайте <a href="/faq">вопросы</a> и <a href="https://x.example/">дальше</a>.</p>',
)

describeComponent('Prose', (probe) => <Prose {...probe} html={text} />)

it('Prose routes internal links through onNavigate and leaves other clicks to the browser', async () => {
  const navigate = vi.fn()
  renderUi(<Prose onNavigate={navigate} html={text} />)
  await userEvent.click(screen.getByRole('link', { name: 'вопросы' }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/faq')
  for (const [name, init] of [
    ['дальше', {}],
    ['вопросы', { ctrlKey: true }],
  ] as const) {
    const click = createEvent.click(screen.getByRole('link', { name }), init)
    fireEvent(screen.getByRole('link', { name }), click)
    expect(click.defaultPrevented).toBe(false)
  }
  expect(navigate).toHaveBeenCalledOnce()
})

it('Prose renders nothing for empty HTML', () => {
  const { container } = renderUi(<Prose html={safe('')} />)
  expect(container.querySelector('[data-component="Prose"]')).toBeNull()
})
