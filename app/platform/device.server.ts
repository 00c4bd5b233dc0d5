import { createHash, randomBytes } from 'node:crypto'
import { siteCookie } from './cookies.server.ts'

const secretCookie = siteCookie('pengirim', 180 * 24 * 60 * 60)

/**
 * The browser a request comes from, as the limits count it. It is known by a random secret in a cookie, which it gets
 * with the answer once something of it is counted. The tables hold a hash of the secret.
 */
export class Device {
  readonly #request: Request
  #secret: string
  #isNew: boolean
  #isCounted = false

  private constructor(request: Request, known: string | null) {
    this.#request = request
    this.#isNew = known === null
    this.#secret = known ?? newSecret()
  }

  /** The device that sent this request. */
  static async of(request: Request): Promise<Device> {
    const sent = await secretCookie.read(request)
    return new Device(request, sent && /^[\w-]{32}$/.test(sent) ? sent : null)
  }

  /** Whether it came without a secret: nothing is known of it. */
  get isNew(): boolean {
    return this.#isNew
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
  async headers(): Promise<Record<string, string>> {
    return this.#isNew && this.#isCounted ? secretCookie.set(this.#request, this.#secret) : {}
  }
}

const newSecret = (): string => randomBytes(24).toString('base64url')
