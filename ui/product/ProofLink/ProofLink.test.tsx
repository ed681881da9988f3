import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ProofLink } from './ProofLink.tsx'

describeComponent('ProofLink', (probe) => <ProofLink {...probe} href="/fairness?round=1" label="Раунд игрока lotus" />)

it('ProofLink is named by the round it leads to', () => {
  renderUi(<ProofLink href="/fairness?round=1" label="Раунд игрока lotus" />)
  expect(screen.getByRole('link', { name: 'Раунд игрока lotus' }).getAttribute('href')).toBe('/fairness?round=1')
})
