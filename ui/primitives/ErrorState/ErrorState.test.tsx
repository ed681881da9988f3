import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

describeComponent('ErrorState', (probe) => (
  <ErrorState {...probe} title="Игры не загрузились" action={<Button>Повторить</Button>}>
    Проверьте соединение и попробуйте ещё раз.
  </ErrorState>
))

it('ErrorState is an alert with its title and text', () => {
  renderUi(<ErrorState title="Игры">Что дальше</ErrorState>)
  expect(screen.getByRole('alert').textContent).toBe('ИгрыЧто дальше')
})
