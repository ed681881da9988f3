import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PageFrame } from './PageFrame.tsx'

const frame = (isStagePage = false, probe?: ProbeProps) => (
  <PageFrame
    {...probe}
    skipLabel="К содержанию"
    header={<header>Шапка</header>}
    stage={<button type="button">Игра</button>}
    isStagePage={isStagePage}
    footer={<footer>Подвал</footer>}
  >
    <h1>Игры</h1>
  </PageFrame>
)

describeComponent('PageFrame', (probe) => frame(false, probe))

it.each([
  [false, false],
  [true, true],
])('PageFrame skips to the page; on the page of the stage (%s) that includes it', async (isStagePage, isIncluded) => {
  renderUi(frame(isStagePage))
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'К содержанию' })
  expect(document.activeElement).toBe(skip)
  const target = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '')
  expect(target?.tabIndex).toBe(-1)
  expect(target?.contains(screen.getByRole('heading'))).toBe(true)
  expect(target?.contains(screen.getByRole('button', { name: 'Игра' }))).toBe(isIncluded)
  expect(screen.getByRole('main').contains(target)).toBe(true)
})

it('PageFrame keeps the stage when the page changes', () => {
  const { rerender } = renderUi(frame(true))
  const stage = screen.getByRole('button', { name: 'Игра' })
  rerender(frame(false))
  expect(screen.getByRole('button', { name: 'Игра' })).toBe(stage)
})
