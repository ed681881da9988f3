import { useId, type ReactNode } from 'react'
import { Heading, Stack, Surface, Text } from '#ui/index.ts'

export interface SectionProps {
  title: string
  lead?: string
  /** Id of the heading, for a link to the section. */
  id?: string
  children: ReactNode
}

/** A section of a page with a heading. */
export function Section({ title, lead, id, children }: SectionProps) {
  const generatedId = useId()
  const headingId = id ?? generatedId
  return (
    <Surface labelledBy={headingId}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size={19} id={headingId}>
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Surface>
  )
}
