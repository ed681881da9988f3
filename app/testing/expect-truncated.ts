import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** A name is shown cut; the whole of it is its tooltip, and what is read. */
export function expectTruncated(whole: string, short: string): void {
  expect(screen.getByTitle(whole).textContent).toContain(short)
  const read = screen.getByText(whole, { selector: ':not([title])' })
  expect(read.closest('[aria-hidden]')).toBeNull()
}
