import { describe, expect, it } from 'vitest'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/** A workflow, and what every event does in every state, as text: `-` is an event that cannot happen. */
export interface WorkflowTable<State, Event, Effect, StateName extends string, EventName extends string> {
  step: Transition<State, Event, Effect>
  states: Readonly<Record<StateName, State>>
  events: Readonly<Record<EventName, Event>>
  table: Readonly<Record<StateName, Readonly<Record<EventName, string>>>>
  /** All that a state holds, in words. */
  told: (state: State) => string
}

const toldEffect = (effect: object): string => Object.values(effect).join(' ')

/** The next state, and after a colon what is wanted. */
export function outcomeOf<State, Effect extends object>(
  before: State,
  step: Step<State, Effect> | null,
  told: (state: State) => string,
): string {
  if (step === null) return '-'
  const next = told(step.state) === told(before) ? 'same' : told(step.state)
  return [next, step.commands.map(toldEffect).join(', ')].filter(Boolean).join(': ')
}

const namesOf = <Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] => {
  const isName = (name: string): name is Name => name in of
  return Object.keys(of).filter(isName)
}

/** Tests every event in every state of a workflow. */
export function describeTransitions<
  State,
  Event,
  Effect extends object,
  StateName extends string,
  EventName extends string,
>({ step, states, events, table, told }: WorkflowTable<State, Event, Effect, StateName, EventName>): void {
  describe.each(namesOf(states))('%s', (state) => {
    it.each(namesOf(events))('and %s', (event) => {
      const before = states[state]
      expect(outcomeOf(before, step(before, events[event]), told)).toBe(table[state][event])
    })
  })
}
