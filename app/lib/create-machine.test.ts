import { allSettled, createEffect, createEvent, createWatch, fork, sample } from 'effector'
import { expect, it } from 'vitest'
import { createMachine, type Step } from './create-machine.ts'

type Light = 'green' | 'red'
const step = (state: Light, event: 'stop' | 'go'): Step<Light, string> | null => {
  if (event === 'stop') return state === 'green' ? { state: 'red', commands: ['brake', 'wait'] } : null
  return { state: 'green', commands: [] }
}

function start() {
  const machine = createMachine<Light, 'stop' | 'go', string>('green', step)
  const scope = fork()
  const done: string[] = []
  const refused: unknown[] = []
  createWatch({
    unit: machine.commands,
    scope,
    fn: (effect) => done.push(`${scope.getState(machine.$state)}: ${effect}`),
  })
  createWatch({ unit: machine.ignored, scope, fn: (refusal) => refused.push(refusal) })
  const tell = (event: 'stop' | 'go') => allSettled(machine.dispatch, { scope, params: event })
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

it('does what two events of one moment want, and whoever hears of an event finds the state after it', async () => {
  const machine = createMachine<number, 'one' | 'two', string>(0, (state, event) => ({
    state: state + 1,
    commands: [`${event} at ${state}`],
  }))
  const pressed = createEvent()
  const heard: number[] = []
  const noteFx = createEffect((state: number) => void heard.push(state))
  const told = machine.dispatch.prepend<'one' | 'two'>((event) => event)
  sample({
    clock: pressed,
    target: [machine.dispatch.prepend(() => 'one' as const), machine.dispatch.prepend(() => 'two' as const)],
  })
  sample({ clock: told, source: machine.$state, target: noteFx })
  const scope = fork()
  const done: string[] = []
  createWatch({ unit: machine.commands, scope, fn: (effect) => done.push(effect) })
  await allSettled(pressed, { scope })
  expect(done).toEqual(['one at 0', 'two at 1'])
  await allSettled(told, { scope, params: 'one' })
  expect(heard.at(-1)).toBe(3)
})
