import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PageFrame } from './PageFrame.tsx'

const frame = (probe?: ProbeProps) => (
  <PageFrame {...probe} skipLabel="К содержанию" header={<header>Шапка</header>} footer={<footer>Подвал</footer>}>
    <h1>Игры</h1>
  </PageFrame>
)

describeComponent('PageFrame', frame)

it('PageFrame has a skip link as the first tab stop, to a focusable main element', async () => {
  renderUi(frame())
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'К содержанию' })
  expect(document.activeElement).toBe(skip)
  const main = screen.getByRole('main')
  expect(skip.getAttribute('href')).toBe(`#${main.id}`)
  expect(main.tabIndex).toBe(-1)
})
