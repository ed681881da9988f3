import pg from 'pg'
import { vi } from 'vitest'

/** A statement that is sent to PostgreSQL. */
export interface SentStatement {
  text: string
  values: readonly unknown[]
  connection: object
}

/** Calls `record` with every statement that this process sends to PostgreSQL, prepared or not, until mocks are restored. */
export function recordStatements(record: (statement: SentStatement) => void): void {
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function send(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const isPrepared = typeof first === 'object' && first !== null
    const [text, values] = isPrepared ? [Reflect.get(first, 'text'), Reflect.get(first, 'values')] : [first, second]
    if (typeof text === 'string') record({ text, values: Array.isArray(values) ? values : [], connection: this })
    return Reflect.apply(query, this, args)
  })
}
