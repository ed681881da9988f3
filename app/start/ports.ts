import { createStore } from 'effector'
import type { i18n } from 'i18next'
import { consoleReport, type Report } from './reporting.ts'

export const $i18n = createStore<i18n | null>(null, { serialize: 'ignore' })
export const $report = createStore<Report>(consoleReport, { serialize: 'ignore' })
