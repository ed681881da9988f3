import { createStore } from 'effector'
import type { i18n } from 'i18next'
import { consoleReport, type Report } from './reporting.ts'

/** Goes to a path of the site, as a step of the history or in place of the last one; the router gives it when it is there. */
export type Navigate = (path: string, options?: { replace: boolean }) => void

export const $i18n = createStore<i18n | null>(null, { serialize: 'ignore' })
export const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' })
export const $report = createStore<Report>(consoleReport, { serialize: 'ignore' })
