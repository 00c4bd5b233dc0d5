import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'
import { parse, protocol } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { preparedName } from './prepared.server.ts'

type Query = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>

const { serialize } = protocol
const { parseDescribeStatementResults, parseResults } = parse

/** Statements whose parameter types are known. Their texts and types take about 1 MB. */
const mostStatements = 500
/** Characters. A longer statement is made for its values, and never comes again. */
const longestText = 20_000

/**
 * Gives an embedded database queries that send one message each. PGlite's own `query` sends six and enters the database for
 * each; most of a small query's time goes there. The types of the parameters are asked for once.
 */
export function queryInOneMessage(lite: PGlite): void {
  const [query, transaction] = [lite.query.bind(lite) as Query, lite.transaction.bind(lite)]
  const messages = new Messages(lite)
  lite.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
    if (!isPlain(text, options)) return query<Row>(text, values, options)
    await lite._checkReady()
    return lite._runExclusiveTransaction(async () => {
      const results = await messages.ask<Row>(text, values, options)
      await lite.syncToFs()
      return results
    })
  }
  lite.transaction = (work) =>
    transaction((tx) => {
      const own = tx.query.bind(tx) as Query
      tx.query = (text, values, options) =>
        isPlain(text, options) && !tx.closed ? messages.ask(text, values, options) : own(text, values, options)
      return work(tx)
    })
}

class Messages {
  readonly #lite: PGlite
  readonly #types = new LRUCache<string, number[]>({ max: mostStatements })
  readonly #prepared = new Map<string, number[]>()

  constructor(lite: PGlite) {
    this.#lite = lite
  }

  ask<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    return this.#lite._runExclusiveQuery(async () => {
      try {
        const name = preparedName(text)
        const types = (name ? this.#prepared : this.#types).get(text) ?? (await this.#describe(text, name))
        const steps = [
          ...(name ? [] : [serialize.parse({ text, types })]),
          serialize.bind({ statement: name ?? '', values: values.map((value, at) => this.#serialized(value, types[at])) }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ]
        const messages = await this.#send(steps)
        return parseResults(messages, this.#lite.parsers, options)[0] as Results<Row>
      } catch (error) {
        throw withQuery(error, text, values)
      }
    })
  }

  /** Asks for the types of the parameters. Keeps the statement under its name when it has one. */
  async #describe(text: string, name = ''): Promise<number[]> {
    const messages = await this.#send([
      serialize.parse({ text, name }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const types = parseDescribeStatementResults(messages)
    if (name) this.#prepared.set(text, types)
    else this.#types.set(text, types)
    return types
  }

  #send(steps: Uint8Array[]) {
    return this.#lite.execProtocolStream(Buffer.concat(steps), { syncToFs: false })
  }

  #serialized(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.#lite.serializers[type]?.(value) ?? String(value)
  }
}

const isPlain = (text: string, options: QueryOptions = {}): boolean =>
  text.length <= longestText && options.blob === undefined && options.paramTypes === undefined && !options.serializers

/** Adds what PGlite's own errors tell. */
function withQuery(error: unknown, query: string, params: unknown[]): unknown {
  return error instanceof Error && 'code' in error ? Object.assign(error, { query, params }) : error
}
