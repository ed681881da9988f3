import { allSettled, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { createMachine, type Step } from './create-machine.ts'

type Light = 'green' | 'red'
const step = (state: Light, event: 'stop' | 'go'): Step<Light, string> | null => {
  if (event === 'stop') return state === 'green' ? { state: 'red', effects: ['brake', 'wait'] } : null
  return { state: 'green', effects: [] }
}

function start() {
  const machine = createMachine<Light, 'stop' | 'go', string>('green', step)
  const scope = fork()
  const done: string[] = []
  const refused: unknown[] = []
  createWatch({
    unit: machine.wanted,
    scope,
    fn: (effect) => done.push(`${scope.getState(machine.$state)}: ${effect}`),
  })
  createWatch({ unit: machine.refused, scope, fn: (refusal) => refused.push(refusal) })
  const tell = (event: 'stop' | 'go') => allSettled(machine.happened, { scope, params: event })
  return { tell, done, refused, state: () => scope.getState(machine.$state) }
}

it('goes to the next state first and then wants what is to be done, in order', async () => {
  const { tell, done, state } = start()
  await tell('stop')
  expect(state()).toBe('red')
  expect(done).toEqual(['red: brake', 'red: wait'])
})

it('keeps the state at an event that cannot happen in it, and tells', async () => {
  const { tell, done, refused, state } = start()
  await tell('stop')
  await tell('stop')
  expect(state()).toBe('red')
  expect(done).toHaveLength(2)
  expect(refused).toEqual([{ state: 'red', event: 'stop' }])
})
