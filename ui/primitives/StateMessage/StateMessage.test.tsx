import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { examine, examinePassing } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button } from '../Button/Button.tsx'
import { StateMessage } from './StateMessage.tsx'

examine('StateMessage', () => (
  <StateMessage kind="error" title="Игры не загрузились" action={<Button>Повторить</Button>}>
    Проверьте соединение и попробуйте ещё раз.
  </StateMessage>
))
examinePassing<HTMLDivElement>('StateMessage', (probe) => (
  <StateMessage {...probe} kind="empty" title="Ничего не найдено">
    Снимите один из фильтров.
  </StateMessage>
))

describe('StateMessage', () => {
  it.each([
    ['error', 'alert'],
    ['empty', 'status'],
  ] as const)('speaks of %s as %s', (kind, role) => {
    renderUi(
      <StateMessage kind={kind} title="Игры">
        Что дальше
      </StateMessage>,
    )
    expect(screen.getByRole(role).textContent).toBe('ИгрыЧто дальше')
  })
})
