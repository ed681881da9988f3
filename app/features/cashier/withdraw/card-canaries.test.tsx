import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { fault } from '#app/testing/fake-api.ts'
import { box, choose, confirm, mainButton, renderWithdraw, submit } from './withdraw-page.samples.tsx'

/** Twenty card numbers. */
const CANARIES = Array.from({ length: 20 }, (_, index) => `4${String(index).padStart(2, '0')}7391826450917`)

/** The markup with the attributes, and every text of the page and the storages; not the values of inputs. */
const markup = () => document.documentElement.outerHTML.replaceAll(/[\s\u00a0]/gu, '')

const fill = (label: string, value: string) => fireEvent.input(box(label), { target: { value } })

describe('a card number', () => {
  it('is in its input only, from typing to an unknown outcome', async () => {
    const { scope } = await renderWithdraw({ makeTransfer: fault.noResponse })
    await screen.findByRole('textbox', { name: 'Номер карты' })
    const stored = () =>
      ['withdrawal-accounts', 'withdrawal-key', 'drafts'].map((key) => [
        scope.getState($storage)?.getItem(key),
        scope.getState($tabStorage)?.getItem(key),
      ])
    for (const canary of CANARIES) {
      const expectHidden = () => expect(markup() + JSON.stringify(stored())).not.toContain(canary)
      fill('Номер карты', canary)
      fill('Сумма', '5000')
      expectHidden()
      await submit()
      await screen.findByRole('dialog')
      expectHidden()
      await confirm()
      await screen.findByRole('alert')
      expectHidden()
      expect(box('Номер карты').value.replaceAll(/\D/gu, '')).toBe(canary)
      // Another amount, so that the next number is reviewed too.
      fill('Сумма', '4000')
      expect(mainButton().textContent).toBe('Проверить заявку')
    }
  })

  it('is removed from its input when the method changes, and when the page is left', async () => {
    await renderWithdraw()
    await screen.findByRole('textbox', { name: 'Номер карты' })
    const input = box('Номер карты')
    fill('Номер карты', CANARIES[0] ?? '')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(input.value).toBe('')
    fill('Номер карты', CANARIES[0] ?? '')
    await choose('Почта')
    await waitFor(() => expect(input.isConnected).toBe(false))
    expect(input.value).toBe('')
  })
})
