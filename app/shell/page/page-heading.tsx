import type { ReactNode } from 'react'
import { Heading, Stack, Text } from '#ui/index.ts'

/** Heading of a text page, with an optional lead. */
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
