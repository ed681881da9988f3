import { Counter, Gauge, Registry } from 'prom-client'

/*
 * What operators watch. Each process counts for itself, at the place where it happens; `/metrics` only prints. What a
 * transaction has counted stays counted if it is rolled back, so the truth about money is the ledger.
 */

/** The metrics of this file. */
export const measures = new Registry()
const registers = [measures]

/** Counts what a process has done since it started. */
export const counters = {
  transfers: new Counter({
    name: 'ledger_transfers_total',
    help: 'Transfers of the ledger by kind: a stake is a bet.',
    labelNames: ['kind'],
    registers,
  }),
  kopecks: new Counter({
    name: 'ledger_kopecks_total',
    help: 'Kopecks that the transfers of the ledger moved, by kind.',
    labelNames: ['kind'],
    registers,
  }),
  payments: new Counter({
    name: 'payments_total',
    help: 'Deposits (payin) and withdrawals (payout) that entered a stage, by provider.',
    labelNames: ['direction', 'provider', 'stage'],
    registers,
  }),
  gatewayFailures: new Counter({
    name: 'payment_gateway_failures_total',
    help: 'Requests to the payment gateway without an answer that could be read.',
    registers,
  }),
} as const

/** The standby of `DATABASE_REPLICA_URL`, as each process finds it; zeros without one. */
export const replicaMeasures = {
  lag: new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far the standby is behind the primary; it grows while the standby does not answer.',
    registers,
  }),
  reads: new Counter({
    name: 'replica_reads_total',
    help: 'Reads that a standby may answer, by the server that has answered them: standby or primary.',
    labelNames: ['source'],
    registers,
  }),
} as const

/** What the database knows, of all processes, read once a minute; NaN while it does not answer. */
export const gauges = {
  sessions: new Gauge({
    name: 'active_sessions',
    help: 'Sessions that are neither expired nor ended.',
    registers,
  }),
  oldestPayout: new Gauge({
    name: 'oldest_open_payout_seconds',
    help: 'Age of the oldest withdrawal that is neither paid nor ended; 0 without any.',
    registers,
  }),
  contradictions: new Gauge({
    name: 'ledger_contradictions',
    help: 'What the last check of the ledger found. It should be 0, ever.',
    registers,
  }),
} as const
