import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ButtonLink } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

describeComponent('EmptyState', (probe) => (
  <EmptyState {...probe} icon="heart" title="Избранного пока нет" action={<ButtonLink href="/">К играм</ButtonLink>}>
    Отметьте игру сердцем.
  </EmptyState>
))

it('EmptyState is a status with its title and text', () => {
  renderUi(<EmptyState title="Игры">Что дальше</EmptyState>)
  expect(screen.getByRole('status').textContent).toBe('ИгрыЧто дальше')
  expect(screen.queryByRole('alert')).toBeNull()
})
