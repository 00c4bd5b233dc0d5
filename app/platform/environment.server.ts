import { z } from 'zod'
import { type Captcha, readCaptcha } from './captcha.server.ts'
import { type ChannelSettings, channelSettings, channelVariables, refuseHalfConfigured } from './channels/settings.ts'
import { type MapTiles, readMapTiles } from './map-tiles.ts'
import { wrongVariables } from './wrong-variables.ts'

const count = (usual: number) => z.coerce.number().int().min(1).default(usual)
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user:password@host:5432/name' }).optional(),
  /** How long a start waits for the database to answer. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).default(30),
  /** How many proxies in front may be believed about the client's address and protocol. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** What one address, which thousands may share, may cost a process in a minute: pages that are not kept finished, */
  PAGES_PER_MINUTE: count(1200),
  /** checks that the form's script makes while a form is filled in, */
  CHECKS_PER_MINUTE: count(1200),
  /** and forms that are sent. */
  SUBMITS_PER_MINUTE: count(300),
  /** Nobody fills in a form faster. */
  FORM_MINIMUM_SECONDS: z.coerce.number().min(0).default(2),
  /** Requests that are taken for one phone number, from one device, and from one address. */
  LEADS_PER_NUMBER_A_DAY: count(12),
  LEADS_PER_DEVICE_AN_HOUR: count(20),
  LEADS_PER_ADDRESS_A_MINUTE: count(60),
  /** One-time codes that are sent for one device, and for one address; those for a number are fixed in `code.ts`. */
  CODES_PER_DEVICE_AN_HOUR: count(10),
  CODES_PER_ADDRESS_A_MINUTE: count(20),
  /** Runs the work of `jobs.ts` in this process. */
  JOBS: flag.default(true),
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
  trustedProxies: number
  /** What one address may ask for. */
  perMinute: { pages: number; checks: number; submits: number }
  jobs: boolean
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

/** Reads the process environment once. Throws a message that names the variable. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
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
    trustedProxies: it.TRUSTED_PROXIES,
    perMinute: { pages: it.PAGES_PER_MINUTE, checks: it.CHECKS_PER_MINUTE, submits: it.SUBMITS_PER_MINUTE },
    jobs: it.JOBS,
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
