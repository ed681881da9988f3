import { createWatch, type Scope } from 'effector'
import { announced, type Announcement } from '#app/models/notices/announcements.model.ts'

/** Returns the list of announcements of a scope, which grows. */
export function announcementsOf(scope: Scope): readonly Announcement[] {
  const announcements: Announcement[] = []
  createWatch({ unit: announced, scope, fn: (announcement) => void announcements.push(announcement) })
  return announcements
}
