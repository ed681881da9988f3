import { allSettled, createEffect, createEvent, createWatch, fork, sample } from 'effector'
import { describe, expect, it } from 'vitest'
import { createMachine, type Step } from './create-machine.ts'

type Light = 'green' | 'red'
const step = (state: Light, event: 'stop' | 'go'): Step<Light, string> | null => {
  if (event === 'stop') return state === 'green' ? { state: 'red', commands: ['brake', 'wait'] } : null
  return { state: 'green', commands: [] }
}

function start() {
  const machine = createMachine<Light, 'stop' | 'go', string>('green', step)
  const scope = fork()
  const commands: string[] = []
  const ignored: unknown[] = []
  createWatch({
    unit: machine.commands,
    scope,
    fn: (command) => commands.push(`${scope.getState(machine.$state)}: ${command}`),
  })
  createWatch({ unit: machine.ignored, scope, fn: (event) => ignored.push(event) })
  const dispatch = (event: 'stop' | 'go') => allSettled(machine.dispatch, { scope, params: event })
  return { dispatch, commands, ignored, state: () => scope.getState(machine.$state) }
}

describe('createMachine', () => {
  it('changes the state before it issues the commands, in order', async () => {
    const { dispatch, commands, state } = start()
    await dispatch('stop')
    expect(state()).toBe('red')
    expect(commands).toEqual(['red: brake', 'red: wait'])
  })

  it('keeps the state and fires `ignored` for an event that cannot happen', async () => {
    const { dispatch, commands, ignored, state } = start()
    await dispatch('stop')
    await dispatch('stop')
    expect(state()).toBe('red')
    expect(commands).toHaveLength(2)
    expect(ignored).toEqual([{ state: 'red', event: 'stop' }])
  })

  it('processes events of one tick in order, and listeners see the new state', async () => {
    const machine = createMachine<number, 'one' | 'two', string>(0, (state, event) => ({
      state: state + 1,
      commands: [`${event} at ${state}`],
    }))
    const pressed = createEvent()
    const observedStates: number[] = []
    const observeFx = createEffect((state: number) => void observedStates.push(state))
    const dispatched = machine.dispatch.prepend<'one' | 'two'>((event) => event)
    sample({
      clock: pressed,
      target: [machine.dispatch.prepend(() => 'one' as const), machine.dispatch.prepend(() => 'two' as const)],
    })
    sample({ clock: dispatched, source: machine.$state, target: observeFx })
    const scope = fork()
    const commands: string[] = []
    createWatch({ unit: machine.commands, scope, fn: (command) => commands.push(command) })
    await allSettled(pressed, { scope })
    expect(commands).toEqual(['one at 0', 'two at 1'])
    await allSettled(dispatched, { scope, params: 'one' })
    expect(observedStates.at(-1)).toBe(3)
  })
})
