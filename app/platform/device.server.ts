import { createHash, randomBytes } from 'node:crypto'
import { siteCookie } from './cookies.server.ts'

const secretCookie = siteCookie('pengirim', 180 * 24 * 60 * 60)

/**
 * The browser that sent a request, as the rate limits count it. A random secret in a cookie identifies it. The browser
 * gets the cookie with the first answer that counted something for it. The tables hold only a hash of the secret.
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

  /** True when the request carried no valid secret, so that nothing is known about the device. */
  get isNew(): boolean {
    return this.#isNew
  }

  /** The name of the device in the tables. */
  id(): string {
    this.#isCounted = true
    return createHash('sha256').update(`device ${this.#secret}`).digest('hex')
  }

  /** Gives the device another secret and returns its new name. */
  renew(): string {
    this.#secret = newSecret()
    this.#isNew = true
    return this.id()
  }

  /** Headers for the answer: the cookie of a new device, once something was counted for it. */
  async headers(): Promise<Record<string, string>> {
    return this.#isNew && this.#isCounted ? secretCookie.set(this.#request, this.#secret) : {}
  }
}

const newSecret = (): string => randomBytes(24).toString('base64url')
