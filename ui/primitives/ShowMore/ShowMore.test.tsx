import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Alert } from '../Alert/Alert.tsx'
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx'

const TOTAL = 4

function List(props: Partial<ShowMoreProps>) {
  const [count, setCount] = useState(2)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{index}</li>
        ))}
      </ul>
      <ShowMore
        label="Показать ещё"
        count={count}
        hasMore={count < TOTAL}
        status={`Показано ${count}`}
        onMore={() => setCount(count + 1)}
        findItems={() => list.current?.children}
        {...props}
      />
    </>
  )
}
const button = () => screen.getByRole('button', { name: 'Показать ещё' })

describeComponent('ShowMore', (probe) => <List {...probe} />)

describe('ShowMore', () => {
  it('announces how many items are shown, and keeps the focus while there is more', async () => {
    renderUi(<List />)
    expect(screen.getByRole('status').textContent).toBe('Показано 2')
    await userEvent.click(button())
    expect(screen.getByRole('status').textContent).toBe('Показано 3')
    expect(document.activeElement).toBe(button())
  })

  it('moves the focus to the first new item when the button disappears', async () => {
    renderUi(<List />)
    await userEvent.click(button())
    await userEvent.click(button())
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[3])
    expect(screen.getByRole('status').textContent).toBe('Показано 4')
  })

  it('ignores clicks while busy', async () => {
    const onMore = vi.fn()
    renderUi(<List busy onMore={onMore} />)
    await userEvent.click(button())
    expect(onMore).not.toHaveBeenCalled()
  })

  it('keeps the button beside a failure, to try again', () => {
    renderUi(<List failure={<Alert tone="negative" title="Не загрузилось" />} />)
    expect(screen.getByRole('alert').textContent).toBe('Не загрузилось')
    expect(button()).toBeTruthy()
  })
})
