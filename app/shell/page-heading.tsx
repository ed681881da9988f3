import type { ReactNode } from 'react'
import { Heading, Stack, Text } from '#ui/index.ts'

/** The head of a plain page: its name, and a sentence that says what is here. */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={1} size={32}>
        {title}
      </Heading>
      {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
    </Stack>
  )
}
