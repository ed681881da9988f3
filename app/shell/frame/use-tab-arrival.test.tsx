import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tabs } from '#ui/index.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { useTabArrival } from './use-tab-arrival.ts'

const scrollIntoView = () => vi.mocked(Element.prototype.scrollIntoView)
beforeEach(() => void vi.spyOn(Element.prototype, 'scrollIntoView').mockClear())
afterEach(() => void vi.restoreAllMocks())

function Page() {
  const navigate = useNavigate()
  const open = useLocation().hash === '#second' ? 'second' : 'first'
  return (
    <div ref={useTabArrival(open)}>
      <Tabs
        label="Tabs"
        value={open}
        onValueChange={(id) => void navigate(`#${id}`)}
        tabs={[
          { id: 'first', label: 'First', content: <button onClick={() => void navigate('#second')}>Go</button> },
          { id: 'second', label: 'Second', content: <button onClick={() => void navigate(-1)}>Return</button> },
        ]}
      />
    </div>
  )
}
const scrolledTo = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top })
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }))

it('useTabArrival focuses the tab that a link opens and scrolls to it, but not on Back', async () => {
  await renderPage(<Page />)
  scrolledTo(-600)
  await press('Go')
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Second' }))
  expect(scrollIntoView()).toHaveBeenCalledOnce()
  await press('Return')
  expect(screen.getByRole('tab', { name: 'First' }).getAttribute('aria-selected')).toBe('true')
  expect(scrollIntoView()).toHaveBeenCalledOnce()
})

it('useTabArrival leaves the focus in the list of tabs, and the page where it is', async () => {
  await renderPage(<Page />)
  await press('Second')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Second' }))
  await press('First')
  scrolledTo(120)
  await press('Go')
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Second' }))
  expect(scrollIntoView()).not.toHaveBeenCalled()
})
