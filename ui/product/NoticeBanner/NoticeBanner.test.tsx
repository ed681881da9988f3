import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { NoticeBanner, type NoticeBannerProps } from './NoticeBanner.tsx'

const handlers = { onOpen: vi.fn(), onPauseToggle: vi.fn(), onNext: vi.fn(), onClose: vi.fn() }
const banner = (props: Partial<NoticeBannerProps> = {}) => (
  <NoticeBanner label="Новости" message="Турнир начался" hasNext paused={false} {...handlers} {...props} />
)

describeComponent('NoticeBanner', banner)

describe('NoticeBanner', () => {
  it('has buttons for the whole text, pause, next and close', async () => {
    renderUi(banner())
    await userEvent.click(screen.getByRole('button', { name: 'Турнир начался' }))
    expect(handlers.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Остановить смену новостей' }))
    await userEvent.click(screen.getByRole('button', { name: 'Следующая новость' }))
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть новости' }))
    expect(handlers.onPauseToggle).toHaveBeenCalledOnce()
    expect(handlers.onNext).toHaveBeenCalledOnce()
    expect(handlers.onClose).toHaveBeenCalledOnce()
  })

  it('shows a resume button while paused', () => {
    renderUi(banner({ paused: true }))
    expect(screen.getByRole('button', { name: 'Продолжить смену новостей' })).toBeTruthy()
  })

  it('has only the text and a close button for a single message', () => {
    renderUi(banner({ hasNext: false }))
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Турнир начался', 'Закрыть новости'])
  })
})
