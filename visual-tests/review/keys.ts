/** What a key does on the review page. */
export type ReviewCommand =
  | { do: 'move'; step: 1 | -1 }
  | { do: 'approveGroup' | 'approveOne' | 'reject' | 'undo' | 'filter' | 'help' | 'zoom' | 'finish' }
  | { do: 'view'; view: ViewName }

export const views = ['side', 'swipe', 'onion', 'difference', 'blink'] as const
export type ViewName = (typeof views)[number]

interface KeyDescription {
  keys: readonly string[]
  text: string
}

/** The keys in the order of the help. */
export const keyDescriptions: readonly KeyDescription[] = [
  { keys: ['j'], text: 'Next change' },
  { keys: ['k'], text: 'Previous change' },
  { keys: ['a'], text: 'Approve all changes with this cause' },
  { keys: ['s'], text: 'Approve this change only' },
  { keys: ['r'], text: 'Reject with a note' },
  { keys: ['u'], text: 'Undo the last verdict' },
  { keys: ['1', '2', '3', '4', '5'], text: 'Side by side, swipe, onion skin, difference, blink' },
  { keys: ['z'], text: 'Whole picture, or back to the change' },
  { keys: ['f'], text: 'Filter the list' },
  { keys: ['e'], text: 'Finish: apply approvals, copy rejections' },
  { keys: ['?'], text: 'Show these keys' },
]

const simple: Readonly<Record<string, ReviewCommand>> = {
  j: { do: 'move', step: 1 },
  k: { do: 'move', step: -1 },
  a: { do: 'approveGroup' },
  s: { do: 'approveOne' },
  r: { do: 'reject' },
  u: { do: 'undo' },
  z: { do: 'zoom' },
  f: { do: 'filter' },
  e: { do: 'finish' },
  '?': { do: 'help' },
}

/** The parts of a key event that decide its command. */
export interface PressedKey {
  key: string
  /** `KeyJ`: the physical key, which is the same in a Russian layout. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
}

/** The command of a key; `null` for any other key, and for shortcuts of the browser. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, repeat }: PressedKey): ReviewCommand | null {
  if (ctrlKey || metaKey || altKey) return null
  const digit = views[Number(key) - 1]
  if (digit !== undefined) return { do: 'view', view: digit }
  const letter = /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase()
  const command = simple[key] ?? simple[letter ?? '']
  // A held key may scroll through the list, but never judges what was not seen.
  return command === undefined || (repeat && command.do !== 'move') ? null : command
}
