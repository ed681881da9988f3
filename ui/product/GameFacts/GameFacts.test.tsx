import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { GameFacts } from './GameFacts.tsx'

const facts = [
  { id: 'return', label: 'Возврат', value: '96,02 %' },
  { id: 'pace', label: 'Темп', value: 'раунд в 2,5 с' },
]
const action = <Link href="/fairness">Правила и проверка</Link>

describeComponent('GameFacts', (probe) => <GameFacts {...probe} facts={facts} action={action} />)

it('GameFacts pairs each value with its label and links to the rules', () => {
  renderUi(<GameFacts facts={facts} action={action} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Возврат', 'Темп'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['96,02 %', 'раунд в 2,5 с'])
  expect(screen.getByRole('link', { name: 'Правила и проверка' }).getAttribute('href')).toBe('/fairness')
})
