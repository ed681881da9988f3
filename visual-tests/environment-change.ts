const fieldsOf = (environment: string): Record<string, unknown> => {
  const fields: Record<string, unknown> = JSON.parse(environment)
  return fields
}

/** Describes how `current` differs from `approved`, such as `chromium 155.0 → 156.0`; empty if it does not. */
export function environmentChange(approved: string, current: string): string {
  const before = fieldsOf(approved)
  return Object.entries(fieldsOf(current))
    .filter(([name, value]) => String(before[name]) !== String(value))
    .map(([name, value]) => `${name} ${String(before[name])} → ${String(value)}`)
    .join(', ')
}
