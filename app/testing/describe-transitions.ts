import { describe, expect, it } from 'vitest'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/** A state machine and its transition table as text; `-` marks an ignored event. */
export interface WorkflowTable<State, Event, Command, StateName extends string, EventName extends string> {
  step: Transition<State, Event, Command>
  states: Readonly<Record<StateName, State>>
  events: Readonly<Record<EventName, Event>>
  table: Readonly<Record<StateName, Readonly<Record<EventName, string>>>>
  /** Formats a state as text. */
  describeState: (state: State) => string
}

const describeCommand = (command: object): string => Object.values(command).join(' ')

/** Formats a transition as `state: commands`. */
export function outcomeOf<State, Command extends object>(
  state: State,
  step: Step<State, Command> | null,
  describeState: (state: State) => string,
): string {
  if (step === null) return '-'
  const nextText = describeState(step.state) === describeState(state) ? 'same' : describeState(step.state)
  return [nextText, step.commands.map(describeCommand).join(', ')].filter(Boolean).join(': ')
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] => {
  const isName = (name: string): name is Name => name in record
  return Object.keys(record).filter(isName)
}

/** Tests every event in every state of a machine against its table. */
export function describeTransitions<
  State,
  Event,
  Command extends object,
  StateName extends string,
  EventName extends string,
>({ step, states, events, table, describeState }: WorkflowTable<State, Event, Command, StateName, EventName>): void {
  describe.each(namesOf(states))('in state %s', (stateName) => {
    it.each(namesOf(events))('handles %s', (eventName) => {
      const state = states[stateName]
      expect(outcomeOf(state, step(state, events[eventName]), describeState)).toBe(table[stateName][eventName])
    })
  })
}
