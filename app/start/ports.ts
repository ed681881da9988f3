import { createStore } from 'effector'
import type { i18n } from 'i18next'
import { consoleReport, type Report } from './reporting.ts'

/** Goes to a path of the site; the router gives it when it is there. */
export type Navigate = (path: string) => void

export const $i18n = createStore<i18n | null>(null, { serialize: 'ignore' })
export const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' })
export const $report = createStore<Report>(consoleReport, { serialize: 'ignore' })
