import { useId, type ReactNode } from 'react'
import { Heading, Stack, Surface, Text } from '#ui/index.ts'

/** A section of the profile with a heading. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Surface labelledBy={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size={19} id={id}>
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Surface>
  )
}
