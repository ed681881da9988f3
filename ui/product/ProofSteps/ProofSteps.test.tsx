import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ProofHashes, ProofNumbers, ProofPays, ProofSymbols, ProofWin } from './ProofEvidence.tsx'
import { ProofSteps, type ProofStep, type ProofStepState } from './ProofSteps.tsx'

const HASH = 'ca07991d42e01460892f152237db40c8dbe103b7bded5ef96e0782cce473c7a4'
const titles = ['Хеш', 'Числа', 'Барабаны', 'Выигрыш']

const proof = (states: readonly ProofStepState[], first: Partial<ProofStep> = {}, probe?: ProbeProps) => (
  <ProofSteps
    {...probe}
    label="Проверка раунда"
    stateTexts={{ passed: 'Сошлось', failed: 'Не сошлось', waiting: 'Ждёт', computing: 'Считаем' }}
    steps={titles.map((title, index) => ({
      id: title,
      title,
      state: states[index] ?? 'waiting',
      ...(index === 0 ? first : {}),
    }))}
    verdict={{ state: states[0] ?? 'waiting', title: 'Итог', note: 'Посчитано в браузере' }}
    action={<button type="button">Скопировать</button>}
  />
)
const stepTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describeComponent('ProofSteps', (probe) => proof(['passed'], {}, probe))
describeComponent('ProofHashes', (probe) => (
  <ProofHashes {...probe} hashes={[{ id: 'hash', label: 'SHA-256', value: HASH }]} />
))
describeComponent('ProofNumbers', (probe) => (
  <ProofNumbers {...probe} label="Числа" numbers={[{ id: 'a', source: '112ac78a', deciding: 1, number: '10 из 16' }]} />
))
describeComponent('ProofSymbols', (probe) => (
  <ProofSymbols {...probe} label="Барабаны" symbols={[{ id: 'a', label: 'слива', image: null }]} />
))
describeComponent('ProofPays', (probe) => (
  <ProofPays {...probe} label="Выплаты" pays={[{ id: 'a', label: 'Красное', amount: '10 ₽', isPaid: true }]} />
))
describeComponent('ProofWin', (probe) => <ProofWin {...probe} terms="10 ₽ × 8" win="80 ₽" />)

describe('ProofSteps', () => {
  it('lists the steps in order, with their state as a word', () => {
    renderUi(proof(['passed', 'computing', 'waiting']))
    expect(screen.getByRole('list', { name: 'Проверка раунда' })).toBeTruthy()
    expect(stepTexts()).toEqual(['Сошлось: Хеш', 'Считаем: Числа', 'Ждёт: Барабаны', 'Ждёт: Выигрыш'])
  })

  it('says what differs in a step that failed, with its evidence', () => {
    renderUi(proof(['failed'], { problem: 'Хеш другого сида', evidence: 'abc' }))
    expect(stepTexts()[0]).toBe('Не сошлось: ХешХеш другого сидаabc')
  })

  it('has a mark of its own for each state', () => {
    const { container } = renderUi(proof(['passed', 'failed', 'waiting', 'computing']))
    const [passed, failed, ...hollow] = [...container.querySelectorAll('li > span')].map(({ innerHTML }) => innerHTML)
    expect(passed).not.toBe('')
    expect(failed).not.toBe('')
    expect(passed).not.toBe(failed)
    expect(hollow).toEqual(['', ''])
  })

  it('announces the verdict and offers its action', () => {
    const { rerender } = renderUi(proof(['computing']))
    expect(screen.getByRole('status').textContent).toBe('ИтогПосчитано в браузере')
    expect(within(screen.getByRole('status')).queryByRole('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'Скопировать' })).toBeTruthy()
    rerender(proof(['passed']))
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })
})

describe('evidence of a proof', () => {
  it('has whole hashes, in groups without spaces', () => {
    renderUi(<ProofHashes hashes={[{ id: 'hash', label: 'SHA-256', value: HASH }]} />)
    const value = screen.getByRole('definition')
    expect(value.textContent).toBe(HASH)
    expect(value.childElementCount).toBe(8)
  })

  it.each([
    [1, 'a'],
    [8, '112ac78a'],
    [9, '112ac78a'],
  ])('marks %d deciding digits', (deciding, marked) => {
    const numbers = [{ id: 'a', source: '112ac78a', deciding, number: '10 из 16' }]
    const { container } = renderUi(<ProofNumbers label="Числа" numbers={numbers} />)
    expect(container.querySelector('mark')?.textContent).toBe(marked)
    expect(screen.getByRole('listitem').textContent).toBe('112ac78a10 из 16')
  })

  it('names symbols by their picture or by text', () => {
    const symbols = [
      { id: 'a', label: 'слива', image: '/plum.svg' },
      { id: 'b', label: 'дама пик', image: null, mark: 'оставили' },
    ]
    renderUi(<ProofSymbols label="Барабаны" symbols={symbols} />)
    expect(screen.getByRole('img', { name: 'слива' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['', 'дама пик оставили'])
  })

  it('lists what a win is the sum of', () => {
    const pays = [
      { id: 'a', label: 'Красное', amount: '10 ₽', isPaid: true },
      { id: 'b', label: 'Чёт', amount: '0 ₽', isPaid: false },
    ]
    renderUi(<ProofPays label="Выплаты" pays={pays} />)
    const list = screen.getByRole('list', { name: 'Выплаты' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Красное10 ₽', 'Чёт0 ₽'])
  })
})
