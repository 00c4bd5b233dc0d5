import { createHash, randomBytes } from 'node:crypto'
import { readCookie, setCookie } from './cookies.server.ts'

const cookie = 'pengirim'
const seconds = 180 * 24 * 60 * 60

/**
 * The browser a request comes from, as the limits count it. It is known by a random secret in a cookie, which it gets
 * with the answer once something of it is counted. The tables hold a hash of the secret.
 */
export class Device {
  readonly #request: Request
  #secret: string
  #isNew: boolean
  #isCounted = false

  constructor(request: Request) {
    this.#request = request
    const known = readCookie(request, cookie)
    this.#isNew = known === null || !/^[\w-]{32}$/.test(known)
    this.#secret = this.#isNew || known === null ? newSecret() : known
  }

  /** Names the device in the tables. */
  id(): string {
    this.#isCounted = true
    return createHash('sha256').update(`device ${this.#secret}`).digest('hex')
  }

  /** Gives the device another secret, and returns its new name. */
  renew(): string {
    this.#secret = newSecret()
    this.#isNew = true
    return this.id()
  }

  /** What the answer has to carry. */
  headers(): Record<string, string> {
    return this.#isNew && this.#isCounted ? setCookie(this.#request, { name: cookie, value: this.#secret, seconds }) : {}
  }
}

const newSecret = (): string => randomBytes(24).toString('base64url')
