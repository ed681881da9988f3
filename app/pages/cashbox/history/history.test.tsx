import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { History } from './history.tsx'

const item = {
  id: 7,
  created_at: '2026-01-09 15:00:00',
  direction: 1,
  amount: 501,
  system_logo: '',
  status: 1,
  ref: 'ab',
}

function Search() {
  return <output>{useLocation().search}</output>
}

const open = (getPaymentHistory: Answers[string], at = '/cashbox?tab=history') =>
  renderPage(
    <>
      <History />
      <Search />
    </>,
    { at, answers: { getPaymentHistory } },
  )

it('History lists payments with amount and status, each a link to its timeline', async () => {
  await open({
    items: [
      item,
      { ...item, id: 8, amount: 1002.5, status: 3, ref: '', wallet: '•••• 1111' },
      { ...item, id: 9, direction: 0, status: 9 },
    ],
  })
  const link = await screen.findByRole('link', { name: 'Пополнение № 7' })
  expect(link.getAttribute('href')).toBe('/payment-notify?transaction=ab')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(rows.slice(1)).toEqual([
    'Пополнение № 79 янв., 15:00+501 ₽Выполнен',
    'Пополнение № 89 янв., 15:00 · •••• 11111 002,50 ₽Отклонён',
    'Вывод № 99 янв., 15:00501 ₽В работе',
  ])
  expect(screen.queryByRole('link', { name: 'Пополнение № 8' })).toBeNull()
})

it('History keeps month and direction in the address and asks for them', async () => {
  const { sent } = await open({ items: [] }, '/cashbox?tab=history&month=1')
  expect(await screen.findByText('Платежей нет: декабрь')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Платежи' }), 'Выводы')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), '3')
  await waitFor(() => expect(sent.filter(([call]) => call === 'getPaymentHistory')).toHaveLength(3))
  expect(document.querySelector('output')?.textContent).toBe('?tab=history&month=3&direction=payouts')
})

it('History can be loaded again after a failure', async () => {
  await open(inOrder(fault.noResponse, { items: [item] }))
  await userEvent.click(await screen.findByRole('button', { name: /Повторить|ещё раз/u }))
  expect(await screen.findByRole('link', { name: 'Пополнение № 7' })).toBeTruthy()
})
