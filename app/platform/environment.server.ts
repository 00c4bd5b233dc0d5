import { z } from 'zod'
import { type Captcha, readCaptcha } from './captcha.server.ts'
import { type ChannelSettings, channelSettings, channelVariables, refuseHalfConfigured } from './channels/settings.ts'
import { type MapTiles, readMapTiles } from './map-tiles.ts'
import { withSecretFiles } from './secret-files.server.ts'
import { wrongVariables } from './wrong-variables.ts'

const count = (usual: number) => z.coerce.number().int().min(1).default(usual)
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user:password@host:5432/name' }).optional(),
  /** How many seconds a start waits for the database to answer. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).default(30),
  /** Seconds. After SIGTERM, requests are still answered so long, until the proxy has seen that /readyz says 503. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** How many proxies in front of the site may report the client's address and protocol. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Pages a minute for one client address that are not in the cache. Thousands of people may share an address. */
  PAGES_PER_MINUTE: count(1200),
  /** Pictures a minute for one client address that are not in the cache. A page can show a dozen. */
  PICTURES_PER_MINUTE: count(6000),
  /** Checks a minute for one client address: the form script sends them while a visitor fills in a form. */
  CHECKS_PER_MINUTE: count(1200),
  /** Submitted forms a minute for one client address. */
  SUBMITS_PER_MINUTE: count(300),
  /** Forms submitted faster than this come from programs. */
  FORM_MINIMUM_SECONDS: z.coerce.number().min(0).default(2),
  /** How many requests are accepted for one phone number, from one device, and from one address. */
  LEADS_PER_NUMBER_A_DAY: count(12),
  LEADS_PER_DEVICE_AN_HOUR: count(20),
  LEADS_PER_ADDRESS_A_MINUTE: count(60),
  /** How many one-time codes are sent for one device and for one address. The limits of a number are in `code.ts`. */
  CODES_PER_DEVICE_AN_HOUR: count(10),
  CODES_PER_ADDRESS_A_MINUTE: count(20),
  /** Signs the cookies of employees and encrypts their second factors. Without it, the site makes one and stores it. */
  OFFICE_SECRET: z.string().min(32).optional(),
  /** Runs the work of `jobs.ts` in this process. */
  JOBS: flag.default(true),
  /** Serves figures for Prometheus on a port of their own. Without it there are none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Makes the brochure of every model after a start and after each change, before a visitor asks for it. */
  BROCHURES_AHEAD: flag.default(true),
  ...channelVariables,
})

const schema = fields.superRefine(refuseHalfConfigured)

export type Environment = ChannelSettings & {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databaseWaitSeconds: number
  drainSeconds: number
  trustedProxies: number
  /** Limits for one client address. */
  perMinute: { pages: number; pictures: number; checks: number; submits: number }
  officeSecret: string | undefined
  jobs: boolean
  brochuresAhead: boolean
  metrics: { port: number; host: string } | null
  forms: {
    minimumSeconds: number
    perNumberADay: number
    perDeviceAnHour: number
    perAddressAMinute: number
    codesPerDeviceAnHour: number
    codesPerAddressAMinute: number
  }
  captcha: Captcha | null
  mapTiles: MapTiles | null
}

/** Reads the process environment once. Throws an error that names each wrong variable. */
export function readEnvironment(ownVariables: Record<string, string | undefined>): Environment {
  const variables = withSecretFiles(ownVariables)
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw wrongVariables(parsed.error)
  const it = parsed.data
  return {
    port: it.PORT,
    host: it.HOST,
    publicUrl: (it.PUBLIC_URL ?? `http://localhost:${it.PORT}`).replace(/\/$/, ''),
    dataDir: it.DATA_DIR,
    databaseUrl: it.DATABASE_URL,
    databaseWaitSeconds: it.DATABASE_WAIT_SECONDS,
    drainSeconds: it.DRAIN_SECONDS,
    trustedProxies: it.TRUSTED_PROXIES,
    perMinute: {
      pages: it.PAGES_PER_MINUTE,
      pictures: it.PICTURES_PER_MINUTE,
      checks: it.CHECKS_PER_MINUTE,
      submits: it.SUBMITS_PER_MINUTE,
    },
    officeSecret: it.OFFICE_SECRET,
    jobs: it.JOBS,
    brochuresAhead: it.BROCHURES_AHEAD,
    metrics: it.METRICS_PORT === undefined ? null : { port: it.METRICS_PORT, host: it.METRICS_HOST },
    forms: {
      minimumSeconds: it.FORM_MINIMUM_SECONDS,
      perNumberADay: it.LEADS_PER_NUMBER_A_DAY,
      perDeviceAnHour: it.LEADS_PER_DEVICE_AN_HOUR,
      perAddressAMinute: it.LEADS_PER_ADDRESS_A_MINUTE,
      codesPerDeviceAnHour: it.CODES_PER_DEVICE_AN_HOUR,
      codesPerAddressAMinute: it.CODES_PER_ADDRESS_A_MINUTE,
    },
    captcha: readCaptcha(variables),
    mapTiles: readMapTiles(variables),
    ...channelSettings(it),
  }
}
