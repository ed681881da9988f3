import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { CrashMessage } from './crash-message.tsx'

it('CrashMessage blames the page, not the server, and offers a reload', async () => {
  await renderPage(<CrashMessage />)
  expect(screen.getByText('На странице произошла ошибка')).toBeTruthy()
  expect(screen.getByText('Обновите страницу; не поможет — напишите в поддержку.')).toBeTruthy()
  expect(screen.queryByText(/Ответ сервера/u)).toBeNull()
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeTruthy()
})
