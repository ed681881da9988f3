import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { NoticeBanner, type NoticeBannerProps } from './NoticeBanner.tsx'

const heard = { onPauseToggle: vi.fn(), onNext: vi.fn(), onClose: vi.fn() }
const banner = (props: Partial<NoticeBannerProps> = {}) => (
  <NoticeBanner label="Новости" message="Турнир начался" several paused={false} {...heard} {...props} />
)

describeComponent('NoticeBanner', () => banner())

describe('NoticeBanner', () => {
  it('can be paused, stepped and closed', async () => {
    renderUi(banner())
    await userEvent.click(screen.getByRole('button', { name: 'Остановить смену новостей' }))
    await userEvent.click(screen.getByRole('button', { name: 'Следующая новость' }))
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть новости' }))
    expect(heard.onPauseToggle).toHaveBeenCalledOnce()
    expect(heard.onNext).toHaveBeenCalledOnce()
    expect(heard.onClose).toHaveBeenCalledOnce()
  })

  it('offers to go on while it is paused', () => {
    renderUi(banner({ paused: true }))
    expect(screen.getByRole('button', { name: 'Продолжить смену новостей' })).toBeTruthy()
  })

  it('only closes where there is one message', () => {
    renderUi(banner({ several: false }))
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Закрыть новости',
    ])
  })
})
