import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { FilterBar } from './FilterBar.tsx'

describeComponent('FilterBar', (probe) => <FilterBar {...probe} types="Виды" tools="Поиск" />)

it('FilterBar shows the game types before the tools', () => {
  const { container } = renderUi(<FilterBar types="Виды" tools="Поиск" />)
  expect(container.textContent).toBe('ВидыПоиск')
})
