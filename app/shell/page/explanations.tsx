import { Stack, Text } from '#ui/index.ts'

/** A sentence or two with what they are about. */
export interface Explanation {
  id: string
  label: string
  text: string
}

/** Short explanations, one below the other. */
export function Explanations({ items }: { items: readonly Explanation[] }) {
  return (
    <Stack gap={3}>
      {items.map(({ id, label, text }) => (
        <Stack key={id} gap={0}>
          <Text strong>{label}</Text>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
    </Stack>
  )
}
