import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $shown, filtersReset, moreRequested, providersChosen, searchTyped, typeShown } from './lobby.model.ts'

describe('$shown', () => {
  it('starts at 15 and grows by 15', async () => {
    const scope = fork()
    expect(scope.getState($shown)).toBe(15)
    await allSettled(moreRequested, { scope })
    await allSettled(moreRequested, { scope })
    expect(scope.getState($shown)).toBe(45)
  })

  it.each([
    ['the type', typeShown],
    ['the providers', providersChosen],
    ['the search', searchTyped],
  ] as const)('resets when %s changes', async (_, unit) => {
    const scope = fork()
    await allSettled(moreRequested, { scope })
    if (unit === typeShown) await allSettled(typeShown, { scope, params: 'hot' })
    if (unit === providersChosen) await allSettled(providersChosen, { scope, params: new Set([1]) })
    if (unit === searchTyped) await allSettled(searchTyped, { scope, params: 'a' })
    expect(scope.getState($shown)).toBe(15)
  })

  it('is kept when the same type is shown again', async () => {
    const scope = fork()
    await allSettled(moreRequested, { scope })
    await allSettled(typeShown, { scope, params: 'all' })
    await allSettled(filtersReset, { scope })
    expect(scope.getState($shown)).toBe(30)
  })
})
